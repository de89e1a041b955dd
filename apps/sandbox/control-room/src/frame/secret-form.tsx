import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@touchline/ui-kit'
import { type ReactElement, useState } from 'react'
import { tryControlSecret, welcomeQuery } from '../api/queries.ts'
import { keepSecret } from '../api/secret.ts'
import styles from '../app.module.css'
import { Field } from './layout.tsx'

/** Renders the form for the control secret. */
export function SecretForm({ problem }: { readonly problem: string }): ReactElement {
  const [secret, setSecret] = useState('')
  const client = useQueryClient()
  const enter = useMutation({
    mutationFn: () => tryControlSecret(secret),
    onSuccess(welcome) {
      keepSecret(secret)
      client.setQueryData(welcomeQuery.queryKey, welcome)
    },
  })
  return (
    <form
      className={styles['narrow']}
      onSubmit={(event) => {
        event.preventDefault()
        enter.mutate()
      }}
    >
      <p role="status">{enter.error?.message ?? problem}</p>
      <Field
        type="password"
        label="Control secret"
        required
        autoComplete="off"
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" busy={enter.isPending}>
        Enter
      </Button>
    </form>
  )
}
