// Readers of the wire, by the names that `zod/mini` has for the same things. They are plain
// functions: the core reads every body by them and carries no validation library. `/wire` gives the
// same readers out as zod's schemas, so there is one description of each resource.

/** Where a body is wrong, and how. */
export interface Flaw {
  readonly path: Path
  readonly message: string
}

/** Names and indices, from the body inwards. */
export type Path = readonly (string | number)[]

/**
 * Reads a value: gives it back typed, with what is absent filled in, and adds what is wrong with it
 * to `flaws`. What it gives back counts only where nothing was added.
 */
export type Schema<Value = unknown> = (value: unknown, flaws: Flaw[], path?: Path) => Value

/** What a schema reads. */
export type output<S extends Schema> = ReturnType<S>
export type { output as infer }

/** The fields of an object. */
export type Shape = Readonly<Record<string, Schema>>

/** What a shape reads, and what stands beside it; a field that may be undefined may be absent. */
export type Fields<S extends Shape, Rest = unknown> = Flat<
  {
    -readonly [Name in keyof S as undefined extends output<S[Name]> ? never : Name]: output<S[Name]>
  } & {
    -readonly [Name in keyof S as undefined extends output<S[Name]> ? Name : never]?: output<S[Name]>
  } & Rest
>

/** One object type, as an editor shows it. */
type Flat<T> = { [Name in keyof T]: T[Name] } & {}

/** What a shape reads, beside fields that nobody checked. */
export type LooseFields<S extends Shape> = Fields<S, { [name: string]: unknown }>

/** A value that passes a test; the cast says what the test has shown. */
/* @__NO_SIDE_EFFECTS__ */
export function leaf<Value>(message: string, isValid: (value: unknown) => boolean): Schema<Value> {
  return (value, flaws, path = []) => {
    if (!isValid(value)) flaws.push({ path, message })
    return value as Value
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function string(): Schema<string> {
  return leaf('Expected text', (value) => typeof value === 'string')
}

/* @__NO_SIDE_EFFECTS__ */
export function number(): Schema<number> {
  return leaf('Expected a number', Number.isFinite)
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): Schema<boolean> {
  return leaf('Expected true or false', (value) => typeof value === 'boolean')
}

/** Text out of a closed set. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Values extends readonly string[]>(values: Values): Schema<Values[number]> {
  return leaf('Expected a known value', (value) => values.some((known) => known === value))
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown(): Schema {
  return (value) => value
}

/* @__NO_SIDE_EFFECTS__ */
export function array<Item>(item: Schema<Item>): Schema<Item[]> {
  return (value, flaws, path = []) => {
    if (Array.isArray(value)) return value.map((each, index) => item(each, flaws, [...path, index]))
    flaws.push({ path, message: 'Expected a list' })
    return []
  }
}

/* @__NO_SIDE_EFFECTS__ */
export function record<Value>(field: Schema<Value>): Schema<Record<string, Value>> {
  return (value, flaws, path) => {
    const names = Object.keys(Object(value)).filter((name) => name !== '__proto__')
    return object(Object.fromEntries(names.map((name) => [name, field])))(value, flaws, path)
  }
}

/** Keeps the fields of its shape, drops all others. */
/* @__NO_SIDE_EFFECTS__ */
export function object<S extends Shape>(shape: S): Schema<Fields<S>> {
  return fieldsBy(shape, () => ({}))
}

/** Keeps every field, those outside its shape as they came. */
/* @__NO_SIDE_EFFECTS__ */
export function looseObject<S extends Shape>(shape: S): Schema<LooseFields<S>> {
  return fieldsBy(shape, (given) => given)
}

type Given = Record<string, unknown>

function fieldsBy<Value>(shape: Shape, kept: (given: Given) => Given): Schema<Value> {
  return (value, flaws, path = []) => {
    const isObject = typeof value === 'object' && value && !Array.isArray(value)
    if (!isObject) flaws.push({ path, message: 'Expected an object' })
    const given: Given = { ...(isObject && value) }
    // A body that names this field would give a prototype to whoever copies it.
    Reflect.deleteProperty(given, '__proto__')
    const read = kept(given)
    for (const [name, field] of Object.entries(isObject ? shape : {})) {
      const found = field(given[name], flaws, [...path, name])
      if (found !== undefined) read[name] = found
    }
    return read as Value
  }
}

/** May be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Value>(inner: Schema<Value>): Schema<Value | undefined> {
  return (value, flaws, path) => (value === undefined ? value : inner(value, flaws, path))
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable<Value>(inner: Schema<Value>): Schema<Value | null> {
  return (value, flaws, path) => (value === null ? value : inner(value, flaws, path))
}

/** May be absent or null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullish<Value>(inner: Schema<Value>): Schema<Value | null | undefined> {
  return (value, flaws, path) => (value === undefined || value === null ? value : inner(value, flaws, path))
}

/** May be absent, which means what `absent` makes: anew each time, since who gets it may change it. */
/* @__NO_SIDE_EFFECTS__ */
export function _default<Value>(inner: Schema<Value>, absent: () => NoInfer<Value>): Schema<Value> {
  return (value, flaws, path) => (value === undefined ? absent() : inner(value, flaws, path))
}
