import { isRecord, type Json } from '#lib/base/json'
import type { Form, Part, Way } from '../form'
import {
  COUNTED_FROM_ONE,
  counterForm,
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
export function readForm(json: Json | undefined, where: Where): Form {
  const node = nodeOf(json)
  const title = textOf(node.title)
  if (typeof node.$ref === 'string') return { is: 'named', name: node.$ref.replace('#/$defs/', '') }
  if (node.const !== undefined) return { is: 'exactly', value: node.const }
  if (title === 'counter') return counterForm(where.form.startsWith('playerWords') ? 'energy' : '+1/+1')
  if (title in TITLED) return TITLED[title] as Form
  if (Array.isArray(node.anyOf)) return oneOf(node.anyOf, where)
  if (Array.isArray(node.enum)) return wordsOf(node.enum, where.key)
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
        of: readForm(node.items, where),
        ...(typeof node.minItems === 'number' ? { length: node.minItems } : {}),
      }
    case 'object':
      return isRecord(node.properties)
        ? { is: 'record', parts: partsOf(node, where) }
        : {
            is: 'pairs',
            key: readForm(node.propertyNames, where),
            value: readForm(node.additionalProperties, where),
          }
    default:
      return { is: 'text' }
  }
}

/** A list of words; one that has a single word leaves nothing to choose. */
function wordsOf(words: readonly Json[], key: string): Form {
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
            form: readForm(json, { form: `${form}.${key}`, key }),
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
function oneOf(forms: readonly Json[], where: Where): Form {
  const read = distinct(forms.flatMap((json) => waysOf(json, where)))
  const [first, ...others] = read
  if (first !== undefined && others.length === 0) return first.form
  const named = read.map(({ node, ...way }) => {
    const same = read.filter((other) => other.name === way.name).length > 1
    const rest = same && node !== undefined ? restOf(node, where.form) : ''
    return { ...way, name: rest === '' ? way.name : `${way.name}: ${rest}` }
  })
  const all = named.length > MANY ? named.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : named
  const start = all.findIndex(({ mark }) => mark === FIRST[where.form])
  return {
    is: 'one',
    ways: all.map(({ name, form }, n) => ({ id: String(n), name, form })),
    start: Math.max(0, start),
  }
}

/** Two ways to name a thing are one to whoever chooses it from a list. */
const distinct = (ways: readonly Read[]): readonly Read[] =>
  ways.filter(({ form }, n) => form.is !== 'thing' || !ways.slice(0, n).some((before) => before.form.is === 'thing'))

function waysOf(json: Json, where: Where): readonly Read[] {
  const node = nodeOf(json)
  const form = readForm(json, where)
  if (form.is === 'word')
    return form.words.map(({ id, name }) => ({ mark: id, name, form: { is: 'exactly', value: id } }))
  if (form.is === 'exactly') {
    const mark = String(form.value)
    return [{ mark, name: nameOfWord(where.key, mark), form }]
  }
  // An alternative within an alternative is read as one list.
  if (form.is === 'one') return form.ways.map(({ name, form: way }) => ({ mark: '', name, form: way }))
  return [{ mark: markOf(node, form), name: nameOfWay(where.form, node, form), form, node }]
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
