import { invariant } from '#lib/base/invariant'
import { type Call, decides, type Fact, idleOf, supposing, toldOf } from '#lib/questions/calls'
import { keyOf, type PublicItem } from '#lib/questions/index'
import { evaluate } from '#lib/rules/index'
import type { AskedView, CallView } from '../call-views'
import { typeset } from '../grammar/index'
import { type People, playerOf, thingCalled, thingOf } from '../names/people'
import { peopleIn } from '../names/people-of'
import { asVerdict } from '../situation/asking/read'
import { askProbe, headline, sayValue } from '../situation/probe'
import { describeTable } from '../table/table'
import { idleWords } from './idle'
import type { CallWords, Tale } from './tale'
import { tales } from './tales/index'

/** Opaque, and the same for a question of every call. */
export const askKey = (fact: string): string => keyOf(`ask:${fact}`)

export function describeCall(call: Call, asked: ReadonlySet<string>, { seed }: { readonly seed: string }): CallView {
  const { item, scene } = call
  const people = peopleIn(item, seed)
  const words = wordsOf(item.template)
  const tale = taleOf(call, people)
  const seen = scene && evaluate(scene)
  return {
    id: item.id,
    story: words.story(tale).map(({ by, says }) => ({ by: playerOf(people, by).text, says: typeset(says) })),
    ...(seen ? { table: describeTable(seen.look(seen.outcome), people) } : {}),
    asks: call.facts.map((fact) => {
      const { ask, said } = factWords(words, fact)
      return {
        key: askKey(fact.id),
        text: typeset(ask(tale)),
        ...(asked.has(fact.id) ? { said: typeset(said(tale, fact.value)) } : {}),
      }
    }),
    ask: typeset(words.matter?.ask(tale) ?? askProbe(item.probe, people, item.form)),
    rulings: item.options.map(({ key, value }) => ({ key, text: typeset(sayValue(item.probe, value, people)) })),
  }
}

/** What the question behind a call asks, as its story has it; undefined of a question that is none. */
export function describeCallAsk(item: PublicItem, { seed }: { readonly seed: string }): string | undefined {
  const told = toldOf(item.id)
  const matter = told && tales[item.id.split('.')[0] ?? '']?.matter
  return matter && typeset(matter.ask(taleOf({ told }, peopleIn(item, seed))))
}

/** Once a ruling is given, by its key: every question, what would have been right with another answer, and which were needed. */
export function describeAsked(
  call: Call,
  asked: ReadonlySet<string>,
  { seed, ruling }: { readonly seed: string; readonly ruling: string },
): readonly AskedView[] {
  const supposed = call.item.options.find(({ key }) => key === ruling)?.supposes
  const people = peopleIn(call.item, seed)
  const words = wordsOf(call.item.template)
  const tale = taleOf(call, people)
  const idle = idleOf(call, asked)
  const right = call.item.options.find(({ key }) => key === call.item.right)?.value
  return call.facts.map((fact) => {
    const { ask, said } = factWords(words, fact)
    const { turns } = fact
    return {
      key: askKey(fact.id),
      text: typeset(ask(tale)),
      said: typeset(said(tale, fact.value)),
      asked: asked.has(fact.id),
      decided: decides(call, fact),
      idle: idle.has(fact.id),
      ...(supposed?.fact === fact.id ? { supposed: typeset(said(tale, supposed.value)) } : {}),
      ...(turns
        ? {
            otherwise: {
              said: typeset(said(tale, turns.value)),
              // The same ruling for another reason is told with that.
              ruling: typeset(
                asVerdict(right ?? null).verdict === turns.ruling.verdict
                  ? reasonSupposing(call, fact.id, turns, seed)
                  : (words.matter?.ruled(tale, turns.ruling.verdict) ??
                      headline(call.item.probe, { ...turns.ruling }, people)),
              ),
              rule: turns.ruling.reason,
            },
          }
        : {}),
    }
  })
}

/** A ruling with its reason, said of what would be so: «Sì, perché il costo non contiene {T} o {Q}». */
function reasonSupposing({ item }: Call, fact: string, { value, ruling }: NonNullable<Fact['turns']>, seed: string) {
  const supposed = { ...item, ...supposing(item.id, fact, value) }
  return sayValue(supposed.probe, { ...ruling }, peopleIn(supposed, seed))
}

function wordsOf(template: string): CallWords {
  const words = tales[template]
  invariant(words !== undefined, `no Italian for the call ${template}`)
  return words
}

function factWords(words: CallWords, { id }: Fact): CallWords['facts'][string] {
  const found = words.facts[id] ?? idleWords(id)
  invariant(found !== undefined, `no Italian for the question ${id}`)
  return found
}

const taleOf = ({ told }: Pick<Call, 'told'>, people: People): Tale => ({
  number: (axis) => Number(told[axis]),
  told: (axis) => told[axis],
  thing: (axis) => thingOf(people, String(told[axis])),
  named: (label) => people.things[label] ?? thingCalled({ name: label, types: [] }),
  player: (id) => playerOf(people, id),
})
