import type { EventOf, GameState, ObjectId, View } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  counted,
  danni,
  del,
  ed,
  figure,
  il,
  type Phrase,
  phrase,
  sentence,
  verb,
  verbatim,
} from '../grammar/index'
import { citing, object, player, type Saying, type Tale, target } from './context'
import { child, is, type Node, rulesOf } from './tree'

const has = (v: View, id: ObjectId, keyword: string): boolean =>
  v.characteristics(id).keywords.some((k) => k.keyword === keyword)

/** Attackers declared: who attacks whom and TAPs, who stays as it is. */
export function attackDeclared(t: Tale, roots: readonly Node[]): readonly Saying[] {
  const batch = roots[0]?.h.batch ?? 0
  const state = t.frames[batch]
  const moves = roots.filter((n): n is Node<EventOf<'attacks'>> => is(n, 'attacks'))
  if (!moves.length)
    return [
      {
        sentence: sentence(phrase`${player(t, state?.turn.active ?? 'A')} non attacca`),
        rules: citing(t, '508.1'),
        batch,
      },
    ]
  const taps = (n: Node): boolean => child(n, 'tap') !== undefined
  const groups = new Map<string, Node<EventOf<'attacks'>>[]>()
  for (const n of moves) {
    const key = `${n.h.event.target} ${taps(n)}`
    groups.set(key, [...(groups.get(key) ?? []), n])
  }
  return [...groups.values()].map((group) => {
    const who = group.map((n) => object(t, n.h.event.object))
    const [first] = group
    const whom = first ? target(t, first.h.event.target) : phrase``
    const v = t.view(batch)
    const quiet = first !== undefined && !taps(first)
    const tapped = quiet && first !== undefined && v.state.objects[first.h.event.object]?.tapped === true
    const how = !quiet
      ? verb('si TAPpa', who)
      : phrase`${verb('resta', who)} ${agree(tapped ? 'TAPpato' : 'STAPpato', who)}${verbatim(tapped ? '' : ' per cautela')}`
    return {
      sentence: sentence(phrase`${and(who)} ${verb('attacca', who)} ${whom} ${ed(how)}`),
      rules: quiet
        ? citing(t, '702.20b')
        : [...citing(t, '508.1a'), ...rulesOf(...group.map((n) => child(n, 'tap'))).filter((r) => r !== '508.1k')],
      batch,
    }
  })
}

/** Blockers declared, by attacker. */
export function blocksDeclared(t: Tale, roots: readonly Node[]): readonly Saying[] {
  const batch = roots[0]?.h.batch ?? 0
  const state = t.frames[batch]
  const moves = roots.filter((n): n is Node<EventOf<'blocks'>> => is(n, 'blocks'))
  const rules = citing(t, '509.1a')
  const declared = roots.find((n): n is Node<EventOf<'block'>> => is(n, 'block'))?.h.event
  const by = declared && 'player' in declared && typeof declared.player === 'string' ? declared.player : undefined
  if (!moves.length && by !== undefined)
    return [{ sentence: sentence(phrase`${player(t, by)} non blocca`), rules, batch }]
  if (!moves.length) {
    const attacked = [...new Set((state?.combat?.attackers ?? []).map((a) => a.attacks))].filter(
      (p) => t.people.players[p],
    )
    const [only] = attacked
    const nobody =
      attacked.length === 1 && only !== undefined ? phrase`${player(t, only)} non blocca` : verbatim('nessuno blocca')
    return [{ sentence: sentence(nobody), rules, batch }]
  }
  const attackers = [...new Set(moves.map((n) => n.h.event.attacker))]
  return attackers.map((attacker) => {
    const who = moves.filter((n) => n.h.event.attacker === attacker).map((n) => object(t, n.h.event.object))
    return { sentence: sentence(phrase`${and(who)} ${verb('blocca', who)} ${object(t, attacker)}`), rules, batch }
  })
}

/** Which of the combat damage steps a step is. */
function stepName(n: Node<EventOf<'step'>>, before: GameState | undefined): Phrase {
  if (n.h.event.step === 'first-combat-damage') return verbatim('nella prima sottofase di danno da combattimento')
  if (before?.combat?.struckFirst) return verbatim('nella seconda sottofase di danno da combattimento')
  return verbatim('nella sottofase di danno da combattimento')
}

