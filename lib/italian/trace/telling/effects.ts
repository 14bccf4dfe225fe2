import type { Color, EventOf, Lasting, ObjectId, PlayerId, RuleId } from '#lib/rules/index'
import { exceptionOf, exceptText } from '../../card/except'
import { reworded } from '../../card/rewording'
import { changeText, keywordOf, plainLasting } from '../../card/text'
import {
  agree,
  and,
  del,
  ed,
  il,
  lo,
  type Noun,
  name,
  nel,
  noun,
  type Phrase,
  phrase,
  ptChange,
  sentence,
  sul,
  verb,
  verbatim,
} from '../../grammar/index'
import { isKeyword, keywordText, steps } from '../../names/terms'
import { kept } from './attached'
import { byCounter } from './by-counters'
import { answering, naming, object, player, type Saying, source, stepOf, type Tale } from './context'
import { ended, returning, takenBack } from './ends'
import { divertedFrom, isDiverted } from './moves'
import { all, child, is, isOfStep, type Node, rulesOf } from './tree'
import { namedOtherwise, stillSpells } from './untouched'

const EOT = 'fino alla fine del turno'

/** How long an effect lasts, at the end of a sentence. */
function lasts(t: Tale, { until, controller, source }: EventOf<'begin'>['effect'], now: string): Phrase {
  if (until === 'end-of-turn') return verbatim(` ${now}`)
  if (until === 'your-next-turn') return phrase` fino al prossimo turno ${del(player(t, controller))}`
  if (until === 'end-of-game' || source === undefined) return verbatim('')
  const x = object(t, source)
  if (until === 'while-you-control') return phrase` finché ${player(t, controller)} controlla ${x}`
  return phrase` finché ${x} ${verb('resta', [x])} ${verbatim(until === 'while-tapped' ? agree('TAPpato', x) : 'sul campo di battaglia')}`
}

/** What becomes of creatures when an effect begins: «Orso ottiene +0/+3 fino alla fine del turno.» */
function begun(t: Tale, f: EventOf<'begin'>['effect'], e: Extract<Lasting, { modify: unknown }>, who: readonly Noun[]) {
  const until = lasts(t, f, EOT)
  const [m, ...more] = [e.modify].flat()
  const words = (ks: readonly string[]): Phrase => and(ks.map((k) => verbatim(isKeyword(k) ? keywordText(k) : k)))
  const gets = verb('ottiene', who)
  const subject = and(who)
  const [one] = who
  const changes = one && who.length === 1 ? changeText(t.people, e.modify, one, f.controller) : verb('cambia', who)
  const via = m?.layer === '1a' && !more.length ? copiedOf(t, m.copy.name) : undefined
  const pause = until === '' ? until : phrase`,${until}`
  if (via) return phrase`${subject} ${verb('diventa', who)} ${via}${pause}`
  const but = m?.layer === '1a' && one && !more.length ? exceptText(exceptionOf(m.copy), one) : verbatim('')
  if (but !== '') return phrase`${subject} ${changes}${but}${pause}`
  if (m?.layer === '2' && !more.length)
    return phrase`${player(t, f.controller)} prende il controllo ${and(who.map((x) => del(x)))}${until}`
  if (!m || more.length) return phrase`${subject} ${changes}${until}`
  if (m.layer === '3') return phrase`${and(who.map((x) => reworded(m, x)))}${until}`
  if (m.layer === '7c' && typeof m.power === 'number' && typeof m.toughness === 'number')
    return phrase`${subject} ${verb('prende', who)} ${ptChange(m.power, m.toughness)}${until}`
  if (m.layer === '6' && m.gain?.length)
    return phrase`${subject} ${gets} ${and(m.gain.map((k) => verbatim(keywordOf(k))))}${until}`
  if (m.layer === '6' && m.lose?.length) return phrase`${subject} ${verb('perde', who)} ${words(m.lose)}${until}`
  return phrase`${subject} ${changes}${until}`
}

/**
 * «Una copia di Mago, che è una copia di Drago»: of what is copied and is a copy itself; of what has no name, being face down, what it is called at
 * the table. Undefined of anything else.
 */
