import type { RuleId, View } from '#lib/rules/index'
import { phrase, sentence, verbatim } from '../../grammar/index'
import { preparation } from '../../situation/asking/readings/orders'
import type { Saying } from './context'

/** The rule by which each thing is done before the first turn. */
const OWN: Readonly<Record<string, RuleId>> = {
  'starting-player': '103.1',
  commanders: '103.2',
  shuffle: '103.3',
  life: '103.4',
  hands: '103.5',
  'first-turn': '103.8',
}

/** What is done before a game, one thing after the other: «Prima di tutto si decide chi comincia.», «Poi ogni giocatore rimescola il proprio mazzo.» */
export function preparationsOf(v: View): readonly Pick<Saying, 'sentence' | 'rules'>[] {
  const all = v.ask('startingSteps', {}) ?? []
  return all.map((step, n) => {
    const when = n === 0 ? 'prima di tutto' : n === all.length - 1 ? 'infine' : 'poi'
    const rule = OWN[step]
    return { sentence: sentence(phrase`${verbatim(when)} ${preparation(step)}`), rules: rule ? [rule] : [] }
  })
}
