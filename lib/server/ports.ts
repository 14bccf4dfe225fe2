import 'server-only'
import { beliefParagraph, lessons, prerequisites, ruleText } from '#lib/content/index'
import { describeAsk, describeQuestion, describeVerdict } from '#lib/italian/index'
import type { BeliefView, VerdictView } from '#lib/italian/views'
import { readNote } from '#lib/lessons/index'
import {
  type Answer,
  claimedRules,
  difficultyOf,
  drawItems,
  drawVariant,
  explain,
  formOf,
  type Item,
  instantiate,
  insteadOf,
  templateDifficulty,
  templates,
  toPublic,
  type VariantWish,
} from '#lib/questions/index'
import { EDITION, misconceptions } from '#lib/rules/index'
import { grade } from '#lib/study/index'
import type { Bank, BankWish, RuleTexts } from './bank'
import { remembering } from './remembering'

/** Items once each: an id names one item for ever. */
const item = remembering('item', 2_000, (id: string) => id, instantiate)

/** Templates as practice looks at them. */
const practicable = remembering(
  'practicable',
  1,
  (edition: string) => edition,
  () => templates.map((t) => ({ id: t.id, claims: t.claims, form: formOf(t) })),
)

/** Questions, Italian and content as one bank: the real one. */
export const bank: Bank = {
  edition: EDITION,
  rules: claimedRules,
  candidates,
  prerequisites,
  templates: () => practicable(EDITION),
  variant,
  areas: () => lessons().map(({ slug, title, rules }) => ({ slug, title: title.it, rules })),
  estimate: (shown) => difficultyOf(shown).estimate,
  difficulty: remembering('difficulty', 2_000, (id: string) => id, templateDifficulty),
  instantiate: item,
  insteadOf,
  toPublic,
  question: (shown, seed) => ({
    ...describeQuestion(shown, { seed }),
    ...(shown.introduction === undefined ? {} : { introduction: readNote(shown.introduction) }),
    level: difficultyOf(shown).level,
  }),
  ask: (shown, seed) => describeAsk(shown, { seed }),
  verdict,
  belief,
  ruleOf: (id) => misconceptions.get(id)?.rule,
  texts,
}

function candidates(seed: string, wish: BankWish, n?: number): ReturnType<Bank['candidates']> {
  return drawItems(seed, wish, n).flatMap(({ id, template }) => {
    const made = item(id)
    return made.ok ? [{ id, template: template.id, form: made.value.form, claims: made.value.claims }] : []
  })
}

function variant(id: string, seed: string, wish: VariantWish): string | undefined {
  const template = templates.find((t) => t.id === id)
  return template && drawVariant(template, seed, wish, item)
}

function verdict(asked: Item, answer: Answer | null, seed: string): VerdictView {
  const grading = answer && grade(asked, answer)
  const graded =
    grading?.type === 'graded'
      ? { right: grading.right === true, beliefs: grading.beliefs, credit: grading.credit }
      : { right: false, beliefs: [], credit: 0 }
  const explanation = explain(asked, graded.beliefs)
  return describeVerdict(asked, { seed, answer, graded, explanation, belief })
}

/** The paragraph of a belief; of one that no lesson corrects, only its name, so that an old attempt can still be read. */
function belief(id: string): BeliefView {
  const paragraph = beliefParagraph(id)
  if (!paragraph) return { id, title: id, text: '', reread: [] }
  const { title, text, reread, href, lessonTitle } = paragraph
  return { id, title, text, reread, lesson: { href, title: lessonTitle } }
}

function texts(rules: readonly string[]): RuleTexts {
  return Object.fromEntries(
    rules.flatMap((n) => {
      const rule = ruleText(n)
      return rule ? [[n, { title: rule.title, text: rule.text }]] : []
    }),
  )
}
