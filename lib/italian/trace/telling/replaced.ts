import { type EventOf, type GameEvent, type PlayerId, rulesAbout, rulesAnswering, type View } from '#lib/rules/index'
import { keywordOf } from '../../card/keyword'
import {
  agree,
  al,
  carte,
  counted,
  dal,
  danni,
  del,
  ed,
  figure,
  il,
  ilDanno,
  type Noun,
  name,
  noun,
  type Phrase,
  phrase,
  puntiVita,
  sentence,
  verb,
  verbatim,
} from '../../grammar/index'
import { thingOf } from '../../names/people'
import { segnalini } from '../../names/terms'
import { wordCount } from '../../situation/stem/intro'
import { dealerAmongOthers, named, object, player, type Saying, source, type Tale, target, undecided } from './context'
import { shielded } from './effects'
import { guardOf, protecting } from './guarded'
import { LONGEST, small } from './length'
import { changedByLifelink } from './lifelinked'
import { after, course, moved } from './totals'
import { child, is, type Node, numbersOf, rulesOf } from './tree'

type Active = ReturnType<View['lasting']>[number]

/** The effect that replaced an event. */
const effectOf = (t: Tale, n: Node): Active | undefined =>
  n.h.through === undefined
    ? undefined
    : t
        .view(n.h.batch - 1)
        .lasting()
        .find((a) => a.id === n.h.through)

/** What a lasting effect is called: the object it comes from, or its name in the scenario. */
function nameOf(t: Tale, a: Active | undefined): Noun | undefined {
  if (!a) return undefined
  if (a.source !== undefined && a.source !== '') return thingOf(t.people, a.source, t.view(t.batch - 1))
  return t.people.effects[a.id] ?? named(t, (e) => JSON.stringify(e) === JSON.stringify(a.effect))
}

/** «L'effetto di Urna»; what is called an effect already is not the effect of one. */
const effectCalled = (called: Noun): Phrase =>
  called.text.startsWith('effetto') ? il(called) : phrase`l'effetto ${del(called)}`

/** «Per l'effetto di Urna», at the beginning of a sentence. */
function because(t: Tale, n: Node): Phrase {
  const called = nameOf(t, effectOf(t, n))
  return called ? phrase`per ${effectCalled(called)}` : verbatim('per un effetto di sostituzione')
}

const playerOfEvent = (e: GameEvent): PlayerId | undefined =>
  'player' in e ? e.player : 'target' in e ? e.target : undefined

const ON_OBJECT = {
  discard: 'scartare',
  sacrifice: 'sacrificare',
  exile: 'esiliare',
  counter: 'neutralizzare',
  destroy: 'distruggere',
} as const
const OTHERS: Partial<Record<GameEvent['type'], string>> = {
  scry: 'profetizzare',
  surveil: 'sorvegliare',
  search: 'cercare',
  shuffle: 'rimescolare il grimorio',
  create: 'creare le pedine',
  loseGame: 'perdere la partita',
  winGame: 'vincere la partita',
  move: 'cambiare zona',
}

/** An event as something that may be avoided: «guadagnare 3 punti vita». */
function infinitive(t: Tale, e: GameEvent): Phrase {
  switch (e.type) {
    case 'gainLife':
      return phrase`guadagnare ${puntiVita(e.amount)}`
    case 'loseLife':
      return phrase`perdere ${puntiVita(e.amount)}`
    case 'draw':
      return phrase`pescare ${carte(e.amount)}`
    case 'damage':
      return phrase`infliggere ${danni(e.amount)}`
    case 'putCounters':
      return phrase`ricevere ${segnalini(e.amount, e.counter)}`
    case 'payLife':
      return phrase`pagare ${puntiVita(e.amount)}`
    case 'mill':
      return phrase`macinare ${carte(e.amount)}`
    case 'discard':
    case 'sacrifice':
    case 'exile':
    case 'counter':
    case 'destroy':
      return phrase`${verbatim(ON_OBJECT[e.type])} ${object(t, e.object)}`
    default:
      return verbatim(OTHERS[e.type] ?? 'accadere')
  }
}

