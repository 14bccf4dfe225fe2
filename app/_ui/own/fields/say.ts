import { isRecord, type Json } from '#lib/base/json'
import {
  type Choosable,
  type FieldShape,
  type FieldShapes,
  type Part,
  resolved,
  type Word,
  wayOf,
} from '#lib/italian/editor'

const named = (words: readonly Word[], value: Json): string =>
  words.find(({ id }) => id === String(value))?.name ?? String(value)

/** What was said in a shape, in a few words and with the names of the situation. */
export function say(fields: FieldShapes, shape: FieldShape, value: Json, there: Choosable): string {
  const here = resolved(fields, shape)
  const inner = (of: FieldShape, each: Json): string => say(fields, of, each, there)
  switch (here.is) {
    case 'thing':
    case 'player':
    case 'target':
      return named([...there.things, ...there.players], value)
    case 'action':
      return named(there.actions, value)
    case 'word':
      return named(here.words, value).toLowerCase()
    case 'number':
      return String(Number(value) + here.from).replace('-', '−')
    case 'text':
      return String(value)
    case 'flag':
      return value === true ? 'sì' : 'no'
    case 'exactly':
      return ''
    case 'list':
      return (Array.isArray(value) ? value : []).map((each: Json) => inner(here.of, each)).join(', ')
    case 'pairs':
      return Object.entries(isRecord(value) ? value : {})
        .map(
          ([key, each]) =>
            `${inner(here.key, key)} ${here.value.is === 'target' ? 'contro' : '→'} ${inner(here.value, each)}`,
        )
        .join('; ')
    case 'record':
      return partsOf(here.parts, value, inner)
    case 'one': {
      const way = here.ways[wayOf(fields, here.ways, value, there)]
      if (way === undefined) return String(value)
      const rest = inner(way.shape, value)
      // What is a name already needs nothing before it.
      return rest === '' ? way.name : isNameOf(resolved(fields, way.shape)) ? rest : `${way.name}: ${rest}`
    }
  }
}

const isNameOf = ({ is }: FieldShape): boolean =>
  ['thing', 'player', 'target', 'number', 'text', 'list', 'pairs'].includes(is)

/** The first thing that is needed stands alone; the others with what they are. */
function partsOf(parts: readonly Part[], value: Json, inner: (shape: FieldShape, value: Json) => string): string {
  const record = isRecord(value) ? value : {}
  const lead = parts.find(({ needed, shape }) => needed && shape.is !== 'exactly')
  return parts
    .flatMap((part) => {
      const there = record[part.key]
      if (there === undefined || (part.needed && part.shape.is === 'exactly')) return []
      if (part.shape.is === 'flag' || part.shape.is === 'exactly')
        return there === false ? [] : [part.name.toLowerCase()]
      const said = inner(part.shape, there)
      return [part === lead ? said : `${part.name.toLowerCase()} ${said}`]
    })
    .join(', ')
}
