/**
 * Returns a field that the platform sends and the types of this package do not list; undefined if it is absent.
 *
 * @example unlistedField({ id: 'p', stream_url: 'https://x/' }, 'stream_url') //=> 'https://x/'
 */
export function unlistedField(resource: object, name: string): unknown {
  return Object.hasOwn(resource, name) ? Reflect.get(resource, name) : undefined
}
