/** A message from a running program to the page. */
export type Output =
  | { readonly kind: 'line' | 'error' | 'failed'; readonly text: string }
  | { readonly kind: 'done' }
