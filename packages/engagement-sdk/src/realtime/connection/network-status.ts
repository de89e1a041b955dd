/** Whether the device has a network, and when that changes. */
export interface NetworkStatus {
  isOnline(): boolean
  /** Calls back on every change until the answer is called. */
  onChange(listener: (isOnline: boolean) => void): () => void
}

/** What a change of the network asks of the client, in order (specification section 4). */
export type NetworkReaction = 'announce-down' | 'disconnect' | 'destroy' | 'announce-up' | 'reconnect'

/** Offline keeps the place in the stream where it is to be restored and forgets everything else; online goes on. */
export function networkReactions(
  isOnline: boolean,
  { restore }: { restore: boolean },
): readonly NetworkReaction[] {
  if (isOnline) return ['announce-up', 'reconnect']
  return ['announce-down', restore ? 'disconnect' : 'destroy']
}

/** Follows the network for as long as it is wanted. */
export function createNetworkWatch(
  { network, restore }: { readonly network: NetworkStatus; readonly restore: boolean },
  react: Readonly<Record<NetworkReaction, () => void>>,
): (isWanted: boolean) => void {
  let stop: (() => void) | undefined
  return (isWanted) => {
    if (isWanted) {
      stop ??= network.onChange((isOnline) => {
        for (const reaction of networkReactions(isOnline, { restore })) react[reaction]()
      })
    } else {
      stop?.()
      stop = undefined
    }
  }
}

/** What a host without network events is taken for: always online. */
export const ALWAYS_ONLINE: NetworkStatus = { isOnline: () => true, onChange: () => () => undefined }

/** The part of a browser's global object that tells of the network. */
interface NetworkHost {
  readonly addEventListener?: (
    name: 'online' | 'offline',
    listener: () => void,
    options: { readonly signal: AbortSignal },
  ) => void
  readonly navigator?: object
}

/** The browser's own idea of the network; {@link ALWAYS_ONLINE} elsewhere. */
export function browserNetwork(host: NetworkHost = globalThis): NetworkStatus {
  const { addEventListener, navigator } = host
  if (addEventListener === undefined || navigator === undefined) return ALWAYS_ONLINE
  return {
    isOnline: () => !('onLine' in navigator && navigator.onLine === false),
    onChange: (listener) => {
      const changes = new AbortController()
      const { signal } = changes
      addEventListener.call(host, 'online', () => listener(true), { signal })
      addEventListener.call(host, 'offline', () => listener(false), { signal })
      return () => changes.abort()
    },
  }
}
