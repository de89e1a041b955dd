import { createCipher } from '../src/crypto/index.ts'
import { compare, type Job } from './compare.ts'

const KEY = 'enigma'
const GOAL = 1.3

/** The least that does the job with Web Crypto: message in, base64 text out, and back. */
async function bareCipher() {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(KEY))
  const key = await crypto.subtle.importKey('raw', digest, 'AES-CBC', false, ['encrypt', 'decrypt'])
  return {
    async encrypt(message: unknown): Promise<string> {
      const iv = crypto.getRandomValues(new Uint8Array(16))
      const plain = new TextEncoder().encode(JSON.stringify(message))
      const content = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, plain))
      const bytes = new Uint8Array(26 + content.length)
      bytes.set([0x50, 0x4e, 0x45, 0x44, 1, 0x41, 0x43, 0x52, 0x48, 16])
      bytes.set(iv, 10)
      bytes.set(content, 26)
      let binary = ''
      for (let at = 0; at < bytes.length; at += 0x8000)
        binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
      return btoa(binary)
    },
    async decrypt(text: string): Promise<unknown> {
      const binary = atob(text)
      const bytes = new Uint8Array(binary.length)
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at)
      const iv = bytes.subarray(10, 26)
      const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, bytes.subarray(26))
      return JSON.parse(new TextDecoder().decode(plain))
    },
  }
}

/** Returns a job that does this work one operation after the other. */
function repeated(work: () => Promise<unknown>, operations: number): Job {
  return async () => {
    const startedAt = performance.now()
    for (let operation = 0; operation < operations; operation += 1) await work()
    return (performance.now() - startedAt) / operations
  }
}

/** Compares encryption and decryption with bare Web Crypto in the same run. */
export async function benchEncryption(): Promise<void> {
  const cipher = createCipher({ cipherKey: KEY })
  const bare = await bareCipher()
  for (const [label, size, operations] of [
    ['1 KB', 1024, 1000],
    ['64 KB', 65_536, 100],
  ] as const) {
    const message = { text: 'kia ora '.repeat(size / 8 - 2) }
    const sealed = await cipher.encryptMessage(message)
    const rows = {
      encrypt: await compare({
        ours: repeated(() => cipher.encryptMessage(message), operations),
        bare: repeated(() => bare.encrypt(message), operations),
      }),
      decrypt: await compare({
        ours: repeated(() => cipher.decryptMessage(sealed), operations),
        bare: repeated(() => bare.decrypt(sealed), operations),
      }),
    }
    for (const [verb, { ours, bare: alone, ratio }] of Object.entries(rows)) {
      const verdict = ratio <= GOAL ? 'met' : 'missed'
      console.log(
        `${verb} ${label}: ${(ours * 1000).toFixed(1)} µs, bare Web Crypto ${(alone * 1000).toFixed(1)} µs, ratio ${ratio.toFixed(2)} (goal at most ${GOAL}: ${verdict})`,
      )
    }
  }
}
