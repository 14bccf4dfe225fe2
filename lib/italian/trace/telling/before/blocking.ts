import { asking, type ObjectId, type PlayerId, type Violation } from '#lib/rules/index'
import { and, figure, type Phrase, phrase, verb } from '../../../grammar/index'
import type { Thing } from '../../../names/people'
import { has, namingOf, type Saying, stating, type Tale } from '../context'
import { wardedOff } from '../guarded'
import { at, explain, idOf, since, there } from './beforehand'

/** «Troll è arrivato dopo l'inizio dell'ultimo turno di Nora, e la debolezza da evocazione non riguarda chi blocca.» */
export function blocks(
  t: Tale,
  block: Readonly<Record<string, string | readonly string[]>>,
  misread: readonly string[],
  refused: readonly Violation[],
): readonly Saying[] {
  const v = at(t)
  const declared = Object.keys(block).map((label) => idOf(t, label))
  const attackers = [...new Set(Object.values(block).flat())].map((label) => idOf(t, label))
  const isSick = (id: ObjectId): boolean => v.state.objects[id]?.ready === false
  const late = refused.some(({ reason }) => reason === 'just-arrived')
  // Of those who block it is said as the block is permitted; of others only where something asks for blocks.
  const asks = (v.state.combat?.attackers ?? []).some((a) => asking(v, 'be-blocked', a.id).length > 0)
  const named = blockers(t).filter((id) => (declared.includes(id) ? refused.length > 0 : asks))
  const sick = misread.includes('302.6') && !late ? named.filter(isSick) : []
  const flying = misread.includes('702.9b') ? named.filter((id) => has(v, id, 'flying')) : []
  const menaces = (id: ObjectId): number =>
    v.characteristics(id).keywords.filter(({ keyword }) => keyword === 'menace').length
  // Of one refused for it no more is said.
  const walls =
    refused.length > 0 && misread.includes('702.3b') && !refused.some(({ reason }) => reason === 'defender')
      ? declared.filter((id) => has(v, id, 'defender'))
      : []
  const guarded =
    refused.length > 0 &&
    misread.includes('702.16f') &&
    declared.some((b) =>
      attackers.some((a) => wardedOff(v, { id: b, noun: there(t, b) }, { id: a, noun: there(t, a) })),
    )
  const twice = refused.length > 0 && misread.includes('702.111c') ? attackers.filter((id) => menaces(id) > 1) : []
  return [
    ...(flying.length > 0 && !attackers.some((id) => has(v, id, 'flying'))
      ? [explain(t, unlimited(flying.map((id) => there(t, id))), stating(t, 'legality', 'block', 'flying'))]
      : []),
    ...(sick.length > 0
      ? [
          explain(
            t,
            restless(t, sick),
            sick.slice(0, 1).flatMap((id) => namingOf(t, v, { type: 'ready', object: id })),
          ),
        ]
      : []),
    ...(walls.length > 0 ? [explain(t, undefended, ['702.3b'])] : []),
    ...(guarded ? [explain(t, unguarding, ['702.16f'])] : []),
    ...twice.map((id) =>
      explain(
        t,
        phrase`${there(t, id)} ha ${figure(menaces(id))} istanze di minacciare, che contano come una: bastano ${figure(2)} bloccanti`,
        ['702.111c'],
      ),
    ),
  ]
}

/** «Falco e Pegaso sono arrivati dopo l'inizio dell'ultimo turno di Nino, e la debolezza da evocazione non riguarda chi blocca.» */
export const restless = (t: Tale, ids: readonly ObjectId[]): Phrase =>
  phrase`${since(
    t,
    ids,
    ids.map((id) => there(t, id)),
  )}, e la debolezza da evocazione non riguarda chi blocca`

/** «Falco e Pegaso hanno volare, che non limita ciò che si può bloccare.» */
export const unlimited = (who: readonly Thing[]): Phrase =>
  phrase`${and(who)} ${verb('ha', who)} volare, che non limita ciò che si può bloccare`

/** What defender forbids, and what it does not. */
export const undefended: Phrase = phrase`difensore vieta di attaccare e non dice nulla dei blocchi`

/** Whose protection keeps a block from being declared, and whose does not. */
export const unguarding: Phrase = phrase`la protezione di chi attacca vieta il blocco alle creature con quella qualità; quella di chi blocca no`

/** Creatures of those who may block. */
export const blockers = (t: Tale): readonly ObjectId[] => {
  const v = at(t)
  const team = (p: PlayerId): string | undefined => v.state.players[p]?.pool
  return v.state.shared.battlefield.filter(
    (id) => v.characteristics(id).types.includes('creature') && team(v.controller(id)) !== team(v.state.turn.active),
  )
}