/** An event that is still on its way, after a change: «i punti vita da guadagnare diventano 4». */
function becoming(e: GameEvent): Phrase {
  const amount = 'amount' in e ? e.amount : 0
  const what: Partial<Record<GameEvent['type'], string>> = {
    gainLife: 'i punti vita da guadagnare diventano',
    loseLife: 'i punti vita da perdere diventano',
    draw: 'le carte da pescare diventano',
    damage: 'i danni da infliggere diventano',
    putCounters: 'i segnalini da ricevere diventano',
    payLife: 'i punti vita da pagare diventano',
    mill: 'le carte da macinare diventano',
    create: 'le pedine da creare diventano',
    scry: 'le carte da guardare diventano',
    surveil: 'le carte da guardare diventano',
  }
  return phrase`${verbatim(what[e.type] ?? "l'evento cambia e vale")} ${figure(amount)}`
}

const none: Partial<Record<GameEvent['type'], string>> = { gainLife: 'guadagna', loseLife: 'perde', draw: 'pesca' }

/** The new event in the present, with its totals: «Nora guadagna 6 punti vita: da 5 a 11», «6 punti vita invece di 3» where that was not said. */
function present(t: Tale, n: Node, insteadOf?: Node): { readonly text: Phrase; readonly figure: string } {
  const e = n.h.event
  if (is(n, 'gainLife') || is(n, 'loseLife')) {
    const { player: who, amount } = n.h.event
    const does = verbatim(n.h.event.type === 'gainLife' ? 'guadagna' : 'perde')
    const c = moved(t, n)
    const was =
      insteadOf && 'amount' in insteadOf.h.event
        ? phrase` invece ${del(figure(insteadOf.h.event.amount))}`
        : verbatim('')
    return {
      text: phrase`${player(t, who)} ${does} ${puntiVita(amount)}${was}${after(t, who, c, amount, course(t, who, c, amount))}`,
      figure: c.figure,
    }
  }
  if (e.type === 'draw') return { text: phrase`${player(t, e.player)} pesca ${carte(e.amount)}`, figure: '' }
  if (e.type === 'damage') return { text: phrase`ne infligge ${figure(e.amount)}`, figure: '' }
  if (e.type === 'putCounters')
    return { text: phrase`${target(t, e.on)} riceve ${segnalini(e.amount, e.counter)}`, figure: '' }
  return { text: verbatim('non accade'), figure: '' }
}

/** A chain of replacements: each says what it makes of the event before. Prevention is told by `prevented`. */
export function replaced(t: Tale, n: Node): readonly Saying[] {
  const next = n.children.find((c) => c.h.event.type === n.h.event.type)
  const chosen = choice(t, n)
  if (!next) return [...chosen, ...somethingElse(t, n, phrase`invece ${del(infinitive(t, n.h.event))}`)]
  if (unchanged(n, next)) return [...chosen, unmoved(t, n), ...t.tell([next])]
  const by = because(t, n)
  const base = { rules: [...n.h.by, ...rulesOf(...(next.h.fate === 'happened' ? [next] : []))], batch: n.h.batch }
  if (next.h.fate === 'replaced') {
    const said = phrase`${by} ${becoming(next.h.event)}`
    return [...chosen, { ...base, of: [], sentence: sentence(said) }, ...replaced(t, next)]
  }
  if (next.h.fate === 'impossible') return [...chosen, ...t.tell([next])]
  const called = nameOf(t, effectOf(t, n))
  const linked = called && changedByLifelink(t, n, effectCalled(called))
  const { text, figure: sum } = present(t, next, linked && n)
  if (linked)
    return [...chosen, { ...base, rules: [...n.h.rules, ...base.rules], sentence: sentence(linked, text), figure: sum }]
  return [
    ...chosen,
    { ...base, sentence: sentence(by, phrase`invece ${del(infinitive(t, n.h.event))}`, text), figure: sum },
  ]
}

/** Whether a replacement has made of an event just what it was. */
const unchanged = (n: Node, next: Node): boolean =>
  next.h.event.type === n.h.event.type &&
  Object.entries(n.h.event).every(
    ([key, x]) => key === 'source' || JSON.stringify(x) === JSON.stringify((next.h.event as never)[key]),
  )

