/** An answer before it becomes a Response. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Returns an answer of 200 with a body. */
export function ok(body: unknown): Answer {
  return { status: 200, body }
}

/** Returns a refusal in the platform's usual shape. */
export function refusal(status: number, detail: string): Answer {
  return { status, body: { detail } }
}

/** Returns a refusal of one field. */
export function badField(field: string, message: string): Answer {
  return { status: 400, body: { [field]: [message] } }
}
