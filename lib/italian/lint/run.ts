import type { Form } from '#lib/questions/index'
import type { Noun } from '../grammar/index'
import { agreement } from './agreement'
import { articles } from './articles'
import type { Check, Context, LintOption, Span, Thing } from './check'
import { firstUse } from './first-use'
import { form } from './form'
import { answers } from './options'
import { people } from './people'
import { withoutPrinted } from './read'
import { sums } from './sums'
import { terminology } from './terminology'
import { typography } from './typography'

/** Every check, in the order of its number. */
export const checks: readonly Check[] = [
  ...articles,
  ...agreement,
  ...terminology,
  ...typography,
  ...form,
  ...answers,
  ...people,
  ...firstUse,
  ...sums,
].sort((a, b) => (a.id < b.id ? -1 : 1))

/** What one check found in one text. */
export interface Finding extends Span {
  readonly check: Check['id']
  readonly severity: Check['severity']
  /** What to do, in Italian. */
  readonly says: string
  readonly where: Context['where']
  /** The text that was read, and the part that was found. */
  readonly text: string
  readonly found: string
}

/** Reads one plain text: no markup, apostrophes still straight. English names of the printed cards in it are nobody's Italian. */
export function lint(text: string, context: Context): readonly Finding[] {
  const read = withoutPrinted(text, context.things)
  return checks
    .filter((check) => check.where.includes(context.where))
    .flatMap((check) =>
      check.find(read, context).map((span) => ({
        ...span,
        check: check.id,
        severity: check.severity,
        says: check.says,
        where: context.where,
        text,
        found: text.slice(span.at, span.at + span.length),
      })),
    )
}

/** Everything that is said around one question. */
export interface LintedItem {
  readonly players: readonly Noun[]
  readonly things: readonly Thing[]
  readonly form: Form
  readonly stem: readonly string[]
  readonly ask: string
  readonly options: readonly LintOption[]
  readonly steps: readonly string[]
  readonly answer?: { readonly player: string; readonly life: number }
  readonly beliefs?: ReadonlySet<string>
  readonly rules?: ReadonlySet<string>
  readonly enchantments?: boolean
}

/** Reads a whole question: scenario, question, options, steps, feedback. */
export function lintItem(item: LintedItem): readonly Finding[] {
  const { stem, ask, options, steps, answer, ...shared } = item
  const scenario = stem.join(' ')
  const feedback = new Set(options.flatMap((o) => o.feedback || []))
  return [
    ...stem.flatMap((text) => lint(text, { ...shared, where: 'stem' })),
    ...lint(ask, { ...shared, where: 'stem', scenario }),
    ...options.flatMap((option) => lint(option.text, { ...shared, where: 'option', options, option })),
    ...steps.flatMap((text, i) =>
      lint(text, {
        ...shared,
        where: 'trace',
        before: steps.slice(0, i),
        ...(answer && i === steps.length - 1 ? { answer } : {}),
      }),
    ),
    ...[...feedback].flatMap((text) => lint(text, { ...shared, where: 'feedback' })),
  ]
}
