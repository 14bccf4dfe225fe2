import type { EventOf } from '#lib/rules/index'
import { agree, and, type Noun, phrase, sentence, verbatim } from '../grammar/index'
import { citing, object, player, type Saying, type Tale } from './context'
import { arriving } from './entered'
import { divertedFrom } from './moves'
import { child, is, type Node, outcome, rulesOf } from './tree'

const DONE = ['playLand', 'discard', 'addMana', 'fight', 'shuffle', 'scry'] as const
export type Done = (typeof DONE)[number]

/** Whether an event is one that a single short sentence tells. */
export const isDone = (n: Node): n is Node<EventOf<Done>> => DONE.some((type) => is(n, type))

/** What a player or a creature does, in one sentence. */
export function done(t: Tale, n: Node<EventOf<Done>>): readonly Saying[] {
  const e = n.h.event
  const say = (s: Saying['sentence'], rules: readonly string[] = rulesOf(n)): readonly Saying[] => [
    { sentence: s, rules, batch: n.h.batch },
  ]
  const anna = (): Noun => player(t, 'player' in e && e.player !== undefined ? e.player : 'A')
  switch (e.type) {
    case 'playLand': {
      const x = object(t, e.object)
      const move = child(n, 'move')
      const end = move && outcome(move)
      const how = end?.h.event.to === 'battlefield' ? arriving(t, end, x) : verbatim('')
      const enters = how === '' ? how : phrase`, che entra${how}`
      return [
        ...say(sentence(phrase`${anna()} gioca ${x}${enters}`), [
          ...citing(t, '116.2a'),
          ...(how === '' ? [] : rulesOf(n)),
        ]),
        ...divertedFrom(t, [n]),
      ]
    }
    case 'discard': {
      const owner = t.frames[Math.max(0, n.h.batch - 1)]?.objects[e.object]?.owner ?? 'A'
      return say(sentence(phrase`${player(t, e.player ?? owner)} scarta ${object(t, e.object)}`))
    }
    case 'addMana': {
      const from = e.source === undefined ? verbatim('') : phrase` con ${object(t, e.source)}`
      return say(sentence(phrase`${anna()} produce ${verbatim(e.mana)}${from}`), [...rulesOf(n), ...citing(t, '106.4')])
    }
    case 'fight': {
      const [a, b] = e.fighters
      const [one, two] = [object(t, a), object(t, b)]
      if (n.h.fate !== 'happened')
        return say(sentence(phrase`${and([one, two])} non lottano`), [...n.h.rules, ...n.h.by])
      return say(
        sentence(a === b ? phrase`${one} lotta con sé ${agree('stesso', one)}` : phrase`${one} lotta con ${two}`),
        n.children.flatMap((c) => c.h.rules),
      )
    }
    case 'shuffle':
      return say(sentence(phrase`${anna()} rimescola il proprio grimorio`))
    case 'scry':
      return e.amount > 0 ? say(sentence(phrase`${anna()} profetizza ${e.amount}`)) : []
  }
}
