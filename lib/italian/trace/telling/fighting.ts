import { type ObjectId, type RuleId, rulesAnswering, type View } from '#lib/rules/index'
import { agree, al, and, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { answering, assigning, has, object, type Saying, stating, type Tale, target } from './context'

/** Who has dealt damage with first strike and gets double strike then deals it again. */
const DOUBLED: RuleId = '702.4d'

/** Why creatures deal damage in the second step, or none: what they have had, and whether they dealt it in the first one. */
export function changedStrikers(t: Tale, v: View, sources: readonly ObjectId[]): readonly Saying[] {
  const { combat } = v.state
  const struck = combat?.struckFirst ?? []
  const twice = combat?.struckTwice ?? []
  const paired = (combat?.attackers ?? []).flatMap((a) => [a.id, ...a.blockers])
  // Who has blocked what is gone is in combat with nothing, and has struck.
  const alone = struck.filter(
    (id) => !paired.includes(id) && v.state.objects[id]?.zone === 'battlefield' && leaving(t, id).length === 0,
  )
  const here = [...paired, ...alone]
  return here.flatMap((id): readonly Saying[] => {
    const quick = has(v, id, 'first-strike')
    const strikes = rulesAnswering(t.evaluation.rules, v, 'strikesNow', { object: id, step: 'second' })
    const base = { rules: [...strikes.slice(-1)], batch: t.batch }
    if (quick && !struck.includes(id) && sources.includes(id))
      return [
        {
          ...base,
          sentence: sentence(
            phrase`${object(t, id)} ha attacco improvviso solo ora e infligge danno in questa sottofase`,
          ),
        },
      ]
    const doubled = has(v, id, 'double-strike')
    if (doubled && struck.includes(id) && !twice.includes(id) && sources.includes(id))
      return [
        {
          ...base,
          // Also where somebody has another rule let it strike again: it is double strike that is spoken of.
          rules: strikes.includes(DOUBLED) ? [DOUBLED] : base.rules,
          sentence: sentence(
            phrase`${object(t, id)} ha già inflitto danno, ma ora ha doppio attacco: ne infligge anche in questa sottofase`,
          ),
        },
      ]
    if (!doubled && twice.includes(id) && !sources.includes(id))
      return [
        {
          ...base,
          sentence: sentence(phrase`${object(t, id)} non ha più doppio attacco: un secondo danno non lo infligge`),
        },
      ]
    const done = here.filter((x) => isDone(t, v, x, sources) && has(v, x, 'first-strike') === quick)
    if (done[0] !== id) return []
    const who = done.map((x) => object(t, x))
    const dealt = phrase`${and(who)} ${verb('ha', who)} già inflitto danno`
    const no = phrase`non ne ${verb('infligge', who)} altro`
    return [
      {
        ...base,
        rules: quick ? ['702.7b', ...base.rules] : base.rules,
        sentence: sentence(
          quick
            ? phrase`${dealt}: con attacco improvviso ${no}`
            : phrase`${dealt} ${verbatim('nella prima sottofase e')} ${no}`,
        ),
      },
    ]
  })
}

/** Whether something has dealt its damage in the first step and deals no more. */
function isDone(t: Tale, v: View, id: ObjectId, sources: readonly ObjectId[]): boolean {
  // Who believes that it deals damage again has another reason for its not doing so.
  const again = v.ask('strikesNow', { object: id, step: 'second' }) === true
  const struck = v.state.combat?.struckFirst?.includes(id) === true
  const once = struck && !has(v, id, 'double-strike') && !again && !sources.includes(id)
  return once && (!has(v, id, 'first-strike') || hasDealt(t, id))
}

/** Whether damage of something has been dealt by now: what was prevented has only been assigned. */
const hasDealt = (t: Tale, id: ObjectId): boolean =>
  (t.evaluation.trace?.happenings ?? []).some(
    ({ event: e, batch, fate }) => batch < t.batch && fate === 'happened' && e.type === 'damage' && e.source === id,
  )

/** Creatures that were in combat when the first step began and are not any more. */
export function missing(t: Tale, v: View): readonly Saying[] {
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
      rules: [...leaving(t, id), ...stating(t, 'query', 'damageSteps')],
      batch: t.batch,
    }))
}

