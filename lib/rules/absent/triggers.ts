import { rulesAbout, rulesAnswering } from '../citing'
import { keywordOfRule, rooms } from '../cr/index'
import type { Evaluation } from '../evaluation'
import type { Triggered } from '../kernel/card'
import { objectWith, stateWith } from '../kernel/copies'
import type { Effect } from '../kernel/effect'
import { sourcesOf, worksFrom } from '../kernel/functioning'
import type { ObjectId, PlayerId, RuleId } from '../kernel/ids'
import type { Keyword } from '../kernel/keyword'
import { contextOf, objectOf, permanents } from '../kernel/look'
import { compile } from '../kernel/registry'
import type { View } from '../kernel/view'
import { watchedAs } from '../kernel/watched'
import type { Kept, NearMiss } from './kept'
import { falsePart, lackingWord } from './lacking'
import { near, type Scene, scenesOf, TAKEN_FOR } from './scene'

/** An obstacle, and the rules that make it one. */
interface Obstacle {
  readonly kept: Kept
  readonly rules: readonly RuleId[]
}

const known = (a: Triggered): string => JSON.stringify(a)

/**
 * Abilities that came near to triggering and did not: all but one thing was as they ask. Where more than one was not, nothing is said, and
 * neither is where the ability triggered on that event.
 */
export function missedTriggers(e: Evaluation): readonly NearMiss[] {
  const scenes = scenesOf(e)
  return scenes.flatMap((s) => [
    ...[...candidates(scenes, s), ...ofWords(s), ...delayed(s)].flatMap((it) => ofAbility(e, scenes, s, it)),
    ...ofKeywords(e, s),
  ])
}

/** Rules that say that damage is no combat damage. */
const OUTSIDE: readonly RuleId[] = rulesAbout('query', 'outsideCombat')

/** Those of the rules by which damage was dealt that say so; else all, since they dealt it. */
const notCombat = (rules: readonly RuleId[]): readonly RuleId[] => {
  const own = rules.filter((rule) => OUTSIDE.includes(rule))
  return own.length > 0 ? own : rules
}

const isTriggered = (a: { readonly type: string }): a is Triggered => a.type === 'triggered'

/** A triggered ability that might have triggered, and whose it is. */
interface Candidate {
  readonly source: ObjectId
  readonly ability: Triggered
  readonly keyword?: Keyword
  readonly delayed?: { readonly id: string; readonly controller: PlayerId }
}

const NOTHING: Effect = { do: 'sequence', steps: [] }

let waiting: readonly Pick<Candidate, 'keyword' | 'ability'>[] | undefined

/** The keywords that stand for a triggered ability, as far as their rooms say what it waits for. */
const waitingWords = (): readonly Pick<Candidate, 'keyword' | 'ability'>[] => {
  waiting ??= rooms.flatMap(({ keyword, waits }): readonly Pick<Candidate, 'keyword' | 'ability'>[] =>
    keyword !== undefined && waits ? [{ keyword, ability: { type: 'triggered', when: waits, effect: NOTHING } }] : [],
  )
  return waiting
}

/** Abilities that keywords of permanents stand for. */
function ofWords({ before, after }: Scene): readonly Candidate[] {
  const there = new Set([...permanents(before), ...permanents(after)])
  return [...there].flatMap((source) => {
    const v = before.state.objects[source] ? before : after
    const { keywords } = v.characteristics(source)
    if (keywords.length === 0) return []
    const has = new Set<string | undefined>(keywords.map(({ keyword }) => keyword))
    return waitingWords().flatMap((word): readonly Candidate[] => (has.has(word.keyword) ? [{ source, ...word }] : []))
  })
}

/** Delayed abilities that wait as an event comes (603.7). */
const delayed = ({ before }: Scene): readonly Candidate[] =>
  before.state.floating.flatMap(({ id, effect, controller, source = '' }): readonly Candidate[] =>
    'delayed' in effect ? [{ source, ability: effect.delayed, delayed: { id, controller } }] : [],
  )