function copiedOf(t: Tale, name: string): Phrase | undefined {
  const step = stepOf(t)
  const copied = typeof step === 'object' && 'effect' in step && step.effect.do === 'becomeCopy' ? step.effect.of : ''
  const printed = t.people.things[name]
  if (name === '' && typeof copied === 'string' && copied in t.people.things)
    return phrase`una copia ${del(object(t, copied))}, che è a faccia in giù`
  if (typeof copied !== 'string' || copied === name || !printed || !t.people.things[copied]) return undefined
  return phrase`una copia ${del(object(t, copied))}, che è una copia ${del(printed)}`
}

/** What a copy takes of a copy: the rule of an effect that makes something a copy of one. */
const throughCopies = (t: Tale, { modify }: Extract<Lasting, { modify: unknown }>): readonly RuleId[] => {
  const [m, ...more] = [modify].flat()
  return m?.layer === '1a' && more.length === 0 && m.copy.name !== '' && copiedOf(t, m.copy.name) ? ['707.3'] : []
}

/** The colours from which an effect gives protection. */
const protecting = ({ modify }: Extract<Lasting, { modify: unknown }>): readonly Color[] =>
  [modify]
    .flat()
    .flatMap((m) => (m.layer === '6' ? (m.gain ?? []) : []))
    .flatMap((k) =>
      k.keyword === 'protection' && typeof k.from === 'object' && 'colors' in k.from ? (k.from.colors ?? []) : [],
    )

/** Several things as one subject: «Orso e Lupo». */
const together = (who: readonly Noun[]): Noun =>
  who.length === 1 && who[0] ? who[0] : name(and(who), who.every((x) => x.gender === 'f') ? 'f' : 'm', 'p')

/** A lasting effect begins. */
export function beginning(t: Tale, n: Node<EventOf<'begin'>>): readonly Saying[] {
  const f = n.h.event.effect
  const e = f.effect
  const base = { rules: rulesOf(n), batch: n.h.batch }
  if ('replace' in e && e.replace.event === 'destroy' && f.fixed) {
    const who = f.fixed.map((id) => object(t, id))
    return [
      {
        ...base,
        rules: naming(t, n),
        sentence: sentence(
          f.fixed.every((id) => t.frames[n.h.batch]?.objects[id]?.zone === 'battlefield')
            ? phrase`${and(who)} ${verb('riceve', who)} uno scudo di rigenerazione`
            : phrase`${and(who)} non ${verb('è', who)} sul campo di battaglia: non c'è niente da rigenerare`,
        ),
      },
    ]
  }
  if ('delayed' in e) return []
  if ('returns' in e) return returning(t, n)
  if ('modify' in e && f.fixed) {
    const who = f.fixed.map((id) => object(t, id))
    if (!who.length) {
      const otherwise = namedOtherwise(t, n)
      if (otherwise) return [otherwise]
      // Of one effect with something else that it has changed at the same time.
      const changed = t.evaluation.trace?.happenings.some(
        ({ event, batch }) =>
          batch === n.h.batch && event.type === 'begin' && event !== n.h.event && event.effect.fixed?.length,
      )
      const said = verbatim(`l'effetto non trova ${changed ? 'altro' : 'niente'} da cambiare`)
      return [{ ...base, rules: naming(t, n), sentence: sentence(said) }]
    }
    // Only a permanent has a power and a toughness that an effect changes; only a permanent or a spell has a controller.
    const zones = new Set(f.fixed.map((id) => t.frames[n.h.batch]?.objects[id]?.zone))
    type Change = Extract<Lasting, { modify: unknown }>['modify']
    const idle = (m: Extract<Change, { layer: unknown }>): boolean =>
      !zones.has('battlefield') &&
      (m.layer.startsWith('7') ||
        (m.layer === '2' && !zones.has('stack')) ||
        (m.layer === '6' &&
          zones.has('graveyard') &&
          m.gain?.every(({ keyword }) => keyword === 'protection') === true))
    if ([e.modify].flat().every(idle))
      return [
        {
          ...base,
          rules: base.rules.length ? base.rules : naming(t, n),
          sentence: sentence(
            phrase`${and(who)} non ${verb('è', who)} sul campo di battaglia: ${il(source(t, f.source))} non ha niente da modificare`,
          ),
        },
      ]
    return [
      { ...base, rules: [...throughCopies(t, e), ...naming(t, n)], sentence: sentence(begun(t, f, e, who)) },
      ...f.fixed.flatMap((id) => kept(t, id, n.h.batch, protecting(e))),
      ...stillSpells(t, n),
    ]
  }
  // It is told when what was exiled returns.
  if ('returns' in e) return []
  const fixed = (f.fixed ?? []).map((id) => object(t, id))
  const plain = plainLasting(t.people, e, f.controller, undefined, fixed.length ? together(fixed) : undefined)
  const rules = [...base.rules, ...naming(t, n)]
  if ('replace' in e && e.replace && 'next' in e && e.next !== undefined)
    return [{ ...base, rules, sentence: sentence(verbatim(plain.replace(',', ' in questo turno,'))) }]
  // Only who believes it has a shield take off damage that has been dealt.
  const undone = n.children.filter((c): c is Node<EventOf<'clearDamage'>> => is(c, 'clearDamage'))
  return [
    {
      ...base,
      rules: undone.length ? naming(t, n) : rules,
      sentence: sentence(phrase`${born(plain, e)}${lasts(t, f, 'in questo turno')}`),
    },
    ...undone.map((c) => ({
      sentence: sentence(
        phrase`lo scudo toglie anche il danno già segnato ${sul(object(t, c.h.event.object))}, che torna a 0`,
      ),
      rules: rulesOf(c),
      batch: c.h.batch,
    })),
  ]
}

