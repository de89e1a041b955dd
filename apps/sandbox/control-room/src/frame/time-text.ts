// Texts of an instant, in epoch milliseconds, in the zone of this machine.

/** `Sat, 27 Apr 2024` */
export function dayText(at: number): string {
  const form = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Date(at).toLocaleDateString('en-GB', form)
}

/** `17:05` */
function minuteText(at: number): string {
  return secondText(at).slice(0, 5)
}

/** `Sat, 27 Apr 2024, 17:05` */
export function momentText(at: number): string {
  return `${dayText(at)}, ${minuteText(at)}`
}

/** `17:05:09` */
export function secondText(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB')
}

/** `2024-04-27 05:30 UTC` */
export function utcText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Returns the value of a datetime-local field: `2024-04-27T17:05`. */
export function fieldText(at: number): string {
  // Swedish dates are those of ISO 8601.
  return `${new Date(at).toLocaleDateString('sv-SE')}T${minuteText(at)}`
}

/** Returns the instant of a datetime-local field with the name 'time', in ISO 8601. */
export function instantIn(fields: FormData): string {
  return new Date(String(fields.get('time'))).toISOString()
}
