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

/** Questions, Italian and content as one bank: the real one. */
export const bank: Bank = {
  edition: EDITION,
  rules: claimedRules,
  candidates,
  instantiate,
  toPublic,
  question: (item, seed) => describeQuestion(item, { seed }),
  verdict,
  prepare: (id) => {
    const item = instantiate(id)
    if (item.ok) measured(item.value)
  },
  belief,
  ruleOf: (id) => misconceptions.get(id)?.rule,
  texts,
}

function candidates(seed: string, wish: BankWish, n?: number): ReturnType<Bank['candidates']> {
  return drawItems(seed, wish, n).flatMap(({ id, template }) => {
    const item = instantiate(id)
    return item.ok ? [{ id, template: template.id, form: item.value.form, claims: item.value.claims }] : []
  })
}

/** What takes long in an explanation, once per item: an id names one scenario for ever. */
const measured = remembering(2_000, ({ id, edition }: Item) => `${id} ${edition}`, relevanceOf)

function verdict(item: Item, answer: Answer | null, seed: string): VerdictView {
  const chosen =
    answer && item.options.find((o) => ('number' in answer ? o.value === answer.number : o.key === answer.option))
  return describeVerdict(item, { seed, answer, explanation: explain(item, chosen?.beliefs[0], measured(item)), belief })
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
