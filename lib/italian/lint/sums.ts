import { all, type Context, described, type Span } from './check'
import { oneOf } from './read'

const read = (figure: string | undefined): number => Number((figure ?? '').replace('−', '-'))
const figure = '−?\\d+'

/** A total that a sentence states: whose it is, from what, to what, and where it says so. */
interface Reading {
  readonly whose: string
  readonly from?: number
  readonly to: number
  readonly at: number
  readonly length: number
  /** The last counted quantity before it. */
  readonly by?: number
}

const change = new RegExp(
  `da (${figure}) a (${figure})|(?:diventa|resta|è) (${figure})(?![\\d/]| (?!e |ed |per |o )\\p{L})|ha (${figure}) punt[oi] vita`,
  'gu',
)
const quantity = /(?<![\d.,/+−])(\d+) (?:danno|danni|punt[oi] vita|segnalin[oi]|cart[ae])(?!\p{L})/gu

/** Whoever a sentence is about suffers the damage that it tells: the sources are named after. */
const suffering = (text: string, names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : new RegExp(`(?<!\\p{L})(${oneOf(names)}) subisce `, 'u').exec(text)?.[1]

const last = (text: string, names: readonly string[]): string | undefined =>
  names.length === 0
    ? undefined
    : [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${oneOf(names)})(?!\\p{L})`, 'gu'))].at(-1)?.[0]

/** What a step says of life totals and of marked damage. */
function readings(text: string, { players = [], things = [] }: Context): Reading[] {
  let start = 0
  return [...text.matchAll(change)].flatMap((m) => {
    const before = text.slice(0, m.index)
    // The toughness that it is compared with is no total of it.
    const marked = /danno segnato[^.:]*$/u.test(before) && !/la costituzione $/u.test(before)
    const names = (marked ? things : players).map((x) => x.text)
    const owner = suffering(before, names) ?? last(before, names)
    const part = text.slice(start, m.index)
    const by = [...part.matchAll(quantity)].at(-1)?.[1]
    // What each of several gains or loses changes a total that they share by all of it.
    const times = /ciascun[oa].* squadra /u.test(part) ? names.filter((who) => part.includes(who)).length : 1
    start = m.index + m[0].length
    // «è» and «resta» tell a total only where the total is the subject.
    const told = m[1] !== undefined || m[4] !== undefined || /(?:il )?totale [^.:;]*$/iu.test(before) || marked
    if (owner === undefined || !told) return []
    return [
      {
        whose: `${marked ? 'danno di ' : ''}${owner}`,
        ...(m[1] === undefined ? {} : { from: read(m[1]), ...(by === undefined ? {} : { by: read(by) * times }) }),
        to: read(m[2] ?? m[3] ?? m[4]),
        at: m.index,
        length: m[0].length,
      },
    ]
  })
}

/** «da x a y» differs by the number of the sentence, and x is where the same total was left. */
function wrongSums(text: string, context: Context): Span[] {
  const { before = [], answer } = context
  const left = new Map<string, number>()
  for (const step of before) {
    // In the cleanup step all of the marked damage goes.
    if (/danno segnato sparisce/u.test(step))
      for (const whose of left.keys()) if (whose.startsWith('danno di ')) left.delete(whose)
    for (const r of readings(step, context)) left.set(r.whose, r.to)
  }
  const wrong: Span[] = []
  for (const r of readings(text, context)) {
    const known = left.get(r.whose)
    const jumps = r.from !== undefined && known !== undefined && known !== r.from
    const miscounts = r.from !== undefined && r.by !== undefined && Math.abs(r.to - r.from) !== r.by
    if (jumps || miscounts) wrong.push({ at: r.at, length: r.length })
    left.set(r.whose, r.to)
  }
  const final = answer && left.get(answer.player)
  return final === undefined || final === answer?.life ? wrong : [...wrong, ...all(text)]
}

export const sums = [
  described(
    'L60',
    'i conti non tornano: «da 7 a 2» è una differenza di 5, e si riparte da dove si era',
    ['trace'],
    wrongSums,
  ),
]
