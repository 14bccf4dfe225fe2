import type { EventOf, GameState, PlayerId } from '#lib/rules/index'
import { and, carte, del, ed, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { answering, naming, object, player, type Saying, type Tale } from './context'
import { replaced } from './replaced'
import { child, is, isOfStep, type Node, rulesOf } from './tree'

type Draw = Node<EventOf<'draw'>>

const librarySize = (s: GameState | undefined, p: PlayerId): number =>
  s ? (s.own.library[p]?.length ?? 0) + (s.unknown[p] ?? 0) : 0

/** Cards that a draw really puts into the hand. */
const drawn = (n: Draw): number =>
  n.children.reduce((sum, c) => (is(c, 'move') ? sum + 1 : is(c, 'moveUnknown') ? sum + c.h.event.amount : sum), 0)

/** A draw without what is tried where no card is left. */
const cardsOf = (n: Draw): Draw => ({ ...n, children: n.children.filter((c) => !is(c, 'drawFromEmpty')) })

/** Draws of one player that follow one another: «Nora pesca 3 carte, una alla volta.» */
export function draws(t: Tale, run: readonly Draw[]): readonly Saying[] {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) return []
  const who = first.h.event.player
  const nora = player(t, who)
  // A draw that cannot be made is told once, however many there would be.
  if (first.h.fate === 'impossible')
    return [{ sentence: sentence(phrase`${nora} non può pescare carte`), rules: first.h.by, batch: first.h.batch }]
  if (first.h.fate === 'replaced') return replaced(t, first)
  const good = run.filter((n) => drawn(n) > 0)
  const count = good.reduce((sum, n) => sum + drawn(n), 0)
  const tried = run.filter((n) => child(n, 'drawFromEmpty'))
  const said: Saying[] = []
  const end = good.at(-1)
  if (end) {
    const empty = !tried.length && librarySize(t.frames[end.h.batch], who) === 0
    const single = good.length === 1 && count > 1
    const step = isOfStep(first, 'draw') ? verbatim('nella sottofase di acquisizione ') : verbatim('')
    const how = count > 1 && !single ? verbatim(', una alla volta') : verbatim('')
    const named = cardsNamed(t, good)
    const pause = how !== '' || (named && count > 1)
    const left = empty ? verbatim(`${pause ? ',' : ''} e resta con il grimorio vuoto`) : verbatim('')
    said.push({
      sentence: sentence(phrase`${step}${nora} pesca ${named ?? carte(count)}${how}${left}`),
      rules: [...new Set([...(good.length > 1 ? answering(t, 'drawing') : []), ...rulesOf(...good.map(cardsOf))])],
      batch: end.h.batch,
    })
  }
  if (tried.length) {
    const times = tried.length > 1 ? phrase` ${verbatim(`${tried.length} volte`)}` : verbatim('')
    said.push({
      sentence: sentence(phrase`${nora} tenta${times} di pescare da un grimorio vuoto`),
      rules: tried.flatMap((n) => child(n, 'drawFromEmpty')?.h.rules ?? []),
      batch: tried.at(-1)?.h.batch ?? last.h.batch,
    })
    if (!end) said.push(...undrawn(t, first))
  }
  return said
}

/** «Marea e Idolo»: which cards are drawn, where it is asked what becomes of one of them. */
function cardsNamed(t: Tale, all: readonly Draw[]): Phrase | undefined {
  const moves = all.flatMap((n) => n.children.filter((c) => is(c, 'move') || is(c, 'moveUnknown')))
  const known = moves.flatMap((c) => (is(c, 'move') ? [c.h.event.object] : []))
  if (known.length < moves.length || !known.some((id) => t.placed.has(labelOf(id)))) return undefined
  return and(known.map((id) => object(t, id)))
}

/** «Arturo non pesca nessuna carta: l'abilità di Chimera non si innesca.» Of what waits for a draw of whoever has no card left. */
function undrawn(t: Tale, n: Draw): readonly Saying[] {
  const { player: who } = n.h.event
  const v = t.view(n.h.batch - 1)
  const waiting = v.state.shared.battlefield.filter(
    (id) =>
      v.controller(id) === who &&
      v.characteristics(id).abilities.some((a) => a.type === 'triggered' && a.when.event === 'draw'),
  )
  if (waiting.length === 0) return []
  const whose = and(waiting.map((id) => phrase`${del(object(t, id))}`))
  const still = verbatim(waiting.length === 1 ? "l'abilità" : 'le abilità')
  const wait = verbatim(waiting.length === 1 ? 'non si innesca' : 'non si innescano')
  return [
    {
      sentence: sentence(phrase`${player(t, who)} non pesca nessuna carta: ${still} ${whose} ${wait}`),
      rules: answering(t, 'isEvent'),
      batch: n.h.batch,
    },
  ]
}