/** Of a shield for so much damage, that it comes to be: «nasce uno scudo che previene 2 danni a Orso»; it has prevented nothing yet. */
const born = (plain: Phrase, e: object): Phrase =>
  'prevent' in e && typeof e.prevent === 'number' && plain.startsWith('Uno scudo previene')
    ? verbatim(plain.replace('Uno scudo previene', 'nasce uno scudo che previene'))
    : plain

/** Leaving combat, as the end of a sentence. */
export const out = (n: Node): Phrase =>
  all(n).some((x) => is(x, 'leaveCombat')) ? verbatim(' ed esce dal combattimento') : verbatim('')

/** What destroys: a spell by itself, a permanent by its ability. */
export function doer(
  t: Tale,
  { h }: Node<EventOf<'destroy' | 'exile' | 'sacrifice' | 'counter'>>,
  cause: Noun,
): Phrase {
  const o = h.event.source === undefined ? undefined : t.frames[Math.max(0, h.batch - 1)]?.objects[h.event.source]
  return o?.zone === 'battlefield' ? phrase`l'abilità ${del(cause)}` : il(cause)
}

/** A permanent destroyed by an effect, exiled or sacrificed. */
export function removed(t: Tale, n: Node<EventOf<'destroy' | 'exile' | 'sacrifice'>>): readonly Saying[] {
  const e = n.h.event
  const x = object(t, e.object)
  const base = { rules: rulesOf(n), batch: n.h.batch }
  if (n.h.fate === 'impossible') {
    const v = t.view(n.h.batch - 1)
    const keyword = v.characteristics(e.object).keywords.some((k) => k.keyword === 'indestructible')
    const why = keyword
      ? phrase`${x} è indistruttibile e resta sul campo di battaglia`
      : e.type === 'destroy'
        ? phrase`${x} non può essere ${agree('distrutto', x)} ${ed(verbatim('resta sul campo di battaglia'))}`
        : e.type === 'sacrifice'
          ? phrase`${x} resta sul campo di battaglia: si sacrifica solo ciò che si controlla`
          : phrase`${x} resta sul campo di battaglia`
    return [{ ...base, sentence: sentence(why) }]
  }
  if (!n.children.length) return []
  const who = player(t, t.view(n.h.batch - 1).controller(e.object))
  if (e.type === 'exile' && e.lookers) return faceDown(t, n, e.lookers)
  if (e.type === 'exile' && t.frames[n.h.batch - 1]?.objects[e.object]?.zone === 'exile')
    return [{ ...base, sentence: sentence(phrase`${x} è già in esilio: ci resta e diventa un nuovo oggetto`) }]
  if (e.type === 'exile' && isDiverted(n)) return divertedFrom(t, [n])
  if (e.type === 'exile')
    return [{ ...base, sentence: sentence(phrase`${x} va in esilio${out(n)}`) }, ...shownAsItLeaves(t, n)]
  if (e.type === 'sacrifice') {
    const leaves = out(n) === '' ? verbatim('') : phrase`, che esce dal combattimento`
    // Only who takes it for destruction has a shield in its place.
    const destroyed = child(n, 'destroy')
    if (destroyed?.h.fate === 'replaced')
      return [shielded(t, destroyed, e.object, phrase`il sacrificio ${del(x)}`, true), ...divertedFrom(t, [n])]
    return [{ ...base, sentence: sentence(phrase`${who} sacrifica ${x}${leaves}`) }, ...divertedFrom(t, [n])]
  }
  const cause = e.source === undefined ? source(t, '') : source(t, e.source)
  const leaves = out(n) === '' ? verbatim('') : phrase`, che esce dal combattimento`
  return [
    { ...base, sentence: sentence(phrase`${doer(t, n, cause)} distrugge ${x}${leaves}`) },
    ...whoseGraveyard(t, n),
    ...divertedFrom(t, [n]),
    ...shownAsItLeaves(t, n),
  ]
}

