const OWNERS = { AbortSignal, Array, Intl, Map, Object, Promise, Response, URL }

// `AbortSignal.any` is a function of the class, `Array#toSorted` a method of its instances.
for (const name of process.argv.slice(2)) {
  const [, owner, kind, key] = /^(\w+)([.#])(\w+)$/.exec(name)
  const target = kind === '#' ? OWNERS[owner].prototype : OWNERS[owner]
  if (!Reflect.has(target, key)) throw new Error(`${name} does not exist here.`)
  delete target[key]
}

const { smokeTest } = await import('./smoke-test.mjs')
console.log(await smokeTest())
