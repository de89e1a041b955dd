/** The network of the device. */
export interface NetworkStatus {
  isOnline(): boolean
  /** Calls the listener on every change until the returned function is called. */
  onChange(listener: (isOnline: boolean) => void): () => void
}

/** Creates a function that starts and stops listening to the network. */
export function createNetworkWatch(
  network: NetworkStatus,
  onChange: (isOnline: boolean) => void,
): (isWanted: boolean) => void {
  let stop: (() => void) | undefined
  return (isWanted) => {
    if (isWanted) stop ??= network.onChange(onChange)
    else {
      stop?.()
      stop = undefined
    }
  }
}

/** The network of a host without network events. */
const ALWAYS_ONLINE: NetworkStatus = { isOnline: () => true, onChange: () => () => undefined }

/** The part of a browser's global object about the network. */
interface NetworkHost {
  readonly addEventListener?: (
    name: 'online' | 'offline',
    listener: () => void,
    options: { readonly signal: AbortSignal },
  ) => void
  readonly navigator?: object
}

/** Returns the browser's network; one that is always online elsewhere. */
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
