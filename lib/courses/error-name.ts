/** What is known of an error: the rule that it misreads, the errors about that rule, what rules are called, and the lesson that corrects it. */
export interface KnownError {
  readonly rule: string
  readonly alike: readonly string[]
  readonly titleOf: (rule: string) => string | undefined
  readonly lesson: string | undefined
}

/** The letter of the nth of several: A, B … */
const letter = (n: number): string => String.fromCharCode('A'.charCodeAt(0) + n)

/**
 * What students read over questions about an error: what its rule is about, and its number, so that it is known again weeks later; a letter where
 * several errors are about one rule. Never the error itself, which would stand there as if it were true, nor what a rule says, which often
 * answers the questions.
 */
export function nameOfError(error: string, known: KnownError): string {
  const { rule, alike, lesson } = known
  const which = alike.length > 1 ? ` (${letter(alike.indexOf(error))})` : ''
  const topic = topicOf(known) ?? lesson
  return topic === undefined ? `${rule}${which}` : `${topic}, ${rule}${which}`
}

/**
 * What a lettered rule is about: what the title of the whole one names before it says more, else that of its first part. The title of a
 * rule that has no parts says what the rule does.
 */
function topicOf({ rule, titleOf }: KnownError): string | undefined {
  const whole = rule.replace(/[a-z]$/, '')
  if (whole === rule) return undefined
  const [topic, said] = titleOf(`${whole}a`)?.split(': ') ?? []
  return titleOf(whole)?.split(': ')[0] ?? (said === undefined ? undefined : topic)
}