/** What a combat damage step is made of: `dealt` are the dealings of damage in it. */
export function damageStep(
  t: Tale,
  n: Node<EventOf<'step'>>,
  dealt: readonly Node<EventOf<'damage'>>[],
): readonly Saying[] {
  const { batch } = n.h
  const before = t.frames[batch]
  const v = t.view(batch)
  const first = n.h.event.step === 'first-combat-damage'
  const second = !first && before?.combat?.struckFirst !== undefined
  const sources = [...new Set(dealt.map((d) => d.h.event.source))]
  const rules = strikeRules(t)
  const gone = second ? missing(t, v) : []
  const named = first || (second && (sources.length > 0 || !gone.length))
  return [
    ...(named
      ? [{ sentence: sentence(phrase`${stepName(n, before)} ${strike(t, sources, first)}`), rules, batch }]
      : []),
    ...(second ? changedStrikers(t, v, sources) : []),
    ...gone,
    ...curious(t, v, sources, batch),
    ...tramplers(t, v, dealt, batch),
  ]
}

/** Rules that said who deals damage in this step. */
const strikeRules = (t: Tale): readonly string[] => {
  const asked = ['strikesFirst', 'strikesNow', 'damageSteps']
  const said =
    t.evaluation.trace?.entries.filter(
      (e) => e.action === t.action && typeof e.gave === 'string' && asked.includes(e.gave),
    ) ?? []
  return [...new Set(['510.4', ...said.map((e) => e.rule as string)])].filter((r) => citing(t, r).length)
}

function strike(t: Tale, ids: readonly ObjectId[], first: boolean): Phrase {
  const who = ids.map((id) => object(t, id))
  if (!who.length) return verbatim('nessuna creatura infligge danno')
  return phrase`${verb('infligge', who)} danno${verbatim(first ? ' solo' : '')} ${and(who)}`
}

/** Creatures that gained or lost first strike between the two steps. */
function changedStrikers(t: Tale, v: View, sources: readonly ObjectId[]): readonly Saying[] {
  const { combat } = v.state
  const struck = combat?.struckFirst ?? []
  const here = (combat?.attackers ?? []).flatMap((a) => [a.id, ...a.blockers])
  return here.flatMap((id): readonly Saying[] => {
    const quick = has(v, id, 'first-strike')
    const base = { rules: citing(t, '510.4', '702.7b'), batch: t.batch }
    if (quick && !struck.includes(id) && sources.includes(id))
      return [
        {
          ...base,
          sentence: sentence(
            phrase`${object(t, id)} ha attacco improvviso solo ora e infligge danno in questa sottofase`,
          ),
        },
      ]
    const gone = struck.includes(id) && !quick && !has(v, id, 'double-strike') && !sources.includes(id)
    return gone
      ? [
          {
            ...base,
            sentence: sentence(
              phrase`${object(t, id)} non infligge altro danno, anche se non ha più attacco improvviso`,
            ),
          },
        ]
      : []
  })
}

/** Creatures that were in combat when the first step began and are not any more. */
function missing(t: Tale, v: View): readonly Saying[] {
  const start = t.frames.slice(0, t.batch + 1).findLast((f) => f.turn.step === 'declare-blockers' && f.combat)
  const here = new Set((v.state.combat?.attackers ?? []).flatMap((a) => [a.id, ...a.blockers]))
  const gone = (start?.combat?.attackers ?? []).flatMap((a) => [a.id, ...a.blockers]).filter((id) => !here.has(id))
  const struck = v.state.combat?.struckFirst ?? []
  return gone
    .filter((id) => !struck.includes(id))
    .map((id) => ({
      sentence: sentence(
        phrase`nella seconda sottofase di danno da combattimento ${object(t, id)} non infligge danno: non è più in combattimento`,
      ),
      rules: citing(t, '506.4', '510.4'),
      batch: t.batch,
    }))
}

/** Whether a creature would deal damage in this step, if it had something to deal it to. */
function strikesNow(v: View, object: ObjectId): boolean {
  const { turn, combat } = v.state
  const step = turn.step === 'first-combat-damage' ? 'first' : combat?.struckFirst ? 'second' : 'only'
  return v.ask('strikesNow', { object, step }) === true
}

