import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** Shows the result of an action for a moment. */
export type Say = (message: { readonly text: string; readonly tone: 'positive' | 'negative' }) => void

export const SayContext = createContext<Say>(() => {})

/** Returns the game's URL for the chosen tournament and a fan's token. */
export const GameUrlContext = createContext((_accessToken: string): string => '')

/** An action of the tester, and the message after it succeeded. */
interface Act {
  readonly work: () => Promise<unknown>
  readonly said: string
  readonly onDone?: (() => void) | undefined
}

/** Runs actions one after the other and refetches all queries after each. */
export function useAct(): { readonly act: (act: Act) => void; readonly isBusy: boolean } {
  const client = useQueryClient()
  const say = useContext(SayContext)
  const { mutate, isPending } = useMutation({
    scope: { id: 'act' },
    mutationFn: async ({ work }: Act) => {
      await work()
      await client.invalidateQueries()
    },
    onSuccess(_, { said, onDone }) {
      say({ text: said, tone: 'positive' })
      onDone?.()
    },
    onError: (error) => say({ text: error.message, tone: 'negative' }),
  })
  return { act: mutate, isBusy: isPending }
}
