import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { bank } from './ports'
import { remembering } from './remembering'
import { byRule } from './rule-order'

/** A template as it is chosen: what one of its questions asks, and the rules that they exercise. */
export interface TemplateLine {
  readonly id: string
  readonly ask: string
  readonly rules: readonly string[]
  /** What its first rule is called. */
  readonly title: string
}

/** Every template with a question of it as an example, by rule: made once, since each has to be drawn. */
export const listTemplates = (): Promise<readonly TemplateLine[]> => allTemplates(bank.edition)

const allTemplates = remembering('templates-by-rule', 1, (edition: string) => edition, listed)

/** What a rule is called; nothing where we have no words for it. */
export const titleOf = (rule: string): readonly string[] => {
  const text = bank.texts([rule])[rule]
  return text ? [text.title] : []
}

async function listed(): Promise<readonly TemplateLine[]> {
  const lines: TemplateLine[] = []
  for (const { id, claims } of bank.templates()) {
    // Drawing takes a while: others are answered in between.
    await setImmediate()
    const [example] = bank.candidates('mazzi', { template: id }, 1)
    const made = example && bank.instantiate(example.id)
    if (!made?.ok) continue
    const ask = bank.ask(bank.toPublic(made.value), example?.id ?? '')
    lines.push({ id, ask, rules: claims, title: claims.flatMap(titleOf)[0] ?? '' })
  }
  return lines.sort((a, b) => byRule(a.rules[0] ?? '', b.rules[0] ?? ''))
}
