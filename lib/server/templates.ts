import 'server-only'
import { database } from '#lib/db/client'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { templateName } from '#lib/italian/template-names'
import { bank } from './ports'
import { remembering } from './remembering'
import { byRule } from './rule-order'
import { titleOf, wordsFor } from './template-words'

/** A template as it is chosen: what one of its questions asks, and the rules that they exercise. */
export interface TemplateLine {
  readonly id: string
  /** What it is called, as no other is. */
  readonly name: string
  readonly ask: string
  readonly rules: readonly string[]
  /** Stems of whatever else it may be found by. */
  readonly words: string
  /** What its first rule is called. */
  readonly title: string
}

/** Every template in service with a question of it as an example, by rule. */
export async function listTemplates(): Promise<readonly TemplateLine[]> {
  const without = await withdrawnTemplates(database())
  return (await allTemplates(bank.edition)).filter(({ id }) => !without.includes(id))
}

/** Templates that are drawn from in one turn. */
const AT_ONCE = 20

/** All of them: made once, since each has to be drawn. */
const allTemplates = remembering('templates-by-rule', 1, (edition: string) => edition, listed)

async function listed(): Promise<readonly TemplateLine[]> {
  const lines: TemplateLine[] = []
  const templates = bank.templates()
  for (let n = 0; n < templates.length; n += AT_ONCE) {
    const some = templates.slice(n, n + AT_ONCE)
    const drawn = await bank.draw(
      some.map(({ id }) => ({ seed: 'mazzi', wish: { template: id }, without: [], n: 1 })),
      'templates',
    )
    for (const [i, template] of some.entries()) {
      const { id, claims } = template
      const item = drawn[i]?.[0]?.item
      if (!item) continue
      const ask = bank.ask(bank.toPublic(item), item.id)
      lines.push({
        id,
        name: templateName(id),
        ask,
        rules: claims,
        words: wordsFor(template, ask),
        title: claims.flatMap(titleOf)[0] ?? '',
      })
    }
  }
  return lines.sort((a, b) => byRule(a.rules[0] ?? '', b.rules[0] ?? ''))
}
