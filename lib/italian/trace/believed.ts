import { canonical } from '#lib/base/json'
import { asList, type Explanation, type Item, type Probe, type Reading, readProbe } from '#lib/questions/index'
import { sameOutcome } from '#lib/questions/outcome'
import { type Evaluation, misconceptions } from '#lib/rules/index'
import { type Phrase, sentence, typeset } from '../grammar/index'
import type { People } from '../names/people'
import { asVerdict, rightReason } from '../situation/asking/read'
import { sayValue } from '../situation/probe'
import type { BelievedView, StepView } from '../views'
import { stayed } from './boxes'
import { answerStep, closed, saysUnmoved, upToRefusal } from './closing'
import { comesTo } from './comes-to'
import { type Against, isDenied, isLeft, leftOf } from './held/denied'
import { atEnd, brokenBy, heldBy, setInBy } from './held/index'
import { inOwnWords } from './held/worded'
import { speaksOf, wordedAs } from './mentioned'
import { drawn } from './steps'
import type { Told } from './story'
import { askedOf, tellTrace } from './told'

/**
 * The steps as somebody with a belief has them, up to an answer of their own. Where nothing happens that does not happen by the rules as well,
 * what they hold is the step in which the two part, and what their answer says otherwise comes last.
 */
export function describeBelieved(
  item: Item,
  people: People,
  steps: readonly StepView[],
  { evaluation, id }: Explanation['believed'][number],
  { relevance, foils }: Pick<Explanation, 'relevance' | 'foils'>,
): BelievedView {
  const { probe } = item
  const rule = misconceptions.get(id)?.rule
  const own = rule ? [rule] : []
  const otherwise = saidOtherwise(item, evaluation)
  const asked: Probe = otherwise.length === 1 && otherwise[0] ? otherwise[0] : { ask: 'several', of: otherwise }
  const told = tellTrace(evaluation, people, relevance, {
    ...askedOf(item),
    claims: item.claims.filter((claimed) => claimed !== rule),
    // Up to where the two part the reason of the right answer is theirs as well.
    reason: rightReason(item).filter((right) => right !== rule),
    foils: foils
      .filter((foil) => foil.id !== id && foil.rule !== rule)
      .map((foil) => ({ ...foil, beside: true as const })),
  })
  const whole = closed(upToRefusal(told, evaluation, probe), evaluation, probe, people, { asked, rules: own })
  const reason = reasonOf(item, id)
  const against: Against = {
    said: new Set(steps.map(({ sentence }) => sentence)),
    rules: own,
    broken: brokenBy(id, own, steps),
    reason: reason?.same,
    actions: probe.ask === 'several' && probe.of.every(({ ask }) => ask === 'legal'),
  }
  const mine = whole.flatMap((step) =>
    isDenied(id, { ...step, sentence: typeset(step.sentence) }, against) ? leftOf(id, step) : [step],
  )
  // Once the two have parted, what the rules have to say is not what this one thinks.
  const fork = sharedSteps(steps, mine)
  const trace = mine
    .filter((step, n) => n < fork || !step.explains || isWhatCame(step, own))
    .map((step, n) => (n < fork ? step : madeBy(step, own)))
  const shared = sharedSteps(steps, trace)
  const answer = answerStep(evaluation, asked, people, own)
  const saidBefore = (said: string): boolean =>
    said === typeset(answer?.sentence ?? '') || steps.some((step) => step.sentence.includes(bare(said)))
  const parts = trace.slice(shared).some(({ sentence }) => !saidBefore(typeset(sentence)))
  const end = parts && !reason?.same ? undefined : answer
  const why = reason ? sayValue(probe, reason.value, people).replace(/^(?:Sì|No)(?=,)/, '') : ''
  const held = (): Phrase | undefined => heldBy(id, evaluation, people, probe, otherwise, becauseOf(why))
  if (!end) {
    const left = unspoken(evaluation, people, otherwise, trace.slice(shared), probe.ask !== 'several', held())
    const said = unborrowed(
      spoken(id, trace, setInBy(id, evaluation, trace) ?? shared, against, held),
      shared,
      answer,
      own,
    )
    const seen = [...said, ...left]
    const at = sharedSteps(steps, seen)
    return { belief: id, shared: at, steps: forked(drawn(evaluation, people, seen), at, own) }
  }
  const reached = trace.filter(({ sentence }, n) => n < shared || sentence !== end.sentence)
  const parted = held()
  // In which order things come about is told as they do, and that something is the same, or may be looked at, by who holds it.
  const looks = asked.ask === 'mayLook' && parted !== undefined && speaksOf(asked, parted, people)
  const isSaid = looks || (parted !== undefined && (asked.ask === 'sequence' || asked.ask === 'sameObject'))
  // Who gives the right answer for another reason comes to it by what happens, and a no where nothing does; that something is still there by what befalls it.
  const befallen = reached
    .slice(shared)
    .some((step) => probe.ask === 'survives' && speaksOf(probe, step.sentence, people))
  const comes = readProbe(probe, evaluation) !== false && (probe.ask !== 'survives' || befallen)
  const happens = comes || reached.slice(shared).some(saysAnswer(end))
  // What befalls whatever they hold is told before it.
  const at =
    setInBy(id, evaluation, reached) ??
    shared +
      Math.max(
        0,
        reached.slice(shared).findIndex((step) => !isLeft(step)),
      )
  // What breaks another rule than the one that is misread no step of theirs bears.
  const said = against.broken === own ? spokenBy(id, reached, against) : undefined
  // The right answer for another reason is said where nothing comes of that: by the last step, which the reason then stands before, or after it.
  const alone = reason?.same !== undefined && at === reached.length
  const closes = alone && reached.at(-1)?.sentence.endsWith(`: ${end.sentence}`) === true
  const answers = closes || isSaid || (reason?.same && happens && !alone) ? undefined : end
  const ended = said
    ? bearing(reached, said, own)
    : parting(reached, closes ? at - 1 : at, answers, against.broken, parted)
  return { belief: id, shared: sharedSteps(steps, ended), steps: drawn(evaluation, people, ended) }
}

