import type { EventOf } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  del,
  ed,
  figure,
  type Noun,
  noun,
  type Phrase,
  phrase,
  sentence,
  verb,
  verbatim,
} from '../../grammar/index'
import { colors } from '../../names/terms'
import { unfought } from '../why-not/undone'
import { answering, naming, object, player, type Saying, type Tale } from './context'
import { arriving } from './entered'
import { divertedFrom } from './moves'
import { child, type Node, outcome, rulesOf } from './tree'

const say = (n: Node, text: Saying['sentence'], rules: readonly string[] = rulesOf(n)): readonly Saying[] => [
  { sentence: sentence(text), rules, batch: n.h.batch },
]

/** «Anna gioca Foresta, che entra TAPpata.» */
export function landPlayed(t: Tale, n: Node<EventOf<'playLand'>>): readonly Saying[] {
  const x = object(t, n.h.event.object)
  const move = child(n, 'move')
  const end = move && outcome(move)
  const how = end?.h.event.to === 'battlefield' ? arriving(t, end, x) : verbatim('')
  // Playing a land does not use the stack: it is there at once, unless something else becomes of it.
  const enters =
    end?.h.event.to !== 'battlefield'
      ? verbatim('')
      : how === ''
        ? verbatim(', che entra senza usare la pila')
        : phrase`, che entra${how}`
  const rules = [...naming(t, n), ...(how === '' ? [] : rulesOf(n))]
  return [...say(n, phrase`${player(t, n.h.event.player)} gioca ${x}${enters}`, rules), ...divertedFrom(t, [n])]
}

/** «Anna produce {G} con Foresta.» */
export function manaAdded(t: Tale, n: Node<EventOf<'addMana'>>): readonly Saying[] {
  const { player: who, mana, source } = n.h.event
  const from = source === undefined ? verbatim('') : phrase` con ${object(t, source)}`
  const text = phrase`${player(t, who)} produce ${verbatim(mana)}${from}`
  return [...devoted(t, n), ...say(n, text, [...rulesOf(n), ...naming(t, n)])]
}

/** «La devozione di Anna al blu è 2: contano i simboli {U} di Mago e di Drago», where that is what the mana is counted by. */
function devoted(t: Tale, n: Node<EventOf<'addMana'>>): readonly Saying[] {
  const { player: who, mana, source } = n.h.event
  const [symbol = ''] = mana.match(/[WUBRG]/u) ?? []
  const { abilities } = source === undefined ? { abilities: [] } : t.view(t.first).characteristics(source)
  if (!(symbol in colors) || !JSON.stringify(abilities).includes('"devotion"')) return []
  const color = noun(colors[symbol as keyof typeof colors].it, 'm')
  const all = mana.length / `{${symbol}}`.length
  const v = t.view(n.h.batch - 1)
  const counted = v.state.shared.battlefield.flatMap((id) => {
    const symbols = v.characteristics(id).manaCost?.match(/\{[^}]*\}/g) ?? []
    return v.controller(id) === who ? symbols.flatMap((x) => (x.includes(symbol) ? [id] : [])) : []
  })
  // Who has other symbols count as well is told how many that makes.
  const known = counted.length === all && all > 0
  const whose = and([...new Set(counted)].map((id) => del(object(t, id))))
  const these = phrase`: ${verb('conta', all)} ${verbatim(all === 1 ? 'il simbolo' : 'i simboli')} ${verbatim(`{${symbol}}`)} ${whose}`
  const devotion = phrase`la devozione ${del(player(t, who))} ${al(color)} è ${figure(all)}`
  return say(n, known ? phrase`${devotion}${these}` : devotion, answering(t, 'devotion'))
}

/** «Orso lotta con Lupo.» */
export function fought(t: Tale, n: Node<EventOf<'fight'>>): readonly Saying[] {
  const [a, b] = n.h.event.fighters
  const [one, two] = [object(t, a), object(t, b)]
  if (n.h.fate !== 'happened') return say(n, unfought(t, n.h.event), [...n.h.rules, ...n.h.by])
  return say(n, a === b ? againstItself(t, n, one) : phrase`${one} lotta con ${two}`, naming(t, n))
}

/** «Cervo lotta con sé stesso: la forza è 2, e si infligge danno pari al doppio.» */
function againstItself(t: Tale, n: Node<EventOf<'fight'>>, x: Noun): Phrase {
  const itself = phrase`${x} lotta con sé ${agree('stesso', x)}`
  const { power = 0 } = t.view(n.h.batch - 1).characteristics(n.h.event.fighters[0])
  const dealt = child(n, 'damage')?.h.event.amount
  return dealt === 2 * power
    ? phrase`${itself}: la forza è ${figure(power)}, ${ed(verbatim('si infligge danno pari al doppio'))}`
    : itself
}

/** «Anna rimescola il proprio grimorio», «Anna tiene da parte Torre e rimescola tutte le altre carte». */
export function reshuffled(t: Tale, n: Node<EventOf<'shuffle'>>): readonly Saying[] {
  const { player: who, but = [] } = n.h.event
  const anna = player(t, who)
  if (but.length === 0) return say(n, phrase`${anna} rimescola il proprio grimorio`)
  const aside = and(but.map((id) => object(t, id)))
  const rules = [...answering(t, 'setsAside'), ...rulesOf(n)]
  return say(n, phrase`${anna} tiene da parte ${aside} e rimescola tutte le altre carte`, rules)
}

/** «Anna profetizza 2.» */
export const scried = (t: Tale, n: Node<EventOf<'scry'>>): readonly Saying[] =>
  n.h.event.amount > 0 ? say(n, phrase`${player(t, n.h.event.player)} profetizza ${n.h.event.amount}`) : []
