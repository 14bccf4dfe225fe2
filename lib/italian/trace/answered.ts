import { canonical, type Json } from '#lib/base/json'
import { type Answer, asList, asPart, type Item, type Piece, piecesOf, readingsOf } from '#lib/questions/index'
import { count, figure, ordinal, say, sul, typeset, verbatim } from '../grammar/index'
import type { People } from '../names/people'
import { boxesOf, sayPiece, sayValue } from '../situation/probe'
import type { ReviewView, VerdictView } from '../views'

/** What was answered, in a sentence. */
export function answeredText(item: Item, answer: Answer, people: People): string {
  if ('number' in answer) return say`hai risposto «${figure(answer.number)}».`
  if ('option' in answer) {
    const chosen = item.options.find((o) => o.key === answer.option)
    const text = within(chosen ? sayValue(item.probe, chosen.value, people) : '')
    return text.endsWith('.') ? say`hai risposto «${verbatim(text)}»` : say`hai risposto «${verbatim(text)}».`
  }
  const rows = rowsOf(item, answer, people)
  const right = rows.filter(({ ok }) => ok).length
  if ('statements' in answer)
    return say`hai giudicato bene ${count(right, { one: 'affermazione', many: 'affermazioni', gender: 'f' })} ${sul(rows.length)}.`
  return 'order' in answer
    ? say`hai messo al loro posto ${count(right, { one: 'elemento', many: 'elementi', gender: 'm' })} ${sul(rows.length)}.`
    : say`hai riempito bene ${count(right, { one: 'casella', many: 'caselle', gender: 'f' })} ${sul(rows.length)}.`
}

/** A verdict as somebody else reads it than who answered: «Ha risposto «0».» */
export const asTheirs = (verdict: VerdictView): VerdictView => ({
  ...verdict,
  answered: verdict.answered.replace(/^Hai /, 'Ha '),
  theirs: true,
})

/** Words that are quoted, whose own quotes are those within quotes. */
const within = (text: string): string => text.replaceAll('«', '“').replaceAll('»', '”')

/** Each part of an answer beside what is right, for forms whose answers have parts. */
export function reviewOf(item: Item, answer: Answer | null, people: People): Pick<VerdictView, 'review'> {
  if (item.form === 'choice' || item.form === 'yes-no' || item.form === 'reply' || item.form === 'number') return {}
  return {
    review: rowsOf(item, answer, people).map((row) => ({
      ...row,
      label: typeset(row.label),
      right: typeset(row.right),
      ...(row.yours === undefined ? {} : { yours: typeset(row.yours) }),
    })),
  }
}

const same = (a: Json | undefined, b: Json | undefined): boolean => canonical(a ?? null) === canonical(b ?? null)

/** What the rows of a review are made of: the item, the parts of its key, its pieces, and what was answered. */
interface Marking {
  readonly item: Item
  readonly key: readonly Json[]
  readonly pieces: readonly Piece[]
  readonly answer: Answer | null
  readonly people: People
}

function rowsOf(item: Item, answer: Answer | null, people: People): readonly ReviewView[] {
  const key = asList(item.options.find((o) => o.key === item.right)?.value ?? null)
  const marking: Marking = { item, key, pieces: piecesOf(item), answer, people }
  if (item.form === 'select') return statements(marking)
  return item.form === 'order' ? places(marking) : boxes(marking)
}

function statements({ item, key, pieces, answer, people }: Marking): readonly ReviewView[] {
  const chosen = answer && 'statements' in answer ? answer.statements : undefined
  return pieces.map((piece) => {
    const { part, value } = asPart(piece.value)
    const isTrue = same(key[part], value)
    const picked = chosen?.includes(piece.key)
    return {
      label: sayPiece(item.probe, item.form, piece.value, people),
      right: isTrue ? 'Vera' : 'Falsa',
      ...(picked === undefined ? {} : { yours: picked ? 'Scelta' : 'Non scelta' }),
      ok: picked === isTrue,
    }
  })
}

function places({ item, key, pieces, answer, people }: Marking): readonly ReviewView[] {
  const given = answer && 'order' in answer ? answer.order : undefined
  return key.map((right, n) => {
    const yours = pieces.find((p) => p.key === given?.[n])?.value
    return {
      label: say`${verbatim(ordinal(n + 1, 'm'))}`,
      right: sayValue(item.probe, right, people),
      ...(yours === undefined ? {} : { yours: sayValue(item.probe, yours, people) }),
      ok: same(yours, right),
    }
  })
}

function boxes({ item, key, pieces, answer, people }: Marking): readonly ReviewView[] {
  const given = answer && 'parts' in answer ? answer.parts : undefined
  const readings = readingsOf(item.probe)
  return boxesOf(item.probe, people).flatMap(({ label }, n) => {
    const reading = readings[n]
    if (!reading) return []
    const mine = given?.[n]
    const piece = pieces.find((p) => p.key === mine)
    const yours = piece ? asPart(piece.value).value : mine
    return [
      {
        label,
        right: sayValue(reading, key[n] ?? null, people),
        ...(yours === undefined ? {} : { yours: sayValue(reading, yours, people) }),
        ok: same(yours, key[n]),
      },
    ]
  })
}
