import { type EventOf, type ObjectId, type RuleId, rulesForbidding } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  danni,
  del,
  ed,
  figure,
  type Noun,
  name,
  type Phrase,
  phrase,
  sentence,
  sul,
  verb,
  verbatim,
} from '../../grammar/index'
import { thingOf } from '../../names/people'
import { inZone, type ZoneId, zones } from '../../names/terms'
import { wordCount } from '../../situation/stem/intro'
import { answering, object, player, type Saying, stating, type Tale, target } from './context'
import { BELIEVED, BURYING, type Burial, DESTROYING, type Found, type Host, type Reason, tough } from './done-away'
import { wardedOff } from './guarded'
import { LONGEST } from './length'
import { DOOMED_AT_CHECK, type Node, outcome, rulesOf } from './tree'

/** The entry of the first rule of a table that is among those that acted. */
const entryFor = <T>(table: Readonly<Record<string, T>>, { h }: Node): T | undefined =>
  Object.entries(table).find(([id]) => h.rules.some((r) => r === id))?.[1]

function foundOf(t: Tale, id: ObjectId, x: Noun): Found {
  const v = t.view(t.batch - 1)
  const host = v.state.objects[id]?.attachedTo
  return {
    x,
    damage: v.state.objects[id]?.damage ?? 0,
    toughness: v.characteristics(id).toughness ?? 0,
    covered: v.state.objects[id]?.facing?.faceDown !== undefined,
    host: host === undefined ? undefined : lost(t, host, { id, noun: x }),
  }
}

/** The rule that gives what lies face down the size that is told of it. */
const sizing = ({ covered }: Found): readonly RuleId[] => (covered ? ['708.2a'] : [])

/** Those by which what the check destroys is doomed: by the damage that was marked on it before. */
function dooming(t: Tale, { h }: Node<EventOf<'destroy'>>): readonly string[] {
  if (!h.rules.some((rule) => rule === '704.5h')) return []
  const marked = (t.evaluation.trace?.happenings ?? []).filter(
    ({ event: e, batch }) => batch < h.batch && e.type === 'markDamage' && e.object === h.event.object,
  )
  return DOOMED_AT_CHECK.filter((rule) => marked.some(({ rules }) => rules.some((by) => by === rule)))
}

/** «Il danno segnato su Orso è 3 e la costituzione è 2: un'azione generata dallo stato distrugge Orso.» Of one more: that, then why. */
export function destroyedByState(t: Tale, n: Node<EventOf<'destroy'>>, again: boolean): readonly Saying[] {
  const id = n.h.event.object
  const orso = object(t, id)
  const reason = entryFor<Reason>(DESTROYING, n)
  const found = foundOf(t, id, orso)
  const sized = n.h.fate !== 'impossible' && reason?.exactly ? sizing(found) : []
  const by = [...n.h.rules, ...sized, ...dooming(t, n)]
  const base = { batch: n.h.batch, rules: [...by, ...n.h.by] }
  if (n.h.fate === 'impossible')
    return [{ ...base, sentence: sentence(phrase`${orso} non può essere ${agree('distrutto', orso)}`) }]
  if (n.h.fate === 'replaced') {
    const causes = Object.keys(DESTROYING).filter((id) => n.h.rules.some((r) => r === id))
    if (causes.length > 1)
      return [
        {
          ...base,
          rules: [...answering(t, 'sameResultOnce'), ...n.h.rules],
          of: [n.h.id],
          sentence: sentence(
            phrase`per il danno letale e per tocco letale ${orso} sta per essere ${agree('distrutto', orso)}: due azioni generate dallo stato, una distruzione sola`,
          ),
        },
      ]
    const why = reason ? (reason.exactly ?? reason.why)(found) : tough(found)
    return [
      {
        ...base,
        rules: by,
        // Nothing has come about yet: what takes its place is told after it.
        of: [n.h.id],
        sentence: sentence(phrase`${why}: un'azione generata dallo stato sta per distruggere ${orso}`),
      },
    ]
  }
  const why = reason ? (reason.exactly ?? reason.why)(found) : tough(found)
  // Only who believes it has damage destroy without a check.
  if (
    n.h.rules.some((rule) =>
      t
        .view(n.h.batch - 1)
        .ask('stateBasedChecks', {})
        ?.includes(rule),
    )
  )
    return [
      {
        ...base,
        sentence: sentence(
          phrase`${why}: ${orso} viene ${agree('distrutto', orso)} subito, senza aspettare il controllo`,
        ),
      },
    ]
  const destroys = phrase`un'azione generata dallo stato distrugge ${orso}`
  const said = again ? phrase`nello stesso momento ${destroys}: ${why}` : phrase`${why}: ${destroys}`
  return [{ ...base, sentence: sentence(said) }]
}