/** Abilities that are there around an event, and those of what has left in the same action. */
function candidates(scenes: readonly Scene[], { h, before, after }: Scene): readonly Candidate[] {
  const left = scenes.flatMap((s) =>
    s.h.event.type === 'move' && s.h.fate === 'happened' && s.h.action === h.action && s.h.batch < h.batch
      ? [s.h.event.object]
      : [],
  )
  const sources = new Set([...sourcesOf(before, 'triggered'), ...sourcesOf(after, 'triggered'), ...left])
  return [...sources].flatMap((source) => {
    const o = objectOf(before, source) ?? objectOf(after, source)
    if (!o) return []
    const v = objectOf(before, source) ? before : after
    return v
      .characteristics(source)
      .abilities.filter((a): a is Triggered => isTriggered(a) && worksFrom(a, o))
      .map((ability) => ({ source, ability }))
  })
}

function ofAbility(e: Evaluation, scenes: readonly Scene[], s: Scene, it: Candidate): readonly NearMiss[] {
  const { source, ability, keyword, delayed } = it
  if (ability.when.event === 'state' || triggered(e, s, it) || becomes(scenes, s, ability)) return []
  const obstacles = obstaclesTo(e, s, it)
  const [only] = obstacles ?? []
  if (!only || obstacles?.length !== 1) return []
  const missed = {
    type: 'trigger',
    source,
    ability,
    ...(keyword === undefined ? {} : { keyword }),
    ...(delayed ? { delayed: delayed.id } : {}),
  } as const
  const own = keyword === undefined ? [] : rulesAbout('trigger', undefined, keyword).filter((r) => e.rules.has(r))
  return [near(s, missed, only.kept, [...own, ...only.rules])]
}

/** Whether an ability did trigger on an event: that of a keyword, any that waits for the same. */
const triggered = (e: Evaluation, { h }: Scene, { source, ability, keyword, delayed }: Candidate): boolean =>
  (e.trace?.happenings ?? []).some(({ event, parent }) => {
    if (event.type !== 'trigger' || parent !== h.id || event.trigger.source !== source) return false
    if (delayed) return event.trigger.delayed === delayed.id
    const { trigger } = event
    return keyword === undefined
      ? known(trigger.ability) === known(ability)
      : trigger.ability.when.event === ability.when.event
  })

/** Everything that keeps an ability from triggering on an event; undefined where they have nothing to do with each other. */
function obstaclesTo(
  e: Evaluation,
  { h, before, after }: Scene,
  { source, ability, keyword, delayed }: Candidate,
): readonly Obstacle[] | undefined {
  const { event } = h
  const back = before.ask('looksBack', { event, when: ability.when })
  const v = back ? before : after
  const seen = objectOf(v, source) ? v : before
  const by = { source, controller: delayed?.controller ?? seen.controller(source) }
  const out: Obstacle[] = []
  const words = watchedAs(event, before)
  const { event: asked } = ability.when
  if (!words.includes(asked)) {
    if (!TAKEN_FOR[asked]?.includes(event.type) || isPartOf(e, h.parent, asked, before)) return undefined
    if (asked === 'dies' && !words.includes('leaves')) return undefined
    out.push({ kept: { by: 'kind', asked }, rules: [...becoming(e, h), ...naming(e, asked), ...h.rules] })
  }
  const word = lackingWord(seen, ability.when, event, by)
  if (word === undefined) return undefined
  // Of damage it is a rule that says whether it is combat damage.
  const ofDamage = word?.by === 'part' && word.part === 'combat' ? notCombat(h.rules) : []
  if (word) out.push({ kept: word, rules: [...ofDamage, ...stating(e)] })
  if (h.fate === 'impossible') out.push({ kept: { by: 'impossible' }, rules: h.by })
  if (h.fate === 'replaced') out.push({ kept: { by: 'replaced' }, rules: h.by })
  const nothing = unmade(e, before, event)
  if (nothing.length) out.push({ kept: { by: 'nothing' }, rules: nothing })
  const there = keyword === undefined ? sourcesOf(v, 'triggered').includes(source) : permanents(v).includes(source)
  if (!delayed && !there) out.push({ kept: { by: 'gone' }, rules: stating(e) })
  const condition =
    ability.if && after.ask('checksCondition', { at: 'trigger' })
      ? falsePart(after, ability.if, contextOf(by, event))
      : undefined
  if (condition)
    out.push({
      kept: condition,
      rules: rulesAnswering(e.rules, after, 'checksCondition', { at: 'trigger' }).slice(0, 1),
    })
  return out
}

