import type { EventOf } from '#lib/rules/index'
import { del, il, phrase, sentence, verbatim } from '../../grammar/index'
import { aims } from './aims'
import { naming, object, player, type Saying, spell, type Tale } from './context'
import type { Node } from './tree'

/** «Anna copia Brace: la copia va in pila.» */
export function copied(t: Tale, n: Node<EventOf<'copySpell'>>): readonly Saying[] {
  const e = n.h.event
  const o = t.frames[Math.max(0, n.h.batch - 1)]?.objects[e.object]
  if (!o?.onStack)
    return [
      {
        sentence: sentence(phrase`${object(t, e.object)} non è in pila: non c'è niente da copiare`),
        rules: naming(t, n),
        batch: n.h.batch,
      },
    ]
  const ability = o.kind === 'ability'
  const what = ability ? phrase`l'abilità ${del(object(t, o.onStack.source ?? o.id))}` : il(spell(t, e.object))
  const goal = aims(t, e.targets ?? [])
  const copy = goal === '' ? verbatim('la copia') : phrase`la copia,${goal},`
  // What was chosen for the original is for the copy as well, or is not for who believes that nobody has paid for it.
  const x = t.view(n.h.batch - 1).ask('copiedChoices', { object: e.object })?.announced?.x
  const same = x === undefined ? '' : `, con X = ${x}`
  const how = verbatim(`va in pila${same}`)
  return [
    {
      sentence: sentence(phrase`${player(t, e.player)} copia ${what}: ${copy} ${how}`),
      rules: naming(t, n),
      batch: n.h.batch,
    },
  ]
}
