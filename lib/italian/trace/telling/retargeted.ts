import type { EventOf, Filter } from '#lib/rules/index'
import { filterNoun } from '../../card/filter'
import { and, del, type Phrase, phrase, sentence, un, verbatim } from '../../grammar/index'
import { voiceOf } from '../why-not/scene'
import { answering, naming, object, player, type Saying, spell, type Tale, target } from './context'
import { child, type Node } from './tree'

type Retarget = EventOf<'retarget'>

/** «Il bersaglio di Brace diventa Lupo», or stays as it was; where it had to change, why it becomes that, or does not change at all. */
export function retargeted(t: Tale, n: Node<Retarget>): readonly Saying[] {
  const e = n.h.event
  const o = t.frames[Math.max(0, n.h.batch - 1)]?.objects[e.object]
  const targets = e.targets.filter((id) => id !== '')
  if (!o || !targets.length) return []
  const same = JSON.stringify(o.onStack?.targets) === JSON.stringify(e.targets)
  const many = targets.length > 1
  const whose =
    o.kind === 'ability' ? phrase`dell'abilità ${del(object(t, o.onStack?.source ?? o.id))}` : del(spell(t, e.object))
  const becomes = same ? (many ? 'restano' : 'resta') : many ? 'diventano' : 'diventa'
  const it = phrase`${verbatim(many ? 'i bersagli' : 'il bersaglio')} ${whose} ${verbatim(becomes)} ${and(targets.map((id) => target(t, id)))}`
  const must = answering(t, 'mustChange')
  // Only who believes it has a spell without another target be left with none.
  const left = child(n, 'counter') ? phrase`${spell(t, e.object)} resta senza bersaglio` : it
  const text = same && must.length > 0 && !many ? phrase`nessun altro bersaglio è legale: ${left}` : left
  const why = must.length > 0 ? meant(t, n) : undefined
  return [
    ...(why ? [{ sentence: sentence(why), rules: naming(t, n), batch: Math.max(0, n.h.batch - 1), of: [] }] : []),
    { sentence: sentence(text), rules: [...(same ? must : []), ...naming(t, n)], batch: n.h.batch },
  ]
}

/**
 * «Rovina resta di Arturo e chiede una creatura controllata da un avversario: Lince non lo è.» For whom a new target has to be legal, of what the one
 * who changes it could have thought of first; nothing where somebody has the spell go over to them.
 */
function meant(t: Tale, { h }: Node<Retarget>): Phrase | undefined {
  const v = t.view(h.batch - 1)
  const e = h.event
  const by = v.ask('stackController', { object: e.object })
  if (by === undefined || by === e.player || v.ask('retargetedAs', { object: e.object, chooser: e.player }) !== by)
    return undefined
  const specs = v
    .characteristics(e.object)
    .abilities.flatMap((a) => (a.type === 'spell' && 'targets' in a && a.targets) || [])
  const [spec, ...more] = specs
  const x = spell(t, e.object)
  const stays = phrase`${x} resta ${del(player(t, by))}`
  if (spec?.kind !== 'object' || more.length > 0)
    return phrase`${stays}: il bersaglio nuovo deve essere legale per chi la controlla`
  const filter: Filter = spec.filter ?? {}
  const asks = phrase`${stays} e chiede ${un(filterNoun(voiceOf(t, by, undefined), filter, 'one'))}`
  const [one, ...others] = v.state.shared.battlefield.filter(
    (id) => v.controller(id) === by && filter.types?.every((type) => v.characteristics(id).types.includes(type)),
  )
  if (one === undefined || others.length > 0) return asks
  return phrase`${asks}: ${object(t, one)} ${verbatim(filter.controller === 'opponent' ? 'non lo è' : 'lo è')}`
}
