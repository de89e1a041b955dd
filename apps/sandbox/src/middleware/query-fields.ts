import { z } from 'zod'

// Hono passes a parameter as one text, or as several if the query repeats it.

/** Every value of a parameter; undefined without one. */
export const texts = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat())
  .optional()

/** The first value of a parameter; undefined without one. An empty one is the same as none. */
export const text = texts.transform((given) => given?.[0] || undefined)

/** The first value of a parameter that must not be missing. */
export const requiredText = text.pipe(z.string('This field is required.'))

/** Returns the schema of a whole number. */
export function wholeNumber(min: number) {
  const message = `Enter a whole number of at least ${min}.`
  return text.pipe(
    z
      .string()
      .regex(/^\d{1,9}$/, message)
      .transform(Number)
      .pipe(z.number().min(min, message))
      .optional(),
  )
}

/** An instant, as epoch milliseconds. */
export const instant = text.pipe(
  z
    .string()
    .transform((given) => Date.parse(given))
    .pipe(z.number('Enter a date and time in ISO 8601.'))
    .optional(),
)

/** True or false. */
export const flag = text.pipe(
  z
    .enum(['true', 'false'], 'Enter true or false.')
    .transform((given) => given === 'true')
    .optional(),
)

/** Returns the schema of one of a list. */
export function choice<const T extends readonly string[]>(choices: T) {
  return text.pipe(z.enum(choices, `Choose one of ${choices.join(', ')}.`).optional())
}

/** Attributes as `key:value`, which may be repeated; the value may contain further colons. */
export const attributes = texts
  .transform((given = []) => given.filter((text) => text !== ''))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[^:]+:/, 'Write key:value.')
        .transform((given) => {
          const colon = given.indexOf(':')
          return { key: given.slice(0, colon), value: given.slice(colon + 1) }
        }),
    ),
  )
