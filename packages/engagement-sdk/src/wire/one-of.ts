import * as z from './schema.ts'

/**
 * Text out of a closed set. A quarter of a kilobyte lighter than the library's enumeration, whose
 * further abilities nobody here uses.
 */
export function oneOf<const Values extends readonly string[]>(values: Values): z.Schema<Values[number]> {
  const schema: z.Schema<string> = z.string(({ value, issues }) => {
    if (!values.includes(value)) issues.push({ code: 'custom', input: value, message: 'Unknown value' })
  })
  // The check is what narrows the type; the library has no way to say so.
  return schema as z.Schema<Values[number]>
}
