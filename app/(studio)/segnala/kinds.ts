import type { ReportableDto } from '#lib/server/report/look'
import type { ReportKind } from '#lib/server/report/views'

/** What may be wrong, as it is chosen from. */
export const KINDS: Readonly<Record<ReportKind, string>> = {
  rules: 'È sbagliato secondo le regole',
  missing: 'Manca qualcosa per rispondere',
  unclear: 'Non si capisce',
  form: 'È scritto o disegnato male',
  other: 'Altro',
}

/** The same of a passage, which asks for no answer. */
export const kindsOf = (of: ReportableDto['of']): readonly (readonly [ReportKind, string])[] =>
  (Object.keys(KINDS) as ReportKind[])
    .filter((kind) => of === 'question' || kind !== 'missing')
    .map((kind) => [kind, KINDS[kind]])

/**
 * What is chosen before anybody has: a verdict and a passage are reported as wrong by the rules, a question that has no answer yet as
 * one that cannot be understood. Whoever agrees writes a sentence and sends it.
 */
export const likeliest = (of: ReportableDto): ReportKind => (of.of === 'question' && !of.told ? 'unclear' : 'rules')
