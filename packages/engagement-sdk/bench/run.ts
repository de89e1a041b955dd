import { benchEncryption } from './encryption.ts'
import { benchStream } from './stream.ts'

await benchEncryption()
await benchStream()