/**
 * What says what has come of events and lasts, whoever tells them: counters are there, also where marked damage goes, and cards lie in a graveyard
 * as their owner laid them.
 */
const LASTING: readonly string[] = ['702.90c', '404.3']

/** Whether a step that explains says what has come of what happened, by no rule that somebody misreads. */
const isWhatCame = ({ rules }: Told, own: readonly string[]): boolean =>
  LASTING.some((rule) => rules.includes(rule) && !own.includes(rule))

/** What happens by no rule but the one misread: that is cited for it, and decides. */
const madeBy = (step: Told, own: readonly string[]): Told =>
  step.rules.length === 0 && step.of.length > 0 ? { ...step, rules: own, decisive: true } : step

/** Whether a step says an answer, maybe with why after it. */
const saysAnswer =
  (answer: Told) =>
  ({ sentence }: Told): boolean =>
    sentence.includes(bare(answer.sentence))

/** What stands after «perché» where somebody gives a reason, without its end. */
const becauseOf = (why: string): string | undefined => /^, perché (.+?)\.?$/.exec(why)?.[1]

/**
 * A trace with what is held where it parts from the rules, and with its answer where that is another than by the rules: what is held bears the
 * rule, where it can be said.
 */
function parting(
  trace: readonly Told[],
  at: number,
  end: Told | undefined,
  rules: readonly string[],
  held: Phrase | undefined,
): readonly Told[] {
  if (held === undefined) return end ? [...trace, end] : trace
  return [...withHeld(trace, at, rules, held), ...(end ? [{ ...end, rules: [], decisive: false }] : [])]
}

/** A trace whose answer bears no rule, where another step of its own bears the one that is misread: nothing decides there any more. */
function unborrowed(
  trace: readonly Told[],
  at: number,
  answer: Told | undefined,
  own: readonly string[],
): readonly Told[] {
  const isAnswer = (s: Told): boolean => (s.of.length === 0 && s.sentence === answer?.sentence) || saysUnmoved(s)
  const bears = (s: Told, n: number): boolean => n >= at && !isAnswer(s) && own.some((rule) => s.rules.includes(rule))
  return trace.some(bears) ? trace.map((s) => (isAnswer(s) ? { ...s, rules: [], decisive: false } : s)) : trace
}

/** What comes about as a number, whose last step need not name the one thing that is asked about. */
const NUMBERS = /^(?:manaValue|power|toughness|pt)$/

/** Where something goes that is on the battlefield no more. */
const LEFT = /cimitero|in esilio|nella mano|nel grimorio/

