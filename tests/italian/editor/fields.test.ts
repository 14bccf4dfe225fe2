import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Json } from '#lib/base/json'
import { type FieldShape, type FieldShapes, fits, resolved, startOf, wayOf } from '#lib/italian/editor/field'
import { editorFields } from '#lib/italian/editor/fields'
import { scenarioForms } from '#lib/rules/index'

const fields = editorFields()
const there = { things: [{ id: 'orso', name: 'Orso' }], players: [{ id: 'A', name: 'Anna' }], actions: [] }

/** What the editor never asks by itself: questions are asked elsewhere, titles are the question's. */
const ELSEWHERE = ['question']

/** Every name that a form shows, with where it stands. */
function namesIn(form: FieldShape, at: string): readonly (readonly [at: string, id: string, name: string])[] {
  switch (form.is) {
    case 'word':
      return form.words.map(({ id, name }) => [`${at}=${id}`, id, name] as const)
    case 'list':
      return namesIn(form.of, `${at}[]`)
    case 'pairs':
      return [...namesIn(form.key, `${at}<>`), ...namesIn(form.value, `${at}{}`)]
    case 'record':
      return form.parts.flatMap((part) => [
        // What marks a way is shown as the way.
        ...(part.needed && part.shape.is === 'exactly' ? [] : [[`${at}.${part.key}`, part.key, part.name] as const]),
        ...namesIn(part.shape, `${at}.${part.key}`),
      ])
    case 'one':
      return form.ways.flatMap((way) => [
        [`${at}~${way.name}`, '', way.name] as const,
        ...namesIn(way.shape, `${at}~${way.name}`),
      ])
    default:
      return []
  }
}

const shown = Object.entries(fields)
  .filter(([name]) => !ELSEWHERE.includes(name))
  .flatMap(([name, form]) => namesIn(form, name))

/** Names of the game that are the same in both languages. */
const SAME = ['Archenemy', 'Brawl', 'Commander', 'Vanguard', 'Planeswalker', 'Mulligan', 'No', 'X']

const formats = scenarioForms()

/** How many ways the format has, each word alone counted. */
function waysIn(json: Json | undefined): number {
  const { anyOf, enum: words } = json as { readonly anyOf?: readonly Json[]; readonly enum?: readonly Json[] }
  if (anyOf) return anyOf.reduce((n: number, way) => n + waysIn(way), 0)
  return words?.length ?? 1
}

describe('the forms of the editor', () => {
  test.each(['action', 'effect', 'ability', 'choice', 'cost', 'lasting', 'keyword', 'condition', 'onStack'])(
    'offer every kind of %s that the format has',
    (name) => {
      const form = fields[name]
      const ways = form?.is === 'one' ? form.ways.length : 0
      expect(ways).toBe(waysIn(formats[name]))
    },
  )

  test('say everything in Italian', () => {
    const english = shown.filter(([, id, name]) => {
      const bare = name.toLowerCase()
      return name === '' || bare === 'undefined' || (bare === id.toLowerCase() && !SAME.includes(name))
    })
    expect(english.map(([at]) => at)).toEqual([])
  })

  test('tell the ways of an alternative from one another', () => {
    const alike = (form: FieldShape, at: string): readonly string[] => {
      if (form.is === 'one') {
        const names = form.ways.map(({ name }) => name)
        const twice = names.filter((name, n) => names.indexOf(name) !== n).map((name) => `${at}: ${name}`)
        return [...twice, ...form.ways.flatMap((way) => alike(way.shape, `${at}~${way.name}`))]
      }
      if (form.is === 'record') return form.parts.flatMap((part) => alike(part.shape, `${at}.${part.key}`))
      if (form.is === 'list') return alike(form.of, `${at}[]`)
      return []
    }
    expect(
      Object.entries(fields).flatMap(([name, form]) => (ELSEWHERE.includes(name) ? [] : alike(form, name))),
    ).toEqual([])
  })

  test('ask for a cost as symbols, not as a name', () => {
    const cost = JSON.stringify(fields.keyword).match(
      /"key":"cost".*?"name":"([^"]+)".*?"ways":\[\{"id":"0","name":"([^"]+)"/,
    )
    expect(cost?.slice(1)).toEqual(['Costo', 'Di mana, per esempio {2}{W}'])
  })

  test('begin with something that fits', () => {
    for (const [name, form] of Object.entries(fields))
      if (!ELSEWHERE.includes(name))
        expect([name, fits(fields, form, startOf(fields, form, there))]).toEqual([name, true])
  })
})

const examples = path.resolve('docs/examples')
const documents = readdirSync(examples).map(
  (name) => [name, parse(readFileSync(path.join(examples, name), 'utf8')) as Json] as const,
)

/** Every place of a document where no way says what stands there. */
function unsaid(form: FieldShape, value: Json, at: string): readonly string[] {
  const here = resolved(fields as FieldShapes, form)
  if (here.is === 'one') {
    const n = wayOf(fields, here.ways, value, { things: [], players: [], actions: [] })
    const way = here.ways[n]
    return way === undefined ? [at] : unsaid(way.shape, value, at)
  }
  if (!fits(fields, here, value)) return [at]
  if (here.is === 'list') return (value as readonly Json[]).flatMap((each, n) => unsaid(here.of, each, `${at}[${n}]`))
  if (here.is === 'record')
    return here.parts.flatMap(({ key, shape: inner }) => {
      const there = (value as { readonly [key: string]: Json })[key]
      return there === undefined ? [] : unsaid(inner, there, `${at}.${key}`)
    })
  return []
}

test.each(documents)('%s can be put together with them', (_, document) => {
  const scenario = fields.scenario
  if (scenario?.is !== 'record') throw new Error('no document')
  const asked = scenario.parts.filter(({ key }) => !['ask', 'title'].includes(key))
  const { ask: __, title: ___, ...situation } = document as { readonly [key: string]: Json }
  const bare = JSON.parse(
    JSON.stringify(situation, (key, value) => (key === 'id' || key === 'card' ? undefined : value)),
  ) as Json
  expect(unsaid({ is: 'record', parts: asked }, bare, '')).toEqual([])
})

test('which creatures are still there is asked of all that there are, and of none where none is known', () => {
  const bear = { id: 'orso', name: 'Orso' }
  const probe = resolved(fields, { is: 'named', name: 'probe' })
  const survivors = probe.is === 'one' ? probe.ways.find(({ name }) => name.startsWith('Quali creature')) : undefined
  const start = (creatures?: readonly (typeof bear)[]) =>
    startOf(fields, survivors?.shape ?? { is: 'text' }, { ...there, ...(creatures && { creatures }) })
  expect(start([bear])).toEqual({ ask: 'survivors', objects: ['orso'] })
  expect(start()).toEqual({ ask: 'survivors', objects: [] })
})