/** «Drago lascia il campo di battaglia a faccia in giù: il suo proprietario lo rivela.» */
function shownAsItLeaves(t: Tale, n: Node): readonly Saying[] {
  const shown = all(n).find((c): c is Node<EventOf<'reveal'>> => is(c, 'reveal'))
  const o = t.frames[Math.max(0, n.h.batch - 1)]?.objects['object' in n.h.event ? (n.h.event.object ?? '') : '']
  if (!shown || !o?.facing?.faceDown) return []
  const x = object(t, o.id)
  const text = phrase`${x} lascia il campo di battaglia a faccia in giù: ${player(t, o.owner)} ${lo(x)} rivela`
  return [{ sentence: sentence(text), rules: rulesOf(shown), batch: n.h.batch }]
}

/** «Orso va in esilio a faccia in giù: Anna può guardare la carta.» Who may not is said where it is asked: not everybody holds that nobody may. */
function faceDown(t: Tale, n: Node<EventOf<'destroy' | 'exile' | 'sacrifice'>>, lookers: readonly PlayerId[]) {
  const x = object(t, n.h.event.object)
  const who = lookers.map((id) => player(t, id))
  const goes = phrase`${x} va in esilio a faccia in giù`
  const text = who.length ? phrase`${goes}: ${and(who)} ${verb('può', who)} guardare la carta` : goes
  const said = { sentence: sentence(text), rules: [...naming(t, n), ...rulesOf(n)], batch: n.h.batch }
  return [said, ...tooLateToLook(t, n)]
}

/** «Mediatrice non è sul campo di battaglia: la sua abilità non permette di guardare Fulmine»: of what would let its controller look, and is gone. */
function tooLateToLook(t: Tale, n: Node<EventOf<'destroy' | 'exile' | 'sacrifice'>>): readonly Saying[] {
  const { source: by, object: id } = n.h.event
  const o = by === undefined ? undefined : t.frames[Math.max(0, n.h.batch - 1)]?.objects[by]
  const lets = t.people.start.state.objects[by ?? '']?.printed.abilities.some(
    (a) => a.type === 'static' && a.effects.some((e) => 'lookAt' in e),
  )
  // Whoever has abilities work everywhere has nothing to say of where it is.
  if (by === undefined || !lets || o?.zone === 'battlefield' || !t.evaluation.rules.has(ONLY_THERE)) return []
  const text = phrase`${object(t, by)} non è sul campo di battaglia: la sua abilità non permette di guardare ${object(t, id)}`
  return [{ sentence: sentence(text), rules: [ONLY_THERE, ...naming(t, n)], whole: true, batch: n.h.batch, of: [] }]
}

/** Abilities of a permanent work while it is on the battlefield. */
const ONLY_THERE: RuleId = '113.6'

/** «La magia di Anna distrugge Orso, Lupo e Cervo.» */
export function destroyedTogether(t: Tale, group: readonly Node<EventOf<'destroy'>>[]): readonly Saying[] {
  const [first] = group
  if (!first) return []
  const { source: id } = first.h.event
  // What has no name comes after what has one.
  const nameless = ({ h }: Node<EventOf<'destroy'>>): number =>
    Number(t.frames[Math.max(0, h.batch - 1)]?.objects[h.event.object]?.kind === 'emblem')
  const who = group
    .toSorted((a, b) => nameless(a) - nameless(b))
    .map((n) => (nameless(n) ? il(noun('emblema', 'm')) : object(t, n.h.event.object)))
  const gone = group.filter((n) => all(n).some((c) => is(c, 'leaveCombat'))).map((n) => object(t, n.h.event.object))
  const leave = gone.length ? phrase`: ${verb('esce', gone)} dal combattimento ${and(gone)}` : verbatim('')
  return [
    {
      sentence: sentence(phrase`${doer(t, first, source(t, id ?? ''))} distrugge ${and(who)}${leave}`),
      rules: rulesOf(...group),
      batch: first.h.batch,
    },
    ...group.flatMap((n) => whoseGraveyard(t, n)),
    ...divertedFrom(t, group),
  ]
}

