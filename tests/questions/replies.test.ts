import { describeQuestion, describeVerdict } from '#lib/italian/index'
import {
  answerOf,
  drawAnother,
  drawItems,
  explain,
  type Item,
  onSamePoint,
  templates,
  toPublic,
} from '#lib/questions/index'
import { sameOutcome } from '#lib/questions/outcome'
import { flawOf, replyOf } from '#lib/questions/replies'
import { grade } from '#lib/study/index'

// «Che cosa rispondi al giocatore?»

const replying = templates.filter(({ form }) => form === 'reply')
const items: readonly Item[] = replying.flatMap(({ id }) =>
  drawItems('risposte', { template: id }, 3).map(({ item }) => item),
)

const keyOf = (item: Item) => item.options.find(({ key }) => key === item.right)
const said = (item: Item): ReadonlyMap<string, string> =>
  new Map(describeQuestion(toPublic(item), { seed: 'risposte' }).options.map(({ key, text }) => [key, text]))

test('at least twelve templates are asked so, over several areas', () => {
  expect(replying.length).toBeGreaterThanOrEqual(12)
  const sections = new Set(replying.flatMap(({ claims }) => claims.map((rule) => rule.split('.')[0])))
  expect(sections.size).toBeGreaterThanOrEqual(10)
})

test('of four replies one is right; one has a wrong reason, one a wrong verdict, one is incomplete or gives advice', () => {
  expect(items.length).toBeGreaterThanOrEqual(2 * replying.length)
  for (const item of items) {
    const key = keyOf(item)
    const wrong = item.options.filter((o) => o !== key)
    const kinds = wrong.map((o) => {
      if (flawOf(o.value) !== undefined) return 'flaw'
      return key && sameOutcome(item.form, o.value, key.value) ? 'reason' : 'verdict'
    })
    expect([item.id, item.options.length, ...kinds.toSorted()]).toEqual([item.id, 4, 'flaw', 'reason', 'verdict'])
    expect(key && replyOf(key.value)).toBe('whole')
  }
})

test('both flaws come up', () => {
  const flaws = items.flatMap(({ options }) => options.flatMap(({ value }) => flawOf(value) ?? []))
  expect(new Set(flaws)).toEqual(new Set(['bare', 'advice']))
})

test('each is said as at the table: the verdict, what follows, and why; only one with a flaw has no why', () => {
  for (const item of items) {
    const texts = said(item)
    for (const { key, value } of item.options) {
      const text = texts.get(key) ?? ''
      expect([item.id, text, /^(?:Sì|No), .+\.$/u.test(text)]).toEqual([item.id, text, true])
      expect([text, text.includes(', perché ')]).toEqual([text, flawOf(value) === undefined])
      expect([text, /, e (?:ti|ad?) .*conviene /u.test(text)]).toEqual([text, flawOf(value) === 'advice'])
    }
    expect(new Set(texts.values()).size).toBe(4)
  }
})

test('the question repeats what the player asks', () => {
  for (const item of items)
    expect(describeQuestion(toPublic(item), { seed: 'risposte' }).ask).toMatch(
      /^Un giocatore ti chiede: «.+\?» Che cosa rispondi al giocatore, con la ragione e senza consigli di gioco\?$/u,
    )
})

test('only the right one is worth anything; every other says what is wrong with it', () => {
  for (const item of items.slice(0, 8))
    for (const option of item.options) {
      const answer = answerOf(item, option)
      const graded = grade(item, answer)
      const right = option.key === item.right
      expect(graded).toMatchObject({ type: 'graded', right, credit: right ? 1 : 0 })
      if (graded.type !== 'graded') continue
      const verdict = describeVerdict(item, {
        seed: 'risposte',
        answer,
        graded: { right, beliefs: graded.beliefs, credit: graded.credit },
        explanation: explain(item, graded.beliefs),
        belief: (id) => ({ id, title: id, text: '', reread: [] }),
      })
      expect(verdict.flaw).toBe(flawOf(option.value))
      expect(verdict.flaws?.map(({ key }) => key).toSorted()).toEqual(
        item.options.flatMap(({ key }) => (key === item.right ? [] : [key])).toSorted(),
      )
      const flawed = flawOf(option.value) !== undefined
      expect(verdict.rightOutcomeWrongReason).toBe(graded.verdict === 'wrongReason' && !flawed)
      // A believer is heard with a reason of their own, not with words to a player.
      const told = [...verdict.steps, ...verdict.believed.flatMap(({ steps }) => steps)]
      expect(told.filter(({ sentence }) => / conviene |le regole dicono/u.test(sentence))).toEqual([])
    }
})

test('another question on its point is never the same board in another form', () => {
  for (const item of items.slice(0, 10)) {
    const twin = templates.find(({ id }) => id === item.template)?.retells
    expect(onSamePoint(item)).not.toContain(twin)
    const other = drawAnother(item, 'altra', { not: new Set([item.id]) })
    expect(other?.startsWith(`${twin}.`)).toBe(false)
  }
})