/** «L'effetto di Urna si applica e lascia l'evento com'è.» */
function unmoved(t: Tale, n: Node): Saying {
  const called = nameOf(t, effectOf(t, n))
  const effect = called ? effectCalled(called) : verbatim("l'effetto di sostituzione")
  return {
    sentence: sentence(phrase`${effect} si applica ${ed(verbatim("lascia l'evento com'è"))}`),
    rules: n.h.by,
    batch: n.h.batch,
    of: [],
  }
}

/** Nothing, or something of another kind, happens instead: where it is short, in the same sentence. */
function somethingElse(t: Tale, n: Node, instead: Phrase): readonly Saying[] {
  const by = because(t, n)
  const base = { rules: n.h.by, batch: n.h.batch }
  const effect = effectOf(t, n)?.effect
  const rest = n.children.filter((c) => !is(c, 'use'))
  const [first, ...more] = t.tell(rest)
  const who = playerOfEvent(n.h.event)
  if (!first && undecided(t, n)) return []
  if (!first) {
    const other = effect && 'replace' in effect && 'instead' in effect.with
    const not =
      !other && who !== undefined && t.people.players[who] && none[n.h.event.type]
        ? phrase`${player(t, who)} non ne ${verbatim(none[n.h.event.type] ?? '')}`
        : verbatim(other ? 'accade altro' : 'non accade niente')
    return [{ ...base, sentence: sentence(by, instead, not) }]
  }
  const [event] = rest
  const joined = sentence(by, instead, small(t, first.sentence))
  const same = rest.length === 1 && event !== undefined && playerOfEvent(event.h.event) === who
  if (same && wordCount(joined) <= LONGEST)
    return [{ ...first, sentence: joined, rules: [...n.h.by, ...first.rules] }, ...more]
  return [{ ...base, of: [], sentence: sentence(by, instead, verbatim('accade altro')) }, first, ...more]
}

/** Rules that say who chooses between replacements. */
const CHOOSERS: readonly string[] = rulesAbout('query', 'replacementChooser')

/** Who has chosen: where somebody believes otherwise it is not the player whom the event befalls. */
function chooserOf(t: Tale, n: Node): PlayerId | undefined {
  const made = t.evaluation.chosen.filter(
    ({ choose, action, of }) => choose === 'replacement' && action === t.action && of === n.h.event.type,
  )
  const [who, ...others] = new Set(made.map(({ player: by }) => by))
  return others.length === 0 ? who : undefined
}

/** Why a player chooses between replacements: what they change is about to happen to that player. */
const BEFALLS: Partial<Record<GameEvent['type'], string>> = {
  damage: ', che sta per subire il danno,',
  gainLife: ', che sta per guadagnare punti vita,',
  loseLife: ', che sta per perdere punti vita,',
  draw: ', che sta per pescare,',
}

/** «Nora, che sta per subire il danno, sceglie quale effetto di sostituzione applicare: Urna.» */
function choice(t: Tale, n: Node): readonly Saying[] {
  const rules = n.h.by.filter((r) => CHOOSERS.includes(r))
  if (!rules.length) return []
  const called = nameOf(t, effectOf(t, n))
  const who = chooserOf(t, n) ?? playerOfEvent(n.h.event)
  const chooser = who !== undefined && t.people.players[who] ? player(t, who) : name('chi controlla la creatura', 'f')
  const what = called ? phrase`: ${called}` : verbatim('')
  const why = verbatim((who === playerOfEvent(n.h.event) && BEFALLS[n.h.event.type]) || '')
  return [
    {
      sentence: sentence(phrase`${chooser}${why} sceglie quale effetto di sostituzione applicare${what}`),
      rules,
      batch: n.h.batch,
      of: [],
    },
  ]
}