/** «Guardiano va nel cimitero del proprietario, cioè di Nora»: where controller and owner differ. */
const whoseGraveyard = (t: Tale, n: Node): readonly Saying[] => buriedHome(t, child(n, 'move'))

/** The same of a permanent or a spell that is on its way there. */
export function buriedHome(t: Tale, n: Node<EventOf<'move'>> | undefined): readonly Saying[] {
  const o = n && t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.object]
  const to = n?.h.event.controller
  if (!n || n.h.fate === 'replaced' || !o || to === undefined || t.view(n.h.batch - 1).controller(o.id) === o.owner)
    return []
  const end = to === o.owner ? phrase`del proprietario, cioè ${del(player(t, to))}` : del(player(t, to))
  return [
    {
      sentence: sentence(phrase`${object(t, o.id)} va nel cimitero ${end}`),
      rules: answering(t, 'zoneOwner'),
      batch: n.h.batch,
    },
  ]
}

/** The shield that takes the place of a destruction: damage off, TAPped, out of combat. */
export function regenerated(t: Tale, n: Node<EventOf<'destroy'>>, byState: boolean): readonly Saying[] {
  const what = byState ? verbatim('la distruzione') : phrase`la distruzione ${del(object(t, n.h.event.object))}`
  // What would destroy, too, where it has a name: that it does so is why there is something to take the place of.
  const step = stepOf(t)
  const isNamed = n.h.event.source || (typeof step === 'object' && 'effect' in step && step.name !== undefined)
  const by = byState || !isNamed ? what : phrase`${what} da parte ${del(source(t, n.h.event.source))}`
  return [shielded(t, n, n.h.event.object, by, !byState)]
}

/** What a shield of regeneration takes the place of, and what it does instead: of a creature that has not been named, its name comes with what it takes the place of. */
export function shielded(t: Tale, n: Node, id: ObjectId, what: Phrase, short: boolean): Saying {
  const x = object(t, id)
  const who = player(t, t.view(n.h.batch - 1).controller(id))
  const done = all(n)
  const taps = done.some((c) => is(c, 'tap')) && t.frames[n.h.batch - 1]?.objects[id]?.tapped === false
  const leaves = done.some((c) => is(c, 'leaveCombat')) && t.frames[n.h.batch - 1]?.combat !== null
  // For who believes that it takes the place of damage none has been marked.
  const marked = !short || (t.frames[n.h.batch - 1]?.objects[id]?.damage ?? 0) > 0 || n.h.event.type === 'destroy'
  const parts = [
    ...(marked || !(taps || leaves) ? [verbatim('via il danno segnato')] : []),
    ...(taps ? [phrase`${who} TAPpa ${x}`] : []),
    ...(leaves ? [phrase`${x} esce dal combattimento`] : []),
  ]
  const shield = phrase`lo scudo di rigenerazione sostituisce ${what}`
  const text = short
    ? phrase`${shield}: ${marked ? verbatim(parts.slice(0, 2).join(', ')) : and(parts.slice(0, 2))}${parts[2] ? phrase` ${ed(parts[2])}` : verbatim('')}`
    : phrase`${shield}: ${verbatim(parts.join(', '))}`
  const rules = [
    ...n.h.by,
    ...naming(t, ...n.children),
    ...rulesOf(...done.filter((c) => (is(c, 'tap') && taps) || is(c, 'clearDamage'))),
  ]
  // By one of its rules it takes the place, by the other it does what is told instead.
  return { sentence: sentence(text), rules: [...new Set(rules)], batch: n.h.batch, whole: true }
}

