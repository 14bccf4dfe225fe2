import type { Json } from '#lib/base/json'
import type { Evaluation } from '../evaluation'
import { OWN_ZONES, SHARED_ZONES } from '../kernel/words'
import { answer, type Question, questions } from './index'
import { stateAt } from './moment'

/** Questions by the one word that they need: `player`, `object`, or none. */
const needing = (word: 'player' | 'object' | undefined): readonly string[] =>
  Object.entries(questions).flatMap(([name, words]) => {
    const needed = Object.keys(words).filter((w) => !words[w]?.optional)
    return needed.length === (word ? 1 : 0) && (!word || needed[0] === word) ? [name] : []
  })
const ofPlayers = needing('player').filter((name) => name !== 'outcome')
const ofObjects = needing('object')
const ofGame = needing(undefined).filter((name) => name !== 'status' && name !== 'choice')

/**
 * Everything that is always known of the end of an evaluation, or of an earlier moment: the answers to all questions that need no
 * more than a player or an object, what is in every zone, and what is on the stack.
 */
export function everything(run: Evaluation, after?: number | 'start'): Json | undefined {
  const state = stateAt(run, after)
  if (!state) return undefined
  const at = after === undefined ? {} : { after }
  const ask = (names: readonly string[], word: Readonly<Record<string, string>>): Json =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = answer({ ask: name, ...word, ...at } as unknown as Question, run)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  const labelOf = (id: string): string => state.objects[id]?.card ?? state.last[id]?.card ?? id
  const labels = new Set([...Object.keys(run.start.cards), ...Object.keys(state.cards)])
  return {
    game: ask(ofGame, {}),
    players: Object.fromEntries(state.order.map((player) => [player, ask(ofPlayers, { player })])),
    objects: Object.fromEntries([...labels].map((object) => [object, ask(ofObjects, { object })])),
    zones: {
      ...Object.fromEntries(SHARED_ZONES.map((zone) => [zone, state.shared[zone].map(labelOf)])),
      ...Object.fromEntries(
        OWN_ZONES.map((zone) => [
          zone,
          Object.fromEntries(state.order.map((p) => [p, (state.own[zone][p] ?? []).map(labelOf)])),
        ]),
      ),
    },
    unnamed: state.unknown,
    stack: state.shared.stack.map((id) => {
      const { kind, onStack } = state.objects[id] ?? {}
      return {
        kind: kind === 'ability' ? 'ability' : 'spell',
        of: labelOf(onStack?.source ?? id),
        controller: run.look(state).controller(id),
        targets: (onStack?.targets ?? []).map(labelOf),
      }
    }),
  }
}
