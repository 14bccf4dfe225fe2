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
