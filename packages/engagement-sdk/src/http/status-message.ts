const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Incorrect data.',
  401: 'Unauthorized. Access token missing from request.',
  403: 'Access Denied. Access token incorrect.',
  404: 'Resource not found.',
  405: 'Method not allowed.',
  409: 'Resource already exists',
  415: 'Unsupported media type.',
}

/**
 * Returns the specification's sentence for a status of 300 or more (section 7).
 *
 * @example statusMessage(409) //=> 'Resource already exists'
 */
export function statusMessage(status: number): string {
  return MESSAGES[status] ?? (status >= 500 ? 'Server error. Try again.' : `Status ${status}.`)
}
