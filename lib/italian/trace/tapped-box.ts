import { filterNoun } from '../card/filter'
import { agree, ed, il, type Noun, type Phrase, phrase } from '../grammar/index'
import { thingOf } from '../names/people'
import { typeNoun } from '../names/terms'
import type { Box } from './box'
import type { Tale } from './telling/context'
import { objectOf } from './why/scene'
import { voiceOf } from './why-not/scene'

/** Whether what is still tapped has lost its last stun counter instead of untapping: that it did not untap then either is said by itself. */
export function stunnedOut(t: Tale, label: string): boolean {
  const o = t.view(t.last).state.objects[objectOf(t.view(t.last), label)]
  return (
    o?.tapped === true &&
    (o.counters.stun ?? 0) === 0 &&
    t.evaluation.trace?.happenings.some(
      ({ event: e, through }) => e.type === 'untap' && e.object === o.id && through?.endsWith('/stun'),
    ) === true
  )
}

/** Whether something is TAPped, of what has entered with why. */
export function tappedBox(t: Tale, label: string, tapped: boolean): Box {
  const v = t.view(t.last)
  const id = objectOf(v, label)
  const x = thingOf(t.people, id, v)
  const { cards, objects } = t.evaluation.start
  const before = objects[cards[label] ?? label]
  const word = agree(tapped ? 'TAPpato' : 'STAPpato', x)
  if (tapped && stunnedOut(t, label))
    return {
      said: phrase`tolto l'ultimo segnalino stordimento, ${x} resta ${word}: lo STAP è stato sostituito`,
      rules: ['122.1d'],
    }
  const entered = before?.id !== id
  const cold = entered && !tapped ? otherwiseTapped(t) : undefined
  if (cold)
    return {
      said: phrase`${cold.x} riguarda solo ${cold.what}: ${x} entra come ${typeNoun(v.characteristics(id).types)} ${ed(phrase`è ${word}`)}`,
      rules: ['614.12', '110.5b'],
    }
  return entered && !tapped
    ? { said: phrase`un nuovo oggetto entra STAPpato, comunque fosse prima: ${x} è ${word}`, rules: ['110.5b'] }
    : { said: phrase`${x} è ancora ${word}` }
}

/** What has other permanents enter tapped, and which: «gli incantesimi». */
function otherwiseTapped(t: Tale): { readonly x: Noun; readonly what: Phrase } | undefined {
  const v = t.view(t.last)
  for (const id of v.state.shared.battlefield)
    for (const ability of v.characteristics(id).abilities)
      for (const effect of ability.type === 'static' ? ability.effects : [])
        if ('enters' in effect && effect.enters.tapped && effect.what.types)
          return {
            x: thingOf(t.people, id, v),
            what: phrase`${il(filterNoun(voiceOf(t, v.controller(id), id), effect.what, 'many'))}`,
          }
  return undefined
}
