import { cites, describeVerdict, LETTERS, peopleOf } from '#lib/italian/index'
import { inOwnWords } from '#lib/italian/trace/held/worded'
import { tellStory } from '#lib/italian/trace/story'
import { explain, type Item, templates } from '#lib/questions/index'
import { misconceptions } from '#lib/rules/index'
import { atMost } from '../../setup/day'
import { sampled } from '../sample'

const EACH = atMost(1, 4)

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll('\u00a0', ' ')

/** Believers whose trace bears the rule that they misread by events and numbers alone: nothing of it says in words what they hold. */
function wordless(item: Item): readonly string[] {
  const ids = [...new Set(item.options.flatMap((o) => (o.key === item.right ? [] : o.beliefs)))]
  const explanation = explain(item, ids)
  const { believed, steps } = describeVerdict(item, {
    seed: item.id,
    answer: null,
    graded: { right: false, beliefs: [], credit: 0 },
    explanation,
    belief: (id) => ({ id, title: id, text: '', reread: [] }),
  })
  const people = peopleOf(item.scenario, item.id)
  const right = new Set(steps.map(({ sentence }) => plain(sentence)))
  return believed.flatMap(({ belief, steps: all }) => {
    const rule = misconceptions.get(belief as never)?.rule
    const evaluation = explanation.believed.find(({ id }) => id === belief)?.evaluation
    const happened = new Set(evaluation ? tellStory(evaluation, people).map(({ sentence }) => plain(sentence)) : [])
    const own = all
      .map((step) => ({ ...step, sentence: plain(step.sentence) }))
      .filter(({ sentence }) => !right.has(sentence))
    const says = own.some(
      ({ sentence, rules }) =>
        ([rule ?? [], LETTERS[belief] ?? []].flat().some((one) => cites(rules, one)) && !happened.has(sentence)) ||
        /, perché /.test(sentence),
    )
    return says || inOwnWords(belief, own as never) ? [] : [`${belief} (${item.id})`]
  })
}

// A number beside an event is no reason: who reads on learns from it what somebody has happen, and not what they take for the rule.
it.each(templates.map((t) => [t.id, t] as const))('what is believed of %s is said in words', (_, t) => {
  expect(sampled(t, EACH).flatMap(wordless)).toEqual([])
})
