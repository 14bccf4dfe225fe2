import { type Probe, type Reading, readingsOf } from '#lib/questions/index'
import { rulesAbout } from '#lib/rules/index'
import { sentence } from '../grammar/index'
import { object, type Saying, type Tale } from './telling/context'
import { sizeOf } from './telling/sizes'
import { worthOf } from './telling/worths'

/** What is asked of an object that is a number of its own, and how it comes about at the end: its size, its mana value. */
export function valuesOf(t: Tale, probe: Probe): readonly Saying[] {
  const last = t.frames.length - 1
  t.batch = last
  const sayings = readingsOf(probe).flatMap((reading): readonly Saying[] => {
    const said = readingOf(t, reading, last)
    return said ? [{ ...said, batch: last, of: [] }] : []
  })
  // Power and toughness come about together, and are told once.
  return sayings.filter((s, n) => sayings.findIndex((x) => x.sentence === s.sentence) === n)
}

/** In which order the layers apply. */
const ORDER: readonly string[] = rulesAbout('query', 'layers')

function readingOf(t: Tale, reading: Reading, last: number): Pick<Saying, 'sentence' | 'rules'> | undefined {
  if (reading.ask !== 'pt' && reading.ask !== 'power' && reading.ask !== 'toughness' && reading.ask !== 'manaValue')
    return undefined
  const v = t.view(last)
  const id = v.state.cards[reading.object] ?? reading.object
  const x = object(t, id)
  if (reading.ask === 'manaValue') {
    const worth = worthOf(t.evaluation, v, id, x)
    return worth && { sentence: sentence(worth.said), rules: worth.rules }
  }
  if (v.state.objects[id]?.zone !== 'battlefield') return undefined
  const size = sizeOf(v, id, x)
  return (
    size && {
      sentence: sentence(size.said),
      rules: [...ORDER.filter((r) => t.evaluation.rules.has(r as never)).slice(-1), ...size.rules],
    }
  )
}
