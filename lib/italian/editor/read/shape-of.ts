import { isRecord, type Json } from '#lib/base/json'
import type { FieldShape, Part, Way } from '../field'
import {
  COUNTED_FROM_ONE,
  counterShape,
  FIRST,
  HIDDEN,
  markOf,
  NEAR,
  nameOfKey,
  nameOfWay,
  nameOfWord,
  TITLED,
} from './names'

type Node = { readonly [key: string]: Json }

const nodeOf = (json: Json | undefined): Node => (isRecord(json) ? (json as Node) : {})
const textOf = (json: Json | undefined): string => (typeof json === 'string' ? json : '')
const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : [])

/** Where in the format a value stands: the named form, the key of a record that it is under. */
interface Where {
  readonly form: string
  readonly key: string
}

/** The form of a value from its description as JSON Schema. */
export function shapeOf(json: Json | undefined, where: Where): FieldShape {
  const node = nodeOf(json)
  const title = textOf(node.title)
  if (typeof node.$ref === 'string') return { is: 'named', name: node.$ref.replace('#/$defs/', '') }
  if (node.const !== undefined) return { is: 'exactly', value: node.const }
  if (title === 'counter') return counterShape(where.form.startsWith('playerWords') ? 'energy' : '+1/+1')
  if (title in TITLED) return TITLED[title] as FieldShape
  if (Array.isArray(node.anyOf)) return oneOf(node.anyOf, where)
  if (Array.isArray(node.enum)) return shapeOfWords(node.enum, where.key)
  switch (node.type) {
    case 'boolean':
      return { is: 'flag' }
    case 'integer':
      return {
        is: 'number',
        min: Number(node.minimum),
        max: Number(node.maximum),
        from: COUNTED_FROM_ONE.has(where.key) ? 1 : 0,
      }
    case 'array':
      return {
        is: 'list',
        of: shapeOf(node.items, where),
        ...(typeof node.minItems === 'number' ? { length: node.minItems } : {}),
      }
    case 'object':
      return isRecord(node.properties)
        ? { is: 'record', parts: partsOf(node, where) }
        : {
            is: 'pairs',
            key: shapeOf(node.propertyNames, where),
            value: shapeOf(node.additionalProperties, where),
          }
    default:
      return { is: 'text' }
  }
}

/** A list of words; one that has a single word leaves nothing to choose. */
function shapeOfWords(words: readonly Json[], key: string): FieldShape {
  // A figure may be written as a number or as a word: it is one.
  const all = words.filter((word) => typeof word !== 'string' || !words.includes(Number(word)))
  return all.length === 1 && all[0] !== undefined
    ? { is: 'exactly', value: all[0] }
    : { is: 'word', words: all.map((word) => ({ id: String(word), name: nameOfWord(key, String(word)) })) }
}

function partsOf(node: Node, { form }: Where): readonly Part[] {
  const needed = listOf(node.required)
  const properties = nodeOf(node.properties)
  const lead = textOf(needed[0])
  const near = NEAR[`${form}.${lead}`] ?? NEAR[form] ?? []
  return Object.entries(properties).flatMap(([key, json]) =>
    HIDDEN.has(`${form}.${key}`)
      ? []
      : [
          {
            key,
            name: nameOfKey(`${form}.${lead}`, form, key),
            shape: shapeOf(json, { form: `${form}.${key}`, key }),
            needed: needed.includes(key),
            near: near.includes(key),
          },
        ],
  )
}

/** A way as it is read: what marks it, and what it was read from where more can be said of it. */
interface Read extends Omit<Way, 'id'> {
  readonly mark: string
  readonly node?: Node
}

/** More ways than these are put in the order of their names. */
const MANY = 30

/** An alternative: a word each is a way of its own, and of those that would be called the same the rest is said. */
function oneOf(forms: readonly Json[], where: Where): FieldShape {
  const read = distinct(forms.flatMap((json) => waysOf(json, where)))
  const [first, ...others] = read
  if (first !== undefined && others.length === 0) return first.shape
  const named = read.map(({ node, ...way }) => {
    const same = read.filter((other) => other.name === way.name).length > 1
    const rest = same && node !== undefined ? restOf(node, where.form) : ''
    return { ...way, name: rest === '' ? way.name : `${way.name}: ${rest}` }
  })
  const all = named.length > MANY ? named.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : named
  const start = all.findIndex(({ mark }) => mark === FIRST[where.form])
  return {
    is: 'one',
    ways: all.map(({ name, shape }, n) => ({ id: String(n), name, shape })),
    start: Math.max(0, start),
  }
}

/** Two ways to name a thing are one to whoever chooses it from a list. */
const distinct = (ways: readonly Read[]): readonly Read[] =>
  ways.filter(({ shape }, n) => shape.is !== 'thing' || !ways.slice(0, n).some((before) => before.shape.is === 'thing'))

function waysOf(json: Json, where: Where): readonly Read[] {
  const node = nodeOf(json)
  const shape = shapeOf(json, where)
  if (shape.is === 'word')
    return shape.words.map(({ id, name }) => ({ mark: id, name, shape: { is: 'exactly', value: id } }))
  if (shape.is === 'exactly') {
    const mark = String(shape.value)
    return [{ mark, name: nameOfWord(where.key, mark), shape }]
  }
  // An alternative within an alternative is read as one list.
  if (shape.is === 'one') return shape.ways.map((way) => ({ mark: '', name: way.name, shape: way.shape }))
  return [{ mark: markOf(node, shape), name: nameOfWay(where.form, node, shape), shape, node }]
}

/** What tells a way from others with the same name: what else it needs, or the words that it has. */
function restOf(node: Node, form: string): string {
  const [lead, ...others] = listOf(node.required).map(textOf)
  const { title, enum: listed } = nodeOf(nodeOf(node.properties)[lead ?? ''])
  // Who does it is no difference.
  const words = title === undefined ? listOf(listed) : []
  if (words.length > 1) return words.map((word) => nameOfWord(lead ?? '', String(word)).toLowerCase()).join(', ')
  return others
    .flatMap((key) => (key === 'with' ? withOf(nodeOf(nodeOf(node.properties)[key])) : [nameOfKey('', form, key)]))
    .filter((name) => name !== '')
    .join(', ')
}

/** What a replacement does instead, in all its ways. */
const withOf = (node: Node): readonly string[] =>
  (Array.isArray(node.anyOf) ? node.anyOf.map(nodeOf) : [node])
    .flatMap(({ properties }) => Object.keys(nodeOf(properties)))
    .map((key) => nameOfKey('', 'with', key))
