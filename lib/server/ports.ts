import 'server-only'
import { createHash } from 'node:crypto'
import { invariant } from '#lib/base/invariant'
import { beliefParagraph, chapters, prerequisites, rulesOf, ruleText } from '#lib/content/index'
import { describeCallAsk } from '#lib/italian/calls'
import { describeAsk, describeAway, describeHeadline, describeQuestion, describeVerdict } from '#lib/italian/index'
import type { BeliefView, VerdictView } from '#lib/italian/views'
import { readNote } from '#lib/lessons/index'
import {
  type Answer,
  claimedRules,
  difficultyOf,
  drawAnother,
  drawItems,
  drawTwin,
  drawVariant,
  explain,
  type Item,
  instantiate,
  insteadOf,
  isOwn,
  kindOf,
  levelOf,
  onSamePoint,
  practicable,
  templateDifficulty,
  templates,
  toPublic,
  type VariantWish,
} from '#lib/questions/index'
import { EDITION, misconceptions } from '#lib/rules/index'
import { grade } from '#lib/study/index'
import type { Asked, Bank, BankWish, RuleTexts } from './bank'
import { remembering, workedOut } from './remembering'
import { inTurn, lanes } from './work/index'
import type { Tasks } from './work/tasks'

/** Items once each: an id names one item for ever. */
const item = remembering('item', 2_000, (id: string) => id, instantiate)

/** Templates as practice and exams look at them. */
const stock = remembering(
  'practicable',
  1,
  (edition: string) => edition,
  () => templates.map(practicable),
)

/** Questions, Italian and content as one bank: the real one. */
export const bank: Bank = {
  edition: EDITION,
  version: createHash('sha256')
    .update([EDITION, ...templates.map((t) => `${t.id}.v${t.version}`)].join())
    .digest('hex')
    .slice(0, 16),
  rules: claimedRules,
  candidates,
  prerequisites,
  templates: () => stock(EDITION),
  variant,
  another: (of, seed, wish) => drawAnother(of, seed, wish, item),
  twin: (of, seed, wish) => drawTwin(of, seed, wish, item),
  kindOf,
  onSamePoint,
  draw: (draws, who) => drawn('draw', draws, who),
  variants: (wish, who) => drawn('variants', wish, who),
  calls: (wish, who) => drawn('calls', wish, who),
  items: (ids, who) => drawn('items', ids, who),
  areas: () => areas(EDITION),
  estimate: (shown) => difficultyOf(shown).estimate,
  difficulty: remembering('difficulty', 2_000, (id: string) => id, templateDifficulty),
  level(id, harder) {
    const t = templates.find((each) => each.id === id)
    return t && levelOf(t, harder)
  },
  instantiate: item,
  insteadOf,
  toPublic,
  question(shown, seed) {
    const { level } = difficultyOf(shown)
    return {
      ...describeQuestion(shown, { seed }),
      ...(shown.introduction === undefined ? {} : { introduction: readNote(shown.introduction) }),
      ...(level === undefined ? {} : { level }),
    }
  },
  away: (shown, seed) => describeAway(shown, { seed }),
  ask: (shown, seed) => describeCallAsk(shown, { seed }) ?? describeAsk(shown, { seed }),
  verdict,
  tell,
  headline: (asked, seed) => describeHeadline(asked, { seed }),
  belief,
  correctedAt: (id) => beliefParagraph(id)?.place ?? Number.MAX_SAFE_INTEGER,
  ruleOf: (id) => misconceptions.get(id)?.rule,
  beliefsOf: (rule) => [...misconceptions.values()].flatMap((each) => (each.rule === rule ? [each.id] : [])),
  texts,
}

/** The chapters on which there are questions: the same for as long as the process runs. */
const areas = remembering('areas', 1, (edition: string) => edition, areasAsked)

function areasAsked(): ReturnType<Bank['areas']> {
  const asked = new Set<string>(claimedRules())
  return chapters()
    .map((chapter) => ({ slug: chapter.slug, title: chapter.title.it, rules: rulesOf(chapter) }))
    .filter(({ rules }) => rules.some((rule) => asked.has(rule)))
}

/** What is of the bank comes to an end: that it does not is a bug. */
async function drawn<T extends keyof Tasks>(
  task: T,
  input: Tasks[T]['input'],
  who: string,
): Promise<Tasks[T]['output']> {
  const done = await inTurn(lanes().draw, task, input, who)
  invariant(done.ok, `${task}: too much`)
  return done.value
}

function candidates(seed: string, wish: BankWish, n?: number): ReturnType<Bank['candidates']> {
  return drawItems(seed, wish, n).map(({ id, template, item: { form, claims } }) => ({
    id,
    template: template.id,
    form,
    claims,
  }))
}

function variant(id: string, seed: string, wish: VariantWish): string | undefined {
  const template = templates.find((t) => t.id === id)
  return template && drawVariant(template, seed, wish, item)
}

const NOTHING = { right: false, beliefs: [], credit: 0 }

function gradedOf(asked: Item, answer: Answer | null) {
  const grading = answer && grade(asked, answer)
  if (grading?.type !== 'graded') return NOTHING
  return { right: grading.right === true, beliefs: grading.beliefs, credit: grading.credit }
}

function verdict(asked: Item, answer: Answer | null, seed: string): VerdictView {
  const graded = gradedOf(asked, answer)
  const explanation = explain(asked, graded.beliefs)
  workedOut.publish('verdict')
  return describeVerdict(asked, { seed, answer, graded, explanation, belief })
}

/** What people wrote themselves goes to the lane that ends what does not end. */
async function tell(asked: readonly Asked[], who: string): Promise<readonly VerdictView[]> {
  const tellings = asked.map((one) => ({ ...one, graded: gradedOf(one.item, one.answer) }))
  const lane = asked.some(({ item: one }) => isOwn(one)) ? lanes().own : lanes().draw
  const told = await inTurn(lane, 'tell', tellings, who)
  if (told.ok) return told.value.map((each) => ({ ...each, beliefs: each.beliefs.map(belief) }))
  return tellings.map(({ item: one, ...rest }) => describeVerdict(one, { ...rest, explanation: null, belief }))
}

/** The paragraph of a belief; of one that no lesson corrects, only its name, so that an old attempt can still be read. */
function belief(id: string): BeliefView {
  const paragraph = beliefParagraph(id)
  if (!paragraph) return { id, title: id, text: '', reread: [] }
  const { title, text, reread, href, lessonTitle, minutes } = paragraph
  return { id, title, text, reread, lesson: { href, title: lessonTitle, minutes } }
}

function texts(rules: readonly string[]): RuleTexts {
  return Object.fromEntries(
    rules.flatMap((n) => {
      const rule = ruleText(n)
      return rule ? [[n, { title: rule.title, text: rule.text }]] : []
    }),
  )
}
