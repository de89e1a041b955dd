const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const MINUTE = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const SECOND = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** `Sat, 27 Apr 2024`, in the zone of this machine as all texts here. */
export function dayText(at: number): string {
  return DAY.format(at)
}

/** `17:05` */
export function minuteText(at: number): string {
  return MINUTE.format(at)
}

/** `17:05:09` */
export function secondText(at: number): string {
  return SECOND.format(at)
}

/** `2024-04-27 05:30 UTC` */
export function utcText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Returns the value of a datetime-local field: `2024-04-27T17:05`. */
export function fieldText(at: number): string {
  const local = new Date(at)
  const pad = (number: number) => String(number).padStart(2, '0')
  const day = `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`
  return `${day}T${pad(local.getHours())}:${pad(local.getMinutes())}`
}