/** The end of a trace that has parted from the rules: what its answer says otherwise and no step since then speaks of. */
function unspoken(
  evaluation: Evaluation,
  people: People,
  otherwise: readonly Reading[],
  since: readonly Told[],
  alone: boolean,
  held: Phrase | undefined,
): readonly Told[] {
  const said = (reading: Reading): boolean => {
    const speaks = alone && NUMBERS.test(reading.ask) ? wordedAs : speaksOf
    const value = readProbe(reading, evaluation)
    const left = value === 'gone'
    // What is held of an object says whether it is still the same, and who may look at it.
    const isHeld = reading.ask === 'sameObject' || reading.ask === 'mayLook'
    if (isHeld && held !== undefined && speaks(reading, held, people)) return true
    return since.some(
      ({ sentence }) =>
        (speaks(reading, sentence, people) && comesTo(reading, value, sentence)) || (left && LEFT.test(sentence)),
    )
  }
  const left = otherwise.filter((reading) => !said(reading))
  const t = atEnd(evaluation, people)
  const stays = left.flatMap((reading) => stayed(t, reading) ?? [])
  const moved = left.filter((reading) => stayed(t, reading) === undefined)
  const end = moved.length > 0 && answerStep(evaluation, { ask: 'several', of: moved }, people, [], false)
  const still = (said: Phrase): Told => ({
    sentence: sentence(said),
    rules: [],
    figure: '',
    batch: t.last,
    of: [],
    decisive: false,
  })
  return [...stays.map(still), ...(end ? [end] : [])]
}

/** A trace in which things go otherwise, with what is held: in the words of a step of it, or else before the first that is its own. */
function spoken(
  id: string,
  trace: readonly Told[],
  at: number,
  { said, broken }: Against,
  held: () => Phrase | undefined,
): readonly Told[] {
  const words = spokenBy(id, trace.slice(at), { said })
  if (words) return bearing(trace, words, broken)
  const phrase = held()
  return phrase === undefined ? trace : withHeld(trace, at, broken, phrase)
}

/** The step of their own that says in its words what somebody holds. */
const spokenBy = (id: string, trace: readonly Told[], { said }: Pick<Against, 'said'>): Told | undefined =>
  inOwnWords(
    id,
    trace.filter(({ sentence }) => !said.has(typeset(sentence))),
  )

/** A trace with a step that says what is held, by the rules that are misread. */
const bearing = (trace: readonly Told[], words: Told, own: readonly string[]): readonly Told[] =>
  trace.map((step) => (step === words ? { ...step, rules: withOwn(step.rules, own), decisive: true } : step))

/** The rules of a step that says what is held: the one misread is among them. */
const withOwn = (rules: readonly string[], own: readonly string[]): readonly string[] =>
  own.every((rule) => rules.includes(rule)) ? rules : [...own, ...rules].slice(0, 3)

/** A trace with what is held in its place, by the rule that is misread. */
const withHeld = (trace: readonly Told[], at: number, rules: readonly string[], held: Phrase): readonly Told[] => [
  ...trace.slice(0, at),
  { sentence: sentence(held), rules, figure: '', batch: trace[at - 1]?.batch ?? 0, of: [], decisive: true },
  ...[trace[at - 1]?.restated ?? []].flat(),
  ...trace.slice(at),
]

/** What an answer says that the right one does not. */
function saidOtherwise({ probe, options, right }: Item, evaluation: Evaluation): readonly Reading[] {
  if (probe.ask !== 'several') return [probe]
  const key = asList(options.find((o) => o.key === right)?.value ?? null)
  return probe.of.filter(
    (reading, n) => canonical(readProbe(reading, evaluation) ?? null) !== canonical(key[n] ?? null),
  )
}

/** The steps of somebody with a belief: where the first that is theirs alone cites nothing, it is the rule misread that makes it theirs. */
const forked = (steps: readonly StepView[], at: number, own: readonly string[]): readonly StepView[] =>
  steps.map((step, n) => (n === at && step.rules.length === 0 ? { ...step, rules: own } : step))

/** What is said in a longer sentence as well: «Anna pesca 3 carte», also where it is «una alla volta». */
const bare = (said: string): string => said.replace(/\.$/, '')

/** The answer of yes or no whose reason is a belief, and the reason of the rules where they give the same for another one. */
function reasonOf({ form, options, right }: Item, id: string) {
  if (form !== 'yes-no' && form !== 'reply') return undefined
  const key = options.find((o) => o.key === right)
  const option = options.find((o) => o.beliefs.some((belief) => belief === id) && asVerdict(o.value).reason === id)
  return (
    option && {
      // By itself, also where the answer is said to a player.
      value: { ...asVerdict(option.value) },
      same: key && sameOutcome(form, option.value, key.value) ? asVerdict(key.value).reason : undefined,
    }
  )
}

/** How many steps of a telling are those that are shown already, from the first. */
function sharedSteps(shown: readonly StepView[], told: readonly Told[]): number {
  const at = shown.findIndex(({ sentence }, n) => sentence !== typeset(told[n]?.sentence ?? ''))
  return at < 0 ? shown.length : at
}