/** The rules by which something left combat. */
const leaving = (t: Tale, id: ObjectId): readonly string[] =>
  t.evaluation.trace?.happenings.findLast(
    ({ event: e, batch, fate }) =>
      batch <= t.batch && fate === 'happened' && e.type === 'leaveCombat' && e.object === id,
  )?.rules ?? []

/** Whether a creature would deal damage in this step, if it had something to deal it to. */
function strikesNow(v: View, object: ObjectId): boolean {
  const { turn, combat } = v.state
  const step = turn.step === 'first-combat-damage' ? 'first' : combat?.struckFirst ? 'second' : 'only'
  return v.ask('strikesNow', { object, step }) === true
}

/** The rules by which an attacker stays blocked: by the one of evasion only what flies over its blockers now. */
const staying = (t: Tale, v: View, attacker: ObjectId): readonly string[] =>
  rulesAnswering(t.evaluation.rules, v, 'staysBlocked', { attacker })

/** What a reader may stumble over: blocked without blockers, blocked and flying now. */
export function curious(t: Tale, v: View, sources: readonly ObjectId[], batch: number): readonly Saying[] {
  return (v.state.combat?.attackers ?? []).flatMap((a): readonly Saying[] => {
    const x = object(t, a.id)
    const said: Saying[] = []
    const blocked = agree('bloccato', x)
    const aim = v.state.objects[a.attacks]
    if (!a.blocked && !sources.includes(a.id) && !v.state.players[a.attacks] && aim?.zone !== 'battlefield')
      said.push({
        sentence: sentence(phrase`ciò che ${x} attacca non c'è più: ${x} non infligge danno`),
        rules: [...assigning(t, v, a.id), ...stating(t, 'query', 'leavesCombat')],
        batch,
      })
    if (a.blocked && !a.blockers.length && !sources.includes(a.id) && strikesNow(v, a.id))
      said.push({
        sentence: sentence(phrase`${x} resta ${blocked} anche senza bloccanti e non assegna danno`),
        rules: [...staying(t, v, a.id), ...assigning(t, v, a.id)],
        batch,
      })
    if (a.blocked && !a.blockers.length && sources.includes(a.id) && has(v, a.id, 'trample'))
      said.push({
        sentence: sentence(
          phrase`${x} resta ${blocked}, ma con travolgere e senza bloccanti assegna tutto il danno ${al(target(t, a.attacks))}`,
        ),
        rules: [...assigning(t, v, a.id), ...staying(t, v, a.id)],
        batch,
      })
    const grounded =
      a.blockers.length > 0 &&
      has(v, a.id, 'flying') &&
      a.blockers.every((b) => !has(v, b, 'flying') && !has(v, b, 'reach'))
    if (grounded && sources.includes(a.id))
      said.push({
        sentence: sentence(
          phrase`volare conta solo quando si dichiarano i bloccanti: ${x}, che lo ha ora, resta ${blocked}`,
        ),
        rules: staying(t, v, a.id),
        batch,
      })
    return said
  })
}

/** «Golem è TAPpato, ma resta in combattimento e infligge danno»: of a blocker, before that it deals some. */
export const tappedBlockers = (t: Tale, v: View, sources: readonly ObjectId[], batch: number): readonly Saying[] =>
  (v.state.combat?.attackers ?? [])
    .flatMap(({ blockers }) => blockers)
    .filter((id) => v.state.objects[id]?.tapped && sources.includes(id))
    .map((id) => ({
      sentence: sentence(
        phrase`${object(t, id)} è ${agree('TAPpato', object(t, id))}, ma resta in combattimento e infligge danno`,
      ),
      rules: answering(t, 'dealsTapped'),
      batch,
    }))
