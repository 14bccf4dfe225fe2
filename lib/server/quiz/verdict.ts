import 'server-only'
import type { StoredAttempt } from '#lib/db/attempts'
import type { VerdictView } from '#lib/italian/views'
import type { RuleTexts } from '../bank'
import { explained } from '../explained'
import { bank } from '../ports'

/** The verdict of a stored answer of somebody's, from what was frozen with it, and the texts of the rules that it cites. */
export async function sayVerdict(
  { given, snapshot }: Pick<StoredAttempt, 'given' | 'snapshot'>,
  who: string,
): Promise<{ readonly verdict: VerdictView; readonly texts: RuleTexts }> {
  const verdict = await explained({ ...snapshot, answer: 'giveUp' in given ? null : given }, who)
  const steps = [...verdict.steps, ...verdict.believed.flatMap((b) => b.steps)]
  const cited = [...verdict.rules, ...steps.flatMap(({ rules }) => rules), ...verdict.beliefs.flatMap((b) => b.reread)]
  return { verdict, texts: bank.texts([...new Set(cited)]) }
}