/** Permanents that TAP or unTAP together, not as a cost nor by attacking. */
export function turned(t: Tale, roots: readonly Node<EventOf<'tap' | 'untap'>>[]): readonly Saying[] {
  const [first] = roots
  if (!first) return []
  const tap = first.h.event.type === 'tap'
  const end = roots.findIndex((n) => n.h.event.type !== first.h.event.type)
  const turn = end < 0 ? roots : roots.slice(0, end)
  const here = ({ h }: Node<EventOf<'tap' | 'untap'>>): boolean =>
    t.frames[h.batch - 1]?.objects[h.event.object]?.zone === 'battlefield'
  const named = (fate: 'happened' | 'impossible'): readonly Noun[] =>
    turn.filter((n) => here(n) && n.h.fate === fate).map((n) => object(t, n.h.event.object))
  const elsewhere = turn.filter((n) => !here(n)).map((n) => object(t, n.h.event.object))
  const [who, already] = [named('happened'), named('impossible')]
  const acted = rulesOf(...roots)
  const base = { rules: acted.length ? acted : naming(t, first), batch: first.h.batch }
  const is = agree(tap ? 'TAPpato' : 'STAPpato', already)
  // Only who believes it has permanents unTAP in another step.
  const inStep = isOfStep(first, 'untap') && t.frames[first.h.batch - 1]?.turn.step === 'untap'
  const when = inStep ? phrase`${nel(steps.untap.it)} ` : verbatim('')
  const others = turn.length < roots.length ? turned(t, roots.slice(turn.length)) : []
  return [
    ...turn.flatMap((n) => byCounter(t, n) ?? []),
    ...(who.length
      ? [{ ...base, sentence: sentence(phrase`${when}${and(who)} ${verb(tap ? 'si TAPpa' : 'si STAPpa', who)}`) }]
      : []),
    ...(already.length
      ? [
          {
            ...base,
            sentence: sentence(phrase`${and(already)} ${verb('è', already)} già ${is}: non succede niente`),
          },
        ]
      : []),
    ...(elsewhere.length
      ? [
          {
            ...base,
            sentence: sentence(
              phrase`${and(elsewhere)} non ${verb('è', elsewhere)} sul campo di battaglia e non ${verb(tap ? 'si TAPpa' : 'si STAPpa', elsewhere)}`,
            ),
          },
        ]
      : []),
    ...others,
  ]
}

/** Marked damage goes and effects end: together, or as somebody believes. */
export function cleaned(t: Tale, roots: readonly Node[]): readonly Saying[] {
  const [first] = roots
  const state = first && t.frames[first.h.batch]
  if (!first || !state) return []
  const other = ended(t, roots)
  if (other) return other
  const damage = roots.some((n) => is(n, 'clearDamage'))
  const before = t.frames[Math.max(0, first.h.batch - 1)]
  const over = roots.flatMap((n) => (is(n, 'end') ? n.h.event.effects : []))
  const ends = over.some((id) => before?.floating.find((x) => x.id === id)?.until === 'end-of-turn')
  if (!damage && !ends) return []
  const step = nel(steps[state.turn.step].it)
  const back = takenBack(t, first.h.batch, over)
  const effects = phrase`${verbatim(`gli effetti «${EOT}»`)}${back.said}`
  const text =
    damage && ends
      ? phrase`${step} il danno segnato sparisce e insieme finiscono ${effects}`
      : damage
        ? phrase`${step} il danno segnato sparisce`
        : // Only who has them end first of what goes together in the cleanup step has the damage go as that ends.
          t.evaluation.rules.get('514.2')?.clauses.some((c) => c.kind === 'turnBased' && c.of === 'end of cleanup')
          ? phrase`prima che il danno segnato sparisca finiscono ${effects}`
          : phrase`${step} finiscono ${effects}`
  return [{ sentence: sentence(text), rules: [...rulesOf(...roots), ...back.rules], batch: first.h.batch }]
}

/** «Con un'abilità in pila Anna riceve priorità anche nella sottofase di cancellazione, a cui ne segue un'altra.» */
export function repeatedStep(t: Tale, n: Node<EventOf<'repeatStep'>>): readonly Saying[] {
  const { player: who, step } = n.h.event
  const why = verbatim(
    t.frames[n.h.batch]?.shared.stack.length ? "con un'abilità in pila" : "dopo un'azione generata dallo stato",
  )
  const priority = phrase`${why} ${player(t, who)} riceve priorità anche ${nel(steps[step].it)}, a cui ne segue un'altra`
  return [{ sentence: sentence(priority), rules: n.h.rules, batch: n.h.batch }]
}

/** Where the game goes: a turn, or a step that a sentence needs to name. */
export const nextTurn = (t: Tale, n: Node<EventOf<'nextTurn'>>): readonly Saying[] => [
  {
    sentence: sentence(phrase`il turno finisce e comincia quello ${del(player(t, n.h.event.player))}`),
    rules: naming(t, n),
    batch: n.h.batch,
  },
]
