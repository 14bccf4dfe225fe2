import { isRecord, type Json } from '#lib/base/json'

const list = (v: Json | undefined): readonly Json[] => (Array.isArray(v) ? v : [])

/** The forms of a schema: those of a choice between several, or the one. */
export const formsOf = (schema: Json): readonly Json[] =>
  isRecord(schema) && Array.isArray(schema.anyOf) ? schema.anyOf.flatMap(formsOf) : [schema]

/** The keys of a form that is an object. */
export const keysOf = (schema: Json): readonly (readonly [key: string, of: Json, needed: boolean])[] => {
  if (!isRecord(schema) || !isRecord(schema.properties)) return []
  const needed = list(schema.required)
  return Object.entries(schema.properties).map(([key, of]) => [key, of, needed.includes(key)])
}

/** Lists of names that are told apart by one of them. */
const LISTED = [
  ['upkeep', 'step'],
  ['enchantment', 'type'],
  ['loseLife', 'event'],
  ['graveyard', 'zone'],
] as const

/** A JSON Schema as people write what it describes: `{ cast: label, by?: seat, targets?: [label or seat] }`. */
export function notation(schema: Json): string {
  if (!isRecord(schema)) return 'anything'
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? ''
  if (Array.isArray(schema.anyOf)) return [...new Set(schema.anyOf.map(notation))].join(' or ')
  if (typeof schema.title === 'string') return schema.title
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) {
    const { enum: names } = schema
    return (
      (names.length > 4 ? LISTED.find(([one]) => names.includes(one))?.[1] : undefined) ??
      (names.length > 8 ? 'name' : names.join(' or '))
    )
  }
  if (schema.type === 'integer') return 'number'
  if (schema.type === 'boolean') return 'true or false'
  if (schema.type === 'string') return 'text'
  if (schema.type === 'array') return `[${notation(schema.items ?? {})}]`
  if (isRecord(schema.properties) && 'against' in schema.properties) return 'pattern'
  if (isRecord(schema.properties))
    return `{ ${keysOf(schema)
      .map(([key, of, needed]) => `${key}${needed ? '' : '?'}: ${notation(of)}`)
      .join(', ')} }`
  if (schema.type === 'object')
    return `{ ${notation(schema.propertyNames ?? {})}: ${notation(schema.additionalProperties ?? {})}, … }`
  return 'anything'
}