/** «Va nel cimitero di Anna», or where an effect sends it instead. */
function destination(n: Node<EventOf<'move'>>, x: Noun, owner: Noun): Phrase {
  const end = outcome(n)?.h.event.to
  return end === undefined || end === 'graveyard' || !(end in zones)
    ? phrase`${verb('va', x)} nel cimitero ${del(owner)}`
    : phrase`${verb('va', x)} ${inZone(end as ZoneId, owner)} invece che nel cimitero`
}

/** «Orso e Lupo hanno costituzione 0 e vanno nel cimitero di Nora: non è distruzione.» Undefined unless that is so of all of them. */
export function buriedTogether(t: Tale, group: readonly Node<EventOf<'move'>>[]): Saying | undefined {
  const all = group.map((n) => {
    const [end, o] = [outcome(n)?.h.event.to, t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.object]]
    const plain = end === 'graveyard' && n.h.event.to === 'graveyard' && entryFor<Burial>(BURYING, n) === undefined
    const { toughness } = foundOf(t, n.h.event.object, object(t, n.h.event.object))
    return { n, plain, toughness, owner: n.h.event.controller ?? o?.owner ?? 'A' }
  })
  const [first] = all
  const alike = all.every((x) => x.plain && x.toughness === first?.toughness && x.owner === first.owner)
  if (!first || !alike || all.length < 2 || all.length > 4) return undefined
  const who = group.map((n) => object(t, n.h.event.object))
  const said = sentence(
    phrase`${and(who)} ${verb('ha', who)} costituzione ${figure(first.toughness)} ${ed(verb('va', who))} nel cimitero ${del(player(t, first.owner))}: non è distruzione`,
  )
  // A printed name counts as one word, however many it has.
  const bare = who.reduce((text, { base }) => (base === undefined ? text : text.replaceAll(base, 'nome')), `${said}`)
  if (wordCount(bare) > LONGEST) return undefined
  return {
    sentence: said,
    rules: [...new Set(group.flatMap(({ h }) => [...h.rules, ...h.by]))],
    batch: first.n.h.batch,
  }
}

/** A permanent that a state-based action puts into a graveyard without destroying it, perhaps one more of the same check. */
export function buriedByState(t: Tale, n: Node<EventOf<'move'>>, again = false): readonly Saying[] {
  const id = n.h.event.object
  const orso = object(t, id)
  const o = t.frames[Math.max(0, n.h.batch - 1)]?.objects[id]
  const owner = player(t, n.h.event.controller ?? o?.owner ?? 'A')
  const base = { batch: n.h.batch, rules: [...n.h.rules, ...n.h.by] }
  if (n.h.event.to === 'command')
    return [{ ...base, sentence: sentence(phrase`${owner} mette ${orso} ${inZone('command')}`) }]
  const goes = destination(n, orso, owner)
  const burial = entryFor<Burial>(BURYING, n) ?? entryFor<Burial>(BELIEVED, n)
  // A token has the name of the legend that it is a copy of, where nothing else tells it from that.
  const plain = burial === BURYING['704.5j'] && o?.kind === 'token' && orso.called === undefined
  const x = plain ? { ...orso, text: phrase`la pedina ${orso}` } : orso
  const found = { ...foundOf(t, id, x), again }
  const text =
    burial?.(found, goes) ??
    phrase`${orso} ${verb('ha', orso)} costituzione ${figure(found.toughness)} ${ed(goes)}: non è distruzione`
  return [{ ...base, sentence: sentence(text) }]
}

function lost(t: Tale, host: string, worn: { readonly id: ObjectId; readonly noun: Noun }): Host {
  const x = worn.noun
  const v = t.view(t.batch - 1)
  const is = v.state.objects[host]?.zone === 'battlefield'
  const there = t.people.players[host] || is
  const guard = is ? wardedOff(v, { id: host, noun: target(t, host) }, worn) : undefined
  if (guard) return { on: phrase`${agree('assegnato', x)} ${al(target(t, host))}`, guard }
  const on = phrase`${agree('assegnato', x)} ${al(target(t, host))}`
  return there ? { on } : { on, gone: phrase`${target(t, host)} non è più sul campo di battaglia` }
}