/** What a reader may stumble over: blocked without blockers, blocked and flying now, a blocker that is tapped. */
function curious(t: Tale, v: View, sources: readonly ObjectId[], batch: number): readonly Saying[] {
  return (v.state.combat?.attackers ?? []).flatMap((a): readonly Saying[] => {
    const x = object(t, a.id)
    const said: Saying[] = []
    const blocked = agree('bloccato', x)
    if (a.blocked && !a.blockers.length && !sources.includes(a.id) && strikesNow(v, a.id))
      said.push({
        sentence: sentence(phrase`${x} resta ${blocked} anche senza bloccanti e non assegna danno`),
        rules: citing(t, '509.1h', '510.1c'),
        batch,
      })
    if (a.blocked && !a.blockers.length && sources.includes(a.id) && has(v, a.id, 'trample'))
      said.push({
        sentence: sentence(
          phrase`${x} resta ${blocked}, ma con travolgere e senza bloccanti assegna tutto il danno ${al(target(t, a.attacks))}`,
        ),
        rules: citing(t, '702.19d', '509.1h'),
        batch,
      })
    const grounded =
      a.blockers.length > 0 &&
      has(v, a.id, 'flying') &&
      a.blockers.every((b) => !has(v, b, 'flying') && !has(v, b, 'reach'))
    if (grounded && sources.includes(a.id))
      said.push({
        sentence: sentence(phrase`${x} resta ${blocked}, anche se ora ha volare`),
        rules: citing(t, '509.1h'),
        batch,
      })
    for (const b of a.blockers)
      if (v.state.objects[b]?.tapped && sources.includes(b))
        said.push({
          sentence: sentence(
            phrase`${object(t, b)} è ${agree('TAPpato', object(t, b))}, ma resta in combattimento e infligge danno`,
          ),
          rules: citing(t, '510.1a'),
          batch,
        })
    return said
  })
}

/** How much is enough for each blocker, and what is left for the player. */
function tramplers(t: Tale, v: View, dealt: readonly Node<EventOf<'damage'>>[], batch: number): readonly Saying[] {
  const through = new Map<string, number>()
  const chosen = (v.state.combat?.attackers ?? []).filter(
    (a) =>
      a.blocked &&
      a.blockers.length > 0 &&
      has(v, a.id, 'trample') &&
      dealt.some((d) => d.h.event.source === a.id && d.h.event.target === a.attacks),
  )
  return chosen.flatMap((a, n) => {
    const given = (to: string): number =>
      dealt.reduce((sum, d) => (d.h.event.source === a.id && d.h.event.target === to ? sum + d.h.event.amount : sum), 0)
    const need = (b: ObjectId): number =>
      Math.min(given(b), v.ask('lethalAssignment', { object: b, source: a.id }) ?? given(b))
    const enough = a.blockers.map((b): Saying => enoughFor(t, v, a.id, b, need(b), batch))
    const most = a.blockers.every((b) => given(b) === need(b))
    const rest = given(a.attacks)
    const total = (through.get(a.attacks) ?? 0) + rest
    through.set(a.attacks, total)
    const sum =
      n > 0 && n === chosen.length - 1 && total > rest ? phrase`, per un totale ${del(figure(total))}` : verbatim('')
    const anna = player(t, v.controller(a.id))
    return [
      ...enough,
      {
        sentence: sentence(
          phrase`${anna} ${verbatim(most ? 'può assegnare' : 'assegna')} ${al(target(t, a.attacks))} ${il(counted(rest, 'danno'))} ${verbatim(rest === 1 ? 'restante' : 'restanti')} ${del(object(t, a.id))}${sum}`,
        ),
        rules: citing(t, '702.19b'),
        batch,
      },
    ]
  })
}

/** «Con tocco letale basta 1 danno assegnato a Golem perché il resto sia eccesso.» */
function enoughFor(t: Tale, v: View, attacker: ObjectId, blocker: ObjectId, given: number, batch: number): Saying {
  const golem = object(t, blocker)
  const marked = v.state.objects[blocker]?.damage ?? 0
  const suffices = phrase`${verb('basta', given)} ${danni(given)}`
  if (has(v, attacker, 'deathtouch') && given === 1)
    return {
      sentence: sentence(
        phrase`con tocco letale ${suffices} ${verbatim('assegnato')} ${al(golem)} perché il resto sia eccesso`,
      ),
      rules: citing(t, '702.2c', '702.19b'),
      batch,
    }
  if (marked > 0)
    return {
      sentence: sentence(
        phrase`${golem} ha ${danni(marked)} ${verbatim(marked === 1 ? 'segnato' : 'segnati')}: basta assegnare ${danni(given)} ${del(object(t, attacker))}`,
      ),
      rules: citing(t, '702.19b', '120.6'),
      batch,
    }
  const toughness = v.characteristics(blocker).toughness ?? 0
  return {
    sentence: sentence(
      phrase`${golem} ha costituzione ${figure(toughness)}: basta assegnare ${danni(given)} ${del(object(t, attacker))}`,
    ),
    rules: citing(t, '702.19b'),
    batch,
  }
}
