import type { Measure, ObjectId, RuleId, View } from '#lib/rules/index'
import { filterNoun } from '../../card/filter'
import { and, del, figure, type Noun, name, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { labelOf, thingCalled } from '../../names/people'
import { voiceOf } from '../why-not/scene'
import { object, player, type Saying, type Tale } from './context'
import type { Node } from './tree'
import { worthOf } from './worths'

/** An effect looks up what it needs to know once, as it is applied, and of what has gone what was last known. */
const LOOKED_UP = ['608.2h'] as const

/** An ability asks the same of its own source. */
const OUTLIVED: RuleId = '113.7a'

/** So many things are named one by one; more are only counted. */
const NAMED = 9

/** What was counted or looked up for the amount of an event, before the event itself: «Si contano Orso e Lupo: 2.» */
export const measured = (t: Tale, n: Node): readonly Saying[] =>
  (n.h.measured ?? []).flatMap((m) => {
    const said = sayingOf(t, n, m)
    return said ? [{ batch: Math.max(0, n.h.batch - 1), of: [], leadsTo: n.h.id, ...said }] : []
  })

/** Things by their names, of which several tokens of one name are told as so many: «Orso e 2 pedine Soldato». */
function alike(t: Tale, v: View, ids: readonly ObjectId[]): readonly Noun[] {
  const all = ids.map((id) => {
    const x = object(t, id)
    const card = v.state.objects[id]
    // Tokens made together have one label and its name; copies of a card have the card's.
    const called = t.people.things[labelOf(id)]?.text ?? (card ? thingCalled(card.printed).text : x.text)
    return { x, called: card?.kind === 'token' ? called : undefined }
  })
  return all.flatMap(({ x, called }, n) => {
    const same = called === undefined ? [] : all.filter((other) => other.called === called)
    if (same.length < 2) return [x]
    return all.findIndex((other) => other.called === called) < n
      ? []
      : [name(phrase`${figure(same.length)} pedine ${verbatim(called ?? '')}`, 'f', 'p')]
  })
}

function sayingOf(
  t: Tale,
  n: Node,
  { what, objects, n: total, filter, you }: Measure,
): Pick<Saying, 'sentence' | 'rules' | 'whole'> | undefined {
  const v = t.view(n.h.batch - 1)
  const who = objects.map((id) => object(t, id))
  const [id, ...others] = objects
  const [x] = who
  if (what === 'count') {
    if (!x && filter && you !== undefined) {
      const voice = voiceOf(t, you, undefined)
      const { controller, ...kind } = filter
      const owns = controller === 'you' && (filter.zone === undefined || filter.zone === 'battlefield')
      const none = owns
        ? phrase`${player(t, you)} non controlla ${filterNoun(voice, kind, 'many')}`
        : phrase`non ci sono ${filterNoun(voice, filter, 'many')}`
      return { sentence: sentence(phrase`${none}: si conta ${figure(0)}`), rules: LOOKED_UP }
    }
    if (!x) return { sentence: sentence(phrase`non c'è niente da contare: ${figure(0)}`), rules: LOOKED_UP }
    const named = alike(t, v, objects)
    if (named.length > NAMED)
      return { sentence: sentence(phrase`si contano ${figure(total)} oggetti`), rules: LOOKED_UP }
    // Of one kind the figure stands with its name.
    const figures = named.length === 1 && total > 1 ? verbatim('') : phrase`: ${figure(total)}`
    return { sentence: sentence(phrase`${verb('si conta', named)} ${and(named)}${figures}`), rules: LOOKED_UP }
  }
  if (!x || id === undefined || others.length > 0) return undefined
  if (what === 'manaValue') {
    const worth = worthOf(t.evaluation, v, id, x)
    return worth && { sentence: sentence(worth.said), rules: worth.rules }
  }
  const gone = v.state.objects[id]?.zone !== 'battlefield'
  const own = 'source' in n.h.event && n.h.event.source === id
  const size = what === 'power' ? 'la forza' : 'la costituzione'
  return {
    sentence: sentence(
      gone
        ? phrase`${verbatim(size)} che ${x} aveva quando ha lasciato il campo di battaglia è ${figure(total)}`
        : phrase`${verbatim(size)} ${del(x)} è ${figure(total)}`,
    ),
    ...(gone && own ? { rules: [OUTLIVED, ...LOOKED_UP], whole: true as const } : { rules: LOOKED_UP }),
  }
}