/** Creatures that would be destroyed if they could: lethal damage, or damage with deathtouch, of this batch. */
export function unharmed(t: Tale, batch: number): readonly Saying[] {
  const v = t.view(batch)
  const was = t.frames[batch - 1]
  const end = t.frames[t.last]
  return v.state.shared.battlefield.flatMap((id: ObjectId): readonly Saying[] => {
    const o = v.state.objects[id]
    const old = was?.objects[id]
    const doom = { type: 'destroy', object: id } as const
    if (!o || o.damage === old?.damage || !v.impossible(doom)) return []
    if (end?.objects[id]?.zone !== 'battlefield') return []
    const toughness = v.characteristics(id).toughness ?? 0
    const lethal = toughness > 0 && o.damage >= toughness
    const before = old !== undefined && toughness > 0 && old.damage >= toughness
    if (before || (!lethal && !o.deathtouched)) return []
    // Before the check something else may have taken the toughness away: then it is that which the check finds.
    if (lethal && (t.view(t.last).characteristics(id).toughness ?? 0) <= 0) return []
    const x = thingOf(t.people, id, v)
    const keyword = v.characteristics(id).keywords.some((k) => k.keyword === 'indestructible')
    const marked = danni(o.damage)
    const reason = lethal
      ? phrase`ha ${marked} ${agree('segnato', marked)} e costituzione ${figure(toughness)}`
      : verbatim('ha subito danno da una fonte con tocco letale')
    const but = keyword ? verbatim('è indistruttibile') : phrase`non può essere ${agree('distrutto', x)}`
    return [
      {
        sentence: sentence(phrase`${x} ${reason}, ma ${but} e resta sul campo di battaglia`),
        rules: keyword ? stating(t, 'cant', 'destroy', 'indestructible') : rulesForbidding(t.evaluation.rules, v, doom),
        batch,
      },
    ]
  })
}

/** The check that creatures with lethal damage are destroyed by. */
const LETHAL: keyof typeof DESTROYING = '704.5g'

/** Creatures that had lethal damage during an action and, at the check, have a toughness that is greater. */
export function survivors(t: Tale): readonly Saying[] {
  const end = t.view(t.last)
  if (!t.evaluation.rules.has(LETHAL)) return []
  return end.state.shared.battlefield.flatMap((id): readonly Saying[] => {
    const damage = end.state.objects[id]?.damage ?? 0
    const toughness = end.characteristics(id).toughness ?? 0
    if (damage === 0 || damage >= toughness) return []
    const doomed = t.frames.slice(t.first + 1, t.last).some((_, i) => {
      const v = t.view(t.first + 1 + i)
      const then = v.state.objects[id]?.damage ?? 0
      const size = v.characteristics(id).toughness ?? 0
      return size > 0 && then >= size && !v.impossible({ type: 'destroy', object: id })
    })
    if (!doomed) return []
    const x = thingOf(t.people, id, end)
    return [
      {
        sentence: sentence(
          phrase`al controllo il danno segnato ${sul(x)} è ${figure(damage)} e la costituzione è ${figure(toughness)}: ${x} resta sul campo di battaglia`,
        ),
        rules: [LETHAL, ...answering(t, 'stateBasedChecks', 'lethalDamage')],
        batch: t.last,
      },
    ]
  })
}

/** «La copia di Brace lascia la pila e cessa di esistere.» */
const noCopy = (t: Tale, n: Node<EventOf<'cease'>>): Saying => ({
  sentence: sentence(phrase`la copia ${del(object(t, n.h.event.object))} lascia la pila e cessa di esistere`),
  rules: rulesOf(n),
  batch: n.h.batch,
})

/** «La pedina Spirito non è sul campo di battaglia e cessa di esistere.» */
export function ceased(t: Tale, roots: readonly Node<EventOf<'cease'>>[]): readonly Saying[] {
  const isCopy = (n: Node<EventOf<'cease'>>): boolean =>
    t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.object]?.kind === 'copy'
  const copies = roots.filter(isCopy)
  if (copies.length)
    return [
      ...ceased(
        t,
        roots.filter((n) => !isCopy(n)),
      ),
      ...copies.map((n) => noCopy(t, n)),
    ]
  const names = roots.map((n) => object(t, n.h.event.object))
  const first = roots[0]
  if (!first) return []
  const many = names.length > 1
  // Those that are told apart from others of their name are called by that.
  const apart = names.some((x) => x.called !== undefined)
  const all = name(and(names), apart && names.some((x) => x.gender === 'm') ? 'm' : 'f', many ? 'p' : 's')
  const kind = verbatim(apart ? '' : many ? 'le pedine ' : 'la pedina ')
  return [
    {
      sentence: sentence(
        phrase`${kind}${all} non ${verb('è', all)} sul campo di battaglia ${ed(verb('cessa', all))} di esistere`,
      ),
      rules: rulesOf(...roots),
      batch: first.h.batch,
    },
  ]
}
