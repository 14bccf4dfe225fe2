import type { Phrase } from '../../grammar/index'
import { ageSentences } from './ages'
import { lastingSentence } from './effects'
import { anteSentence, commanderDamageSentences, stackSentences } from './elsewhere'
import { asksStart, begins, decks, headline, roleSentences, startsGame, variantSentence } from './opening'
import { noneSentences, ownSentences } from './players'
import type { Scene } from './scene'
import { loopSentences } from './shortcut'
import type { Teller } from './teller'

/** Everything that is so before anything happens. */
export function situation(t: Teller, scene: Scene): readonly Phrase[] {
  const { order, scenario } = t.people
  if (asksStart(t, scene.probe)) return [begins(t), ...roleSentences(t)]
  if (startsGame(t, scene.probe)) return [begins(t), ...decks(t)]
  return [
    headline(t, scene),
    ...variantSentence(t),
    ...roleSentences(t),
    ...order.flatMap((p) => ownSentences(t, scene, p)),
    ...ageSentences(t),
    ...stackSentences(t),
    ...noneSentences(t),
    ...commanderDamageSentences(t),
    ...anteSentence(t),
    ...loopSentences(t.people),
    ...(scenario.effects ?? []).flatMap((e, n) => (scene.told.has(n) ? [] : [lastingSentence(t.people, e, n)])),
  ]
}
