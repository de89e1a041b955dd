import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@touchline/ui-kit'
import { type ReactElement, useState } from 'react'
import { keepSecret } from '../api/secret.ts'
import { Field } from './field.tsx'
import styles from './secret-form.module.css'

/** Asks for the control secret of a sandbox that has one. */
export function SecretForm({ problem }: { readonly problem: string }): ReactElement {
  const [secret, setSecret] = useState('')
  const client = useQueryClient()
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        keepSecret(secret)
        client.resetQueries().catch(() => undefined)
      }}
    >
      <p role="status">{problem}</p>
      <Field
        type="password"
        label="Control secret"
        required
        autoComplete="off"
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary">
        Enter
      </Button>
    </form>
  )
}