/** Damage, or what somebody takes for it, that a shield or an effect prevents: «Lo scudo di Cappella previene 2 danni ad Anna: può prevenirne ancora 1.» */
export function prevented(
  t: Tale,
  n: Node<EventOf<'damage' | 'gainLife' | 'loseLife'>>,
  say: (n: Node) => readonly Saying[],
): readonly Saying[] {
  const e = n.h.event
  const use = n.children.find((c): c is Node<EventOf<'use'>> => is(c, 'use'))
  const rest = n.children.find((c) => c.h.event.type === e.type)
  const left = rest && 'amount' in rest.h.event ? rest.h.event.amount : 0
  // What the shield leaves is not there yet while it is open what else is done about it.
  const amount = use && undecided(t, n) ? use.h.event.amount : e.amount - left
  const effect = effectOf(t, n)
  const called = nameOf(t, effect)
  const base = { rules: n.h.by, batch: n.h.batch }
  const whom = al(target(t, e.type === 'damage' ? e.target : e.player))
  const shield =
    use || isCounted(effect)
      ? phrase`lo scudo${called && !called.text.startsWith('effetto') ? phrase` ${del(called)}` : verbatim('')}`
      : called
        ? effectCalled(called)
        : verbatim('un effetto')
  const dealer = dealerAmongOthers(t, n)
  const part = dealer ?? (e.type === 'damage' && e.source !== '' ? source(t, e.source) : undefined)
  const does =
    e.type === 'damage'
      ? amount < e.amount && part
        ? phrase`${shield} previene ${figure(amount)} ${del(counted(e.amount, 'danno'))} ${del(part)} ${whom}`
        : dealer
          ? phrase`${shield} previene ${ilDanno(amount)} ${del(dealer)} ${whom}`
          : phrase`${shield} previene ${danni(amount)} ${whom}`
      : phrase`${shield} ferma la perdita ${del(puntiVita(amount))}`
  const used = use ? numbersOf(use) : []
  return [
    {
      ...base,
      // What a shield has left is a rule of its own, which comes first so that it is cited beside one that decides.
      rules: use && isCounted(effect) ? [...spending(t, n, amount), ...n.h.by] : n.h.by,
      of: used,
      sentence: sentence(phrase`${does}${remaining(t, use, effect, e.type)}`),
    },
    // What the shield did has been told: what is left is dealt as any damage is.
    ...(rest ? say({ ...rest, h: { ...rest.h, rules: [] } }) : []),
  ]
}

/** Whether a shield prevents so much damage and no more. */
const isCounted = (a: Active | undefined): boolean =>
  a !== undefined && 'prevent' in a.effect && typeof a.effect.prevent === 'number'

/** The rules by which a shield is used up. */
const spending = (t: Tale, n: Node, prevented: number): readonly string[] =>
  rulesAnswering(t.evaluation.rules, t.view(n.h.batch - 1), 'shieldSpent', { prevented, left: prevented })

/** «: può prevenirne ancora 3», of a shield that is used up. */
function remaining(
  t: Tale,
  use: Node<EventOf<'use'>> | undefined,
  effect: Active | undefined,
  of: GameEvent['type'],
): Phrase {
  if (!use || effect?.left === undefined) return verbatim('')
  const key = `shield:${effect.id}`
  const left = (t.running.get(key) ?? effect.left) - use.h.event.amount
  t.running.set(key, left)
  return left > 0
    ? phrase`: può ${verbatim(of === 'damage' ? 'prevenirne' : 'fermarne')} ancora ${figure(left)}`
    : verbatim(' e si esaurisce')
}

/** An event of damage that is replaced is either prevented or changed by an effect that says «instead». */
export const isPrevention = (t: Tale, n: Node): boolean => 'prevent' in (effectOf(t, n)?.effect ?? {})

/** Rules by which a protection prevents damage. */
const PROTECTING: readonly string[] = rulesAbout('replacement', 'damage', 'protection')

/** «I 3 danni di Vampiro vanno perduti: Colosso non può riceverli.» Only who believes it has damage dealt to nobody. */
function goneTo(t: Tale, n: Node<EventOf<'damage'>>): Phrase | undefined {
  const effect = effectOf(t, n)?.effect
  const to = effect && 'replace' in effect && 'redirect' in effect.with ? effect.with.redirect : undefined
  if (!to || !('object' in to) || typeof to.object !== 'string') return undefined
  const { amount, source: from } = n.h.event
  const lost = phrase`${ilDanno(amount)} ${del(source(t, from))} ${verb('va', danni(amount))} ${agree('perduto', danni(amount))}`
  const id = t.view(t.batch).state.cards[to.object] ?? to.object
  return sentence(phrase`${lost}: ${object(t, id)} non può ${verbatim(amount === 1 ? 'riceverlo' : 'riceverli')}`)
}

