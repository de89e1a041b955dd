/** Replaces `Object.hasOwn`, which older engines of React Native lack. esbuild injects this export wherever the name is used. */
// biome-ignore lint/suspicious/noPrototypeBuiltins: the suggested function is the one that is replaced
const hasOwn = (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key)

export { hasOwn as 'Object.hasOwn' }
