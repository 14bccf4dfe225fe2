import { type Probe, type Reading, readingsOf } from '#lib/questions/index'
import { rulesAbout, rulesOfSublayer } from '#lib/rules/index'
import { figure, phrase, sentence, verbatim } from '../grammar/index'
import { object, type Saying, type Tale } from './telling/context'
import { copiedSize } from './telling/copied-size'
import { preparationsOf } from './telling/preparations'
import { sizesOf } from './telling/sizes'
import { worthOf } from './telling/worths'

/** What is asked of an object that is a number of its own, and how it comes about at the end: its size, its mana value. */
export function valuesOf(t: Tale, probe: Probe): readonly Saying[] {
  const last = t.frames.length - 1
  t.batch = last
  if (probe.ask === 'startingSteps') return preparations(t)
  const sayings = readingsOf(probe).flatMap((reading) =>
    readingOf(t, reading, last).map((said): Saying => ({ ...said, batch: isCounted(t, reading) ? 0 : last, of: [] })),
  )
  // Power and toughness come about together, and are told once.
  return sayings.filter((s, n) => sayings.findIndex((x) => x.sentence === s.sentence) === n)
}

/** Whether a mana value is what an effect has counted by: it is told before, where it has been the same since the beginning. */
function isCounted(t: Tale, reading: Reading): boolean {
  if (reading.ask !== 'manaValue') return false
  const counts = t.evaluation.trace?.happenings.some((h) => h.measured?.some((m) => m.filter?.manaValue !== undefined))
  const [first, last] = [t.frames[0], t.frames.at(-1)]
  const id = first?.cards[reading.object] ?? reading.object
  return (
    counts === true && first?.objects[id]?.zone !== undefined && first.objects[id]?.zone === last?.objects[id]?.zone
  )
}

/** «Il valore di mana 5 è più di 3: Brina non si conta», where an effect counts by mana value; nothing where it counts against that. */
function compared(t: Tale, id: string, worth: readonly string[]): readonly Pick<Saying, 'sentence' | 'rules'>[] {
  const measures = (t.evaluation.trace?.happenings ?? []).flatMap(({ measured = [] }) => measured)
  const m = measures.find(({ filter }) => filter?.manaValue !== undefined)
  const n = t.view(t.batch).ask('manaValue', { object: id })
  const { atMost } = m?.filter?.manaValue ?? {}
  if (!m || typeof atMost !== 'number' || n === undefined) return []
  const counts = m.objects.includes(id)
  if (counts !== n <= atMost) return []
  const said = phrase`il valore di mana ${figure(n)} ${verbatim(`${counts ? 'non è' : 'è'} più di ${figure(atMost)}`)}: ${object(t, id)} ${verbatim(counts ? 'si conta' : 'non si conta')}`
  return [{ sentence: sentence(said), rules: ['608.2h', ...worth] }]
}

/** In which order the layers apply; that what is defined comes first is said with it. */
const ORDER: readonly string[] = rulesAbout('query', 'layers').filter((rule) => !rulesOfSublayer('7a').includes(rule))

function readingOf(
  t: Tale,
  reading: Reading,
  last: number,
): readonly Pick<Saying, 'sentence' | 'rules' | 'whole' | 'base'>[] {
  if (reading.ask === 'startingSteps') return preparationsOf(t.view(last))
  if (reading.ask !== 'pt' && reading.ask !== 'power' && reading.ask !== 'toughness' && reading.ask !== 'manaValue')
    return []
  const v = t.view(last)
  const id = v.state.cards[reading.object] ?? reading.object
  const x = object(t, id)
  if (reading.ask === 'manaValue') {
    const worth = worthOf(t.evaluation, v, id, x)
    if (!worth) return []
    const { said, ...cited } = worth
    return [{ ...cited, sentence: sentence(said) }, ...(isCounted(t, reading) ? compared(t, id, cited.rules) : [])]
  }
  if (v.state.objects[id]?.zone !== 'battlefield') return []
  const order = ORDER.filter((r) => t.evaluation.rules.has(r as never)).slice(-1)
  const sizes = sizesOf(v, id, x)
  if (!sizes.length && !v.layersOf(id).some(({ modification }) => modification.layer.startsWith('7')))
    return copiedSize(t, v, id, x).map(({ said, rules }) => ({ sentence: sentence(said), rules }))
  return sizes.map(({ said, rules: [letter, ...rules], base }) => ({
    sentence: sentence(said),
    ...(base ? { base: { ...base, object: id } } : {}),
    rules: [...(letter === undefined ? [] : [letter]), ...order, ...rules],
  }))
}

/** What is prepared before the first turn, and by which rule. */
const PREPARATIONS = {
  'starting-player': ['si decide chi comincia', '103.1'],
  commanders: ['ogni comandante va nella zona di comando', '103.2'],
  shuffle: ['ogni giocatore rimescola il proprio mazzo', '103.3'],
  life: ['si fissano i punti vita iniziali di ogni giocatore', '103.4'],
  hands: ['ogni giocatore pesca la mano iniziale', '103.5'],
  'first-turn': ['comincia il primo turno', '103.8'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

/** Preparations one after the other. */
function preparations(t: Tale): readonly Saying[] {
  const steps = t.view(t.batch).ask('startingSteps', {}) ?? []
  return steps.map((step, n) => {
    const [does, rule] = PREPARATIONS[step]
    const when = n === 0 ? 'prima di tutto' : n === steps.length - 1 ? 'infine' : 'poi'
    return { sentence: sentence(phrase`${verbatim(when)} ${verbatim(does)}`), rules: [rule], batch: t.batch, of: [] }
  })
}