/** «Anna macina 2 carte, cioè tutto il grimorio.» */
export function milled(t: Tale, n: Node<EventOf<'mill'>>): readonly Saying[] {
  const who = n.h.event.player
  const anna = player(t, who)
  const count = n.children.reduce(
    (sum, c) => (is(c, 'move') ? sum + 1 : is(c, 'moveUnknown') ? sum + c.h.event.amount : sum),
    0,
  )
  const base = { rules: rulesOf(n), batch: n.h.batch }
  if (n.h.event.amount === 0)
    return [{ ...base, rules: naming(t, n), sentence: sentence(phrase`${anna} non macina carte`) }]
  if (count === 0)
    return [
      {
        ...base,
        rules: base.rules.length ? base.rules : naming(t, n),
        // Who believes that this loses the game has them out of it.
        sentence: sentence(
          phrase`il grimorio ${del(anna)} è vuoto: ${anna} non macina carte${verbatim(t.evaluation.outcome.players[who]?.lost === undefined ? ' e resta in partita, perché macinare non è pescare' : '')}`,
        ),
      },
    ]
  // Only who believes that a library too small for milling loses the game has it count as a draw.
  const short = n.children.some((c) => is(c, 'drawFromEmpty'))
  const missing = phrase`${anna} non ha tutte le carte da macinare, ${ed(verbatim('è come non averne da pescare'))}`
  const all: Phrase = count < n.h.event.amount ? verbatim(', cioè tutto il grimorio') : verbatim('')
  const unknown = n.children.some(
    (c) => is(c, 'moveUnknown') && c.h.fate === 'replaced' && is(c.children[0], 'moveUnknown'),
  )
  return [
    { ...base, sentence: sentence(phrase`${anna} macina ${carte(count)}${all}`) },
    ...(short ? [{ ...base, rules: n.h.rules, sentence: sentence(missing) }] : []),
    ...(unknown ? [{ ...base, sentence: sentence(verbatim('le carte vanno in esilio invece che nel cimitero')) }] : []),
  ]
}

/** «Anna guarda 2 carte.» «Viene rivelata 1 carta.» */
export function seen(t: Tale, group: readonly Node<EventOf<'look' | 'reveal'>>[]): readonly Saying[] {
  const [first] = group
  const cards = carte(group.length)
  const said =
    first?.h.event.type === 'look'
      ? phrase`${player(t, first.h.event.player)} guarda ${cards}`
      : phrase`${verbatim(group.length === 1 ? 'viene rivelata' : 'vengono rivelate')} ${cards}`
  return [
    {
      sentence: sentence(said),
      rules: naming(t, ...group),
      batch: first?.h.batch ?? 0,
    },
  ]
}

/** «Anna mette in mano la prima carta del grimorio, senza pescarla.» */
export function putInHand(t: Tale, n: Node<EventOf<'putInHand'>>): readonly Saying[] {
  const anna = player(t, n.h.event.player)
  const draw = child(n, 'draw')
  const base = { rules: rulesOf(n), batch: n.h.batch }
  const chosen = (n.h.event.objects ?? []).map((id) => object(t, id))
  const named = chosen.filter((x) => x.text !== 'una carta')
  if (draw && chosen.length && named.length === chosen.length)
    return [
      {
        ...base,
        sentence: sentence(
          phrase`${anna} pesca ${and(named)}${verbatim(named.length > 1 ? ', una carta alla volta' : '')}`,
        ),
      },
    ]
  if (draw) return [{ ...base, sentence: sentence(phrase`${anna} pesca la prima carta del grimorio`) }]
  if (chosen.length && named.length === chosen.length)
    return [
      {
        ...base,
        sentence: sentence(phrase`${anna} mette in mano ${and(named)} senza pescare`),
      },
    ]
  if (chosen.length > 1)
    return [
      {
        ...base,
        sentence: sentence(phrase`${anna} mette in mano ${carte(chosen.length)} del grimorio senza pescarle`),
      },
    ]
  if (!n.children.length)
    return [{ ...base, sentence: sentence(phrase`il grimorio ${del(anna)} è vuoto e niente va in mano`) }]
  return [{ ...base, sentence: sentence(phrase`${anna} mette in mano la prima carta del grimorio senza pescarla`) }]
}
