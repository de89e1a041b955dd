import { changeSignal } from '../config/change-signal.ts'

/** Whether the player's token is still valid, as far as the game knows. */
export interface SignIn {
  isLost(): boolean
  /** The platform refused the token. */
  lose(): void
  /** A token of the same player has taken its place. */
  regain(): void
  /** Listens to changes until the returned function is called. */
  subscribe(onChange: () => void): () => void
}

/** Announces a token that could not be renewed. */
interface SignedOutSource {
  on(name: 'signedOut', listener: (event: unknown) => void): unknown
}

/** The sign-in of one client: lost when a token could not be renewed. */
export function signInOf(engagement: SignedOutSource): SignIn {
  const { notify, subscribe } = changeSignal()
  let isLost = false
  function become(next: boolean): void {
    isLost = next
    notify()
  }
  const signIn: SignIn = {
    isLost: () => isLost,
    lose: () => become(true),
    regain: () => become(false),
    subscribe,
  }
  engagement.on('signedOut', signIn.lose)
  return signIn
}
