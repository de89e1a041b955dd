import {
  _check,
  type $loose,
  type $strip,
  $ZodArray,
  $ZodDefault,
  $ZodNullable,
  $ZodObject,
  $ZodOptional,
  $ZodRecord,
  type $ZodShape,
  $ZodString,
  type $ZodType,
  $ZodUnknown,
  type CheckFn,
  type output,
} from 'zod/v4/core'

// What `zod/mini` offers, by the same names and from zod's own classes, without the methods that it
// hangs on every schema: they weigh 1 KB in every app. `z.safeParse` of either build of zod reads
// these schemas, and so does everything that reads Standard Schema. The casts narrow what zod's
// constructors leave open; zod/mini has the same ones.

export type { $ZodType as Schema, output, output as infer, ParsePayload } from 'zod/v4/core'

/**
 * A value that passes a test. All leaves are made of this one class: zod's own for text, numbers and
 * booleans weigh another 0.3 KB.
 */
/* @__NO_SIDE_EFFECTS__ */
export function leaf<Value>(expected: string, isValid: (value: unknown) => boolean): $ZodType<Value> {
  const check = _check(({ value, issues }) => {
    if (!isValid(value)) issues.push({ code: 'custom', input: value, message: `Expected ${expected}` })
  })
  return new $ZodUnknown({ type: 'unknown', checks: [check] }) as $ZodType as $ZodType<Value>
}

/* @__NO_SIDE_EFFECTS__ */
export function string(): $ZodType<string> {
  return leaf('text', (value) => typeof value === 'string')
}

/* @__NO_SIDE_EFFECTS__ */
export function number(): $ZodType<number> {
  return leaf('a number', Number.isFinite)
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): $ZodType<boolean> {
  return leaf('true or false', (value) => typeof value === 'boolean')
}

/** Text out of a closed set. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Values extends readonly string[]>(values: Values): $ZodType<Values[number]> {
  return leaf('a known value', (value) => values.some((known) => known === value))
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown(): $ZodUnknown {
  return new $ZodUnknown({ type: 'unknown' })
}

/* @__NO_SIDE_EFFECTS__ */
export function array<Item extends $ZodType>(element: Item): $ZodArray<Item> {
  return new $ZodArray({ type: 'array', element }) as $ZodArray<Item>
}

/* @__NO_SIDE_EFFECTS__ */
export function record<Value extends $ZodType>(valueType: Value): $ZodRecord<$ZodString, Value> {
  const keyType = new $ZodString({ type: 'string' })
  return new $ZodRecord({ type: 'record', keyType, valueType }) as $ZodRecord<$ZodString, Value>
}

/** Keeps the fields of its shape, drops all others. */
/* @__NO_SIDE_EFFECTS__ */
export function object<Shape extends $ZodShape>(shape: Shape): $ZodObject<Shape, $strip> {
  return new $ZodObject({ type: 'object', shape }) as $ZodObject<Shape, $strip>
}

/** Keeps every field, those outside its shape as they came. */
/* @__NO_SIDE_EFFECTS__ */
export function looseObject<Shape extends $ZodShape>(
  shape: Shape,
  ...checks: readonly CheckFn<output<$ZodObject<Shape, $loose>>>[]
): $ZodObject<Shape, $loose> {
  const definition = {
    type: 'object',
    shape,
    catchall: unknown(),
    checks: checks.map((check) => _check(check)),
  } as const
  return new $ZodObject(definition) as $ZodObject<Shape, $loose>
}

/* @__NO_SIDE_EFFECTS__ */
export function optional<Inner extends $ZodType>(innerType: Inner): $ZodOptional<Inner> {
  return new $ZodOptional({ type: 'optional', innerType }) as $ZodOptional<Inner>
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable<Inner extends $ZodType>(innerType: Inner): $ZodNullable<Inner> {
  return new $ZodNullable({ type: 'nullable', innerType }) as $ZodNullable<Inner>
}

/** May be absent or null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullish<Inner extends $ZodType>(inner: Inner): $ZodOptional<$ZodNullable<Inner>> {
  return optional(nullable(inner))
}

/** May be absent, which means what `absent` makes: anew each time, since who gets it may change it. */
/* @__NO_SIDE_EFFECTS__ */
export function _default<Inner extends $ZodType>(
  innerType: Inner,
  absent: () => output<Inner>,
): $ZodDefault<Inner> {
  const definition = {
    type: 'default',
    innerType,
    get defaultValue() {
      return absent()
    },
  } as const
  return new $ZodDefault(definition) as $ZodDefault<Inner>
}
