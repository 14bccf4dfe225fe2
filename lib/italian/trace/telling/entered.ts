import type { EventOf } from '#lib/rules/index'
import { agree, al, and, con, del, type Noun, type Phrase, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { thingCalled } from '../../names/people'
import { segnalini } from '../../names/terms'
import { becoming, object, player, type Saying, type Tale, target } from './context'
import { is, type Node, outcome, rulesOf } from './tree'

/** What enters: a card or a spell, or a token, once all that is replaced of its entering is. */
type Entering = Node<EventOf<'move' | 'createToken'>>

/** Counters that it enters with, as they are put on it. */
const countersOf = (n: Entering): readonly Noun[] =>
  n.children.flatMap((c) =>
    is(c, 'putCounters') && c.h.event.amount > 0 ? [segnalini(c.h.event.amount, c.h.event.counter)] : [],
  )

/** How something enters, after the verb: « TAPpato con 2 segnalini +1/+1»; `having` is what else is said of it. */
export function arriving(t: Tale, n: Entering, who: Noun, having: Phrase = verbatim('')): Phrase {
  const { tapped, facing, printed, attachedTo } = n.h.event.entry ?? {}
  const lies = 'facing' in n.h.event ? { ...n.h.event.facing, ...facing } : facing
  const counters = countersOf(n)
  const each = who.number === 'p' ? phrase`, ${agree('ciascuno', { ...who, number: 's' })}` : verbatim('')
  const words = [
    tapped ? phrase` ${agree('TAPpato', who)}` : '',
    lies?.faceDown ? ' a faccia in giù' : '',
    lies?.up === 'other' ? back(t, n, who) : '',
    printed ? phrase` come copia ${del(thingCalled(printed))}` : '',
    attachedTo === undefined ? '' : phrase` ${agree('assegnato', who)} ${al(target(t, attachedTo))}`,
    having,
    counters.length ? phrase`${each} ${con(and(counters))}` : '',
  ]
  return verbatim(words.join(''))
}

/** « con il retro Mannaro in alto», where the back has a name of its own. */
function back(t: Tale, n: Entering, who: Noun): Phrase {
  const { as } = n.h.event
  const up = as === undefined ? who : becoming(t, as)
  return up.text !== who.text ? phrase` con il retro ${up} in alto` : verbatim(' con il retro in alto')
}

/** Permanents that an effect puts onto the battlefield: «Idra entra con 1 segnalino +1/+1 sotto il controllo di Anna.» */
export function entered(t: Tale, group: readonly Node<EventOf<'move'>>[]): readonly Saying[] {
  const entries = group.flatMap((n) => {
    const end = outcome(n)
    if (end?.h.event.to !== 'battlefield') return []
    const who = object(t, n.h.event.object)
    const after = t.view(end.h.batch)
    const there = end.h.event.as === undefined ? undefined : after.state.objects[end.h.event.as]
    const by = there && player(t, after.controller(there.id))
    const under = by ? phrase` sotto il controllo ${del(by)}` : verbatim('')
    return [{ n, who, how: phrase`${arriving(t, end, who)}${under}` }]
  })
  return [...new Set(entries.map((e) => e.how))].map((how) => {
    const alike = entries.filter((e) => e.how === how)
    const who = alike.map((e) => e.who)
    return {
      sentence: sentence(phrase`${and(who)} ${verb('entra', who)}${how}`),
      rules: rulesOf(...alike.map((e) => e.n)),
      batch: alike[0]?.n.h.batch ?? 0,
    }
  })
}