/** The rules by which damage to a player has been something else than a loss of life. */
const becoming = (e: Evaluation, { id, event }: Scene['h']): readonly RuleId[] =>
  event.type === 'damage'
    ? (e.trace?.happenings ?? []).flatMap((h) =>
        h.parent === id && h.event.type === 'putCounters' && h.event.on === event.target ? h.rules : [],
      )
    : []

/** Whether an event is only a part of one that is waited for, which has had its say. */
const isPartOf = (e: Evaluation, parent: number | undefined, asked: string, before: View): boolean => {
  const whole = parent === undefined ? undefined : e.trace?.happenings[parent]
  if (!whole) return false
  return watchedAs(whole.event, before).some((w) => w === asked) || isPartOf(e, whole.parent, asked, before)
}

/** Whether what is waited for comes of an event, as a part of it or in its place: then it is that which triggers, or does not. */
const becomes = (scenes: readonly Scene[], { h }: Scene, { when }: Triggered): boolean =>
  scenes.some((s) => s.h.parent === h.id && watchedAs(s.h.event, s.before).includes(when.event))

/** The rules by which an event of nothing is none. */
const unmade = (e: Evaluation, before: View, event: Scene['h']['event']): readonly RuleId[] => {
  const asked = { event, for: 'trigger' } as const
  return before.ask('isEvent', asked) === false ? rulesAnswering(e.rules, before, 'isEvent', asked) : []
}

/** The rule that abilities trigger on what they wait for, and on nothing else. */
const stating = (e: Evaluation): readonly RuleId[] => {
  const any = compile(e.rules)
    .trigger('step')
    .find(({ of }) => of === '*')
  return any ? [any.rule] : []
}

/** The rules that say what it is to do what an ability waits for, where that is a word for several events. */
const naming = (e: Evaluation, asked: string): readonly RuleId[] =>
  asked === 'dies' ? (compile(e.rules).query.get('dies') ?? []).map(({ rule }) => rule) : stating(e)

/** Abilities of keywords that would trigger if the object had no counters of a kind: persist and undying. */
function ofKeywords(e: Evaluation, s: Scene): readonly NearMiss[] {
  const { h, before, after } = s
  if (h.event.type !== 'move' || h.fate !== 'happened') return []
  const { event } = h
  const o = before.state.objects[event.object]
  if (o?.zone !== 'battlefield') return []
  return compile(e.rules)
    .trigger('move')
    .flatMap((entry): readonly NearMiss[] => {
      const keyword = keywordOfRule(entry.rule)
      if (keyword === undefined || entry.sees(event, before, after).length) return []
      for (const [counter, number] of Object.entries(o.counters)) {
        const { [counter]: _, ...counters } = o.counters
        const bare = { ...before.state.objects, [o.id]: objectWith(o, { counters }) }
        const [trigger] = entry.sees(event, e.look(stateWith(before.state, { objects: bare })), after)
        if (!trigger) continue
        const missed = { type: 'trigger', source: o.id, ability: trigger.ability, keyword } as const
        return [near(s, missed, { by: 'counters', counter, number }, [entry.rule])]
      }
      return []
    })
}
