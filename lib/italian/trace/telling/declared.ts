import type { EventOf } from '#lib/rules/index'
import { agree, and, ed, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { declaring } from '../../names/apart'
import { noBlock } from '../../names/people'
import { attackSpared, blockSpared } from './asked'
import { naming, object, player, type Saying, stating, type Tale, target } from './context'
import { child, is, type Node, rulesOf } from './tree'
/** Attackers declared: who attacks whom and TAPs, who stays as it is. */
export function attackDeclared(t: Tale, roots: readonly Node[]): readonly Saying[] {
  const batch = roots[0]?.h.batch ?? 0
  const state = t.frames[batch]
  const moves = roots.filter((n): n is Node<EventOf<'attacks'>> => is(n, 'attacks'))
  const spared = attackSpared(
    t,
    batch,
    moves.map((n) => n.h.event.object),
  )
  if (!moves.length)
    return [
      ...spared,
      {
        sentence: sentence(phrase`${player(t, state?.turn.active ?? 'A')} non attacca`),
        rules: naming(t, ...roots),
        batch,
      },
    ]
  const taps = (n: Node): boolean => child(n, 'tap') !== undefined
  const groups = new Map<string, Node<EventOf<'attacks'>>[]>()
  for (const n of moves) {
    const key = `${n.h.event.target} ${taps(n)}`
    groups.set(key, [...(groups.get(key) ?? []), n])
  }
  const told = [...groups.values()].map((group) => {
    const who = group.map((n) => object(t, n.h.event.object))
    const [first] = group
    const whom = first ? target(t, first.h.event.target) : phrase``
    const v = t.view(batch)
    const quiet = first !== undefined && !taps(first)
    const tapped = quiet && first !== undefined && v.state.objects[first.h.event.object]?.tapped === true
    const how = !quiet
      ? verb('si TAPpa', who)
      : phrase`${verb('resta', who)} ${agree(tapped ? 'TAPpato' : 'STAPpato', who)}${verbatim(tapped ? '' : ' per cautela')}`
    return {
      sentence: sentence(phrase`${and(who.map(declaring))} ${verb('attacca', who)} ${whom} ${ed(how)}`),
      rules: quiet
        ? stating(t, 'query', 'attackTaps', 'vigilance')
        : [...naming(t, ...group), ...rulesOf(...group.map((n) => child(n, 'tap')))],
      batch,
    }
  })
  return [...spared, ...told]
}

/** One creature that blocks one other. */
type Pair = Node<EventOf<'blocks'> & { readonly attacker: string }>

/** Blockers declared, by attacker. */
export function blocksDeclared(t: Tale, roots: readonly Node[]): readonly Saying[] {
  const batch = roots[0]?.h.batch ?? 0
  const state = t.frames[batch]
  const moves = roots.filter((n): n is Pair => is(n, 'blocks') && n.h.event.attacker !== undefined)
  const blocks = roots.filter((n): n is Node<EventOf<'block'>> => is(n, 'block'))
  const rules = naming(t, ...blocks)
  const declared = blocks[0]?.h.event
  const by = declared && 'player' in declared && typeof declared.player === 'string' ? declared.player : undefined
  const spared = by === undefined ? [] : blockSpared(t, batch, by, blocks[0]?.h.event.blocks ?? [])
  if (!moves.length && by !== undefined) return [...spared, { sentence: sentence(noBlock(t.people, by)), rules, batch }]
  if (!moves.length) {
    const attacked = [...new Set((state?.combat?.attackers ?? []).map((a) => a.attacks))].filter(
      (p) => t.people.players[p],
    )
    const [only] = attacked
    const nobody = attacked.length === 1 && only !== undefined ? noBlock(t.people, only) : verbatim('nessuno blocca')
    return [{ sentence: sentence(nobody), rules, batch }]
  }
  const attackers = [...new Set(moves.map((n) => n.h.event.attacker))]
  const told = attackers.map((attacker) => {
    const who = moves.filter((n) => n.h.event.attacker === attacker).map((n) => object(t, n.h.event.object))
    return { sentence: sentence(phrase`${and(who)} ${verb('blocca', who)} ${object(t, attacker)}`), rules, batch }
  })
  return [...spared, ...told]
}