/** The damage that an effect changes, or deals to another, then the damage as it is. */
export function changedDamage(
  t: Tale,
  n: Node<EventOf<'damage'>>,
  say: (n: Node) => readonly Saying[],
): readonly Saying[] {
  const e = n.h.event
  const next = child(n, 'damage')
  const chosen = choice(t, n)
  const from = il(source(t, e.source))
  const base = { rules: n.h.by, batch: n.h.batch }
  if (!next && n.h.by.some((r) => PROTECTING.includes(r))) {
    const k = guardOf(t.view(n.h.batch - 1), e.target, 'protection', e.source, source(t, e.source))
    const protects = noun(k ? keywordOf(k) : 'protezione', 'f')
    const said = phrase`${il(protects)} ${del(target(t, e.target))} previene ${danni(e.amount)} ${del(source(t, e.source))}`
    const why = protecting(t.view(n.h.batch - 1), e.target, { id: e.source, noun: source(t, e.source) })
    return [...chosen, { ...base, sentence: why ? sentence(phrase`${why}: ${said}`) : sentence(said) }]
  }
  if (!next && undecided(t, n)) return chosen
  // Only who believes it has a shield of regeneration in the place of damage.
  const effect = effectOf(t, n)?.effect
  if (!next && effect && 'replace' in effect && 'regenerate' in effect.with)
    return [...chosen, shielded(t, n, e.target, phrase`il danno ${del(source(t, e.source))}`, true)]
  if (!next)
    return n.children.some((c) => !is(c, 'use'))
      ? [...chosen, ...somethingElse(t, n, phrase`invece ${del(danni(e.amount))} ${del(source(t, e.source))}`)]
      : [
          ...chosen,
          {
            ...base,
            sentence: goneTo(t, n) ?? sentence(because(t, n), phrase`${from} non infligge ${danni(e.amount)}`),
          },
        ]
  if (unchanged(n, next)) return [...chosen, unmoved(t, n), ...say(next)]
  const to = next.h.event.target
  const text =
    to === e.target
      ? phrase`invece ${del(danni(e.amount))} ${from} ne infligge ${figure(next.h.event.amount)}`
      : phrase`${danni(e.amount)} ${del(source(t, e.source))} ${verb('passa', e.amount)} ${dal(target(t, e.target))} ${al(target(t, to))}`
  // By which rule it goes there has been said: of the damage itself it is told first what it does.
  const rules = next.h.rules.filter((rule) => !n.h.by.includes(rule))
  const told = say({ ...next, h: { ...next.h, rules } }).map((s, i) =>
    i === 0 ? { ...s, rules: [...s.rules, ...n.h.by] } : s,
  )
  return [...chosen, { ...base, of: [], sentence: sentence(because(t, n), text) }, ...told]
}

/** Events that an effect makes something else of, told with what comes of them instead. */
const INSTEAD: readonly GameEvent['type'][] = [
  'payLife',
  'mill',
  'discard',
  'scry',
  'surveil',
  'search',
  'shuffle',
  'sacrifice',
  'exile',
  'counter',
  'create',
  'loseGame',
  'winGame',
  'move',
]

/** Whether an effect has made something else of an event, so that what comes instead is told; a move with more counters is still that move. */
export function isInstead(t: Tale, n: Node): boolean {
  if (n.h.fate !== 'replaced' || !INSTEAD.includes(n.h.event.type)) return false
  const effect = effectOf(t, n)?.effect
  if (!effect || !('replace' in effect)) return false
  return n.h.event.type !== 'move' || !('times' in effect.with || 'plus' in effect.with)
}

/** «Per l'effetto di Urna, invece di macinare 2 carte, Anna pesca 1 carta.» */
export function insteadOf(t: Tale, n: Node): readonly Saying[] {
  const chosen = choice(t, n)
  const next = n.children.find((c) => c.h.event.type === n.h.event.type && 'amount' in c.h.event)
  if (!next) return [...chosen, ...somethingElse(t, n, phrase`invece ${del(infinitive(t, n.h.event))}`)]
  if (unchanged(n, next)) return [...chosen, unmoved(t, n), ...t.tell([next])]
  const said = phrase`${because(t, n)} ${becoming(next.h.event)}`
  return [...chosen, { sentence: sentence(said), rules: n.h.by, batch: n.h.batch, of: [] }, ...t.tell([next])]
}
