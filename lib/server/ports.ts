import 'server-only'
import { beliefParagraph, ruleText } from '#lib/content/index'
import { describeQuestion, describeVerdict } from '#lib/italian/index'
import type { BeliefView, VerdictView } from '#lib/italian/views'
import {
  type Answer,
  claimedRules,
  drawItems,
  explain,
  type Item,
  instantiate,
  relevanceOf,
  toPublic,
} from '#lib/questions/index'
import { EDITION, misconceptions } from '#lib/rules/index'
import type { Bank, BankWish, RuleTexts } from './bank'
import { remembering } from './remembering'

/** Items and what takes long in their explanations, once each: an id names one item for ever, in one edition of the rules. */
const item = remembering('item', 2_000, (id: string) => id, instantiate)
const measured = remembering('relevance', 2_000, ({ id, edition }: Item) => `${id} ${edition}`, relevanceOf)

/** Questions, Italian and content as one bank: the real one. */
export const bank: Bank = {
  edition: EDITION,
  rules: claimedRules,
  candidates,
  instantiate: item,
  toPublic,
  question: (shown, seed) => describeQuestion(shown, { seed }),
  verdict,
  prepare: (id) => {
    const made = item(id)
    if (made.ok) measured(made.value)
  },
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

function verdict(asked: Item, answer: Answer | null, seed: string): VerdictView {
  const chosen =
    answer && asked.options.find((o) => ('number' in answer ? o.value === answer.number : o.key === answer.option))
  const explanation = explain(asked, chosen?.beliefs[0], measured(asked))
  return describeVerdict(asked, { seed, answer, explanation, belief })
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
