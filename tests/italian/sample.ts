import { canonical } from '#lib/base/json'
import { hash } from '#lib/base/seed'
import { figure, puntiVita } from '#lib/italian/grammar/index'
import {
  askProbe,
  describeScenario,
  describeVerdict,
  headline,
  type People,
  peopleOf,
  type Told,
  tellTrace,
} from '#lib/italian/index'
import type { LintedItem } from '#lib/italian/lint/index'
import { sentences } from '#lib/italian/lint/index'
import { sayPiece } from '#lib/italian/situation/probe'
import { closed } from '#lib/italian/trace/closing'
import { explain, foilsOf, type Item, itemAt, piecesOf, points, readingsOf, type Template } from '#lib/questions/index'
import { evaluate, misconceptions } from '#lib/rules/index'
import { DAY, WHOLE } from '../setup/day'

/**
 * At most so many items of a template, evenly spread over its points, so that every axis shows several of its values; the day decides
 * with which it begins. Fewer are the first of more: files that run in one process make each of them once.
 */
export function sampled(t: Template, most: number): readonly Item[] {
  const all = [...points(t)].filter(({ point }) => !t.valid || t.valid(point))
  const from = WHOLE ? 0 : hash(`${DAY} ${t.id}`)
  const places = new Set<number>()
  for (let n = 0; n < most && places.size < all.length; n++)
    places.add((from + Math.floor(halfway(n) * all.length)) % all.length)
  return [...places].flatMap((at) => {
    const made = all[at]
    return made ? (madeAt(t, made) ?? []) : []
  })
}

/** 0, ½, ¼, ¾, ⅛, …: however many of them are taken, they lie evenly between 0 and 1. */
export function halfway(n: number): number {
  let place = 0
  for (let rest = n, step = 0.5; rest > 0; rest >>= 1, step /= 2) place += (rest & 1) * step
  return place
}

type At = ReturnType<typeof points> extends Generator<infer P> ? P : never

const items = new Map<string, Item | undefined>()

/** The item at a point; a run over everything keeps none of them, they are too many. */
function madeAt(t: Template, { id, point }: At): Item | undefined {
  if (items.has(id)) return items.get(id)
  const made = itemAt(t, point, id)
  const item = made.ok ? made.value : undefined
  if (!WHOLE) items.set(id, item)
  return item
}

const beliefs = new Set(misconceptions.keys())

/** The rule that is the reason of the right yes or no: a verdict cites it. */
function reasonOf(item: Item): readonly string[] {
  const value = item.options.find((o) => o.key === item.right)?.value
  return typeof value === 'object' && value !== null && 'reason' in value ? [String(value.reason)] : []
}

/** An item in words; `told` are the steps with their rules, and the answer where it is the last of them. */
interface Said {
  readonly people: People
  readonly truth: LintedItem
  readonly told: readonly Told[]
}

/** Everything that is said around an item, as the checks read it, and its people. */
export function said(item: Item, seed: string): Said {
  const people = peopleOf(item.scenario, seed)
  const e = evaluate(item.scenario, { trace: true })
  const claims = [...item.claims, ...reasonOf(item)]
  const asked = { probe: item.probe, claims, foils: foilsOf(item) }
  const told = tellTrace(e, people, undefined, asked)
  return {
    people,
    told: closed(told, e, item.probe, people),
    truth: {
      players: people.order.flatMap((p) => people.players[p] ?? []),
      things: [
        ...Object.values(people.things),
        ...Object.values(people.turned),
        ...Object.values(people.effects).map((x) => ({ ...x, types: ['artifact'] })),
      ],
      form: item.form,
      beliefs,
      stem: describeScenario(people, item.probe).flatMap(sentences),
      ask: askProbe(item.probe, people, item.form),
      options: piecesOf(item).map(({ key, value }) => ({
        text: sayPiece(item.probe, item.form, value, people),
        value: canonical(value),
        // What an answer is put together from is neither right nor wrong.
        ...(item.form === 'choice' || item.form === 'yes-no'
          ? { right: key === item.right, beliefs: item.options.find((o) => o.key === key)?.beliefs ?? [] }
          : {}),
      })),
      // The answer as the last step is the verdict's headline, which may be several sentences.
      steps: tellTrace(e, people, undefined, { ...asked, boxes: true }).map((s) => s.sentence),
    },
  }
}

/** What lies on the table and no sentence of the stem names: objects, and totals that are asked or given. */
export function unnamed(item: Item, people: People, stem: readonly string[]): readonly string[] {
  const { state } = people.start
  const text = stem.join(' ')
  const objects = Object.values(state.objects).filter(
    (o) => o.zone !== 'library' && o.zone !== 'outside' && o.kind !== 'emblem' && people.things[o.card ?? o.id],
  )
  // One of several of a name is introduced by that, or as one more.
  const names = objects.map((o) => {
    const x = people.things[o.card ?? o.id]
    return x?.introduced ?? x?.base ?? x?.text ?? ''
  })
  const asked = readingsOf(item.probe).flatMap((r) =>
    r.ask === 'totals' ? people.order : r.ask === 'life' || r.ask === 'outcome' ? [r.player] : [],
  )
  const totals = [...new Set(asked)].flatMap((p) => {
    const life = state.life[state.players[p]?.pool ?? p] ?? 0
    return [life < 0 ? `è ${figure(life)}` : puntiVita(life).text]
  })
  const begins = stem[0]?.startsWith('Comincia ') === true
  return [...names, ...(begins ? [] : totals)].filter((x) => !text.includes(x))
}

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll('\u00a0', ' ')

/** The steps as each belief behind a wrong answer tells them, to their end: what they hold is among them, and their answer by its sentences. */
export function believedSteps(item: Item, seed: string): readonly (readonly string[])[] {
  const ids = [...new Set(item.options.flatMap((o) => (o.key === item.right ? [] : o.beliefs)))]
  const { believed } = describeVerdict(item, {
    seed,
    answer: null,
    graded: { right: false, beliefs: [], credit: 0 },
    explanation: explain(item, ids),
    belief: (id) => ({ id, title: id, text: '', reread: [] }),
  })
  return believed.map(({ steps }) =>
    steps.flatMap(({ sentence, rules }) => (rules.length > 0 ? [plain(sentence)] : sentences(plain(sentence)))),
  )
}

/** The right answer as sentences. */
export const headlines = (item: Item, people: People): readonly string[] => {
  const right = item.options.find((o) => o.key === item.right)
  return right ? sentences(headline(item.probe, right.value, people)) : []
}
