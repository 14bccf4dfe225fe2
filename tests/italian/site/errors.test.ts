import { type ErrorCode, sayError, sayProblem } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
import { paperObjection } from '#lib/italian/site'
import type { Problem } from '#lib/rules/index'
import type { Code } from '#lib/server/codes'

// Both lists are one list: a code that only one of them has does not compile.
const known: Record<Code, ErrorCode> = {
  malformed: 'malformed',
  busy: 'busy',
  'too-large': 'too-large',
  'not-found': 'not-found',
  'invalid-answer': 'invalid-answer',
  'expired-session': 'expired-session',
  'rate-limited': 'rate-limited',
  'database-down': 'database-down',
  'old-version': 'old-version',
  'not-allowed': 'not-allowed',
  'none-left': 'none-left',
  'register-by-link': 'register-by-link',
  'unknown-rules': 'unknown-rules',
  'nothing-missed': 'nothing-missed',
  'quiz-open': 'quiz-open',
  'quiz-closed': 'quiz-closed',
  'run-handed-in': 'run-handed-in',
  'run-annulled': 'run-annulled',
  withdrawn: 'withdrawn',
  'bad-date': 'bad-date',
  'bad-goal': 'bad-goal',
  'exam-closed': 'exam-closed',
  'exam-open': 'exam-open',
  'exam-running': 'exam-running',
  'item-open': 'item-open',
  'too-early': 'too-early',
  'wrong-credentials': 'wrong-credentials',
  'email-taken': 'email-taken',
  'already-signed-in': 'already-signed-in',
  'provider-denied': 'provider-denied',
  'provider-down': 'provider-down',
  'provider-failed': 'provider-failed',
  'provider-email': 'provider-email',
  'email-unverified': 'email-unverified',
  'provider-taken': 'provider-taken',
  'provider-connected': 'provider-connected',
  'last-way-in': 'last-way-in',
  'link-over': 'link-over',
  'link-other': 'link-other',
  'mail-down': 'mail-down',
  'wrong-password': 'wrong-password',
  'sign-in-again': 'sign-in-again',
  'last-administrator': 'last-administrator',
  'name-missing': 'name-missing',
  'name-long': 'name-long',
  'course-title': 'course-title',
  'course-dates': 'course-dates',
  'course-archived': 'course-archived',
  'assignment-times': 'assignment-times',
  'assignment-attempts': 'assignment-attempts',
  'assignment-weight': 'assignment-weight',
  'exception-attempts': 'exception-attempts',
  'exception-minutes': 'exception-minutes',
  'exception-nothing': 'exception-nothing',
  'exception-mark': 'exception-mark',
  'exception-reason': 'exception-reason',
  'assignment-empty': 'assignment-empty',
  'out-of': 'out-of',
  'review-nobody': 'review-nobody',
  'assignment-before': 'assignment-before',
  'assignment-closed': 'assignment-closed',
  'no-attempts': 'no-attempts',
  'course-note': 'course-note',
  'bad-title': 'bad-title',
  'bad-place': 'bad-place',
  'deck-full': 'deck-full',
  'last-instructor': 'last-instructor',
  'no-such-instructor': 'no-such-instructor',
  'no-such-course': 'no-such-course',
  'removed-from-course': 'removed-from-course',
  'roster-empty': 'roster-empty',
  'roster-columns': 'roster-columns',
  'roster-long': 'roster-long',
  'correction-closed': 'correction-closed',
  'scan-no-table': 'scan-no-table',
  'scan-empty': 'scan-empty',
  'scan-columns': 'scan-columns',
  'scan-long': 'scan-long',
  'scans-full': 'scans-full',
  'paper-nobody': 'paper-nobody',
  'class-unknown': 'class-unknown',
  'class-full': 'class-full',
  'class-locked': 'class-locked',
  'nickname-taken': 'nickname-taken',
  'nickname-short': 'nickname-short',
  'nickname-long': 'nickname-long',
  'nickname-signs': 'nickname-signs',
  kicked: 'kicked',
  'not-playing': 'not-playing',
  'not-open': 'not-open',
  'too-late': 'too-late',
  stale: 'stale',
  'class-over': 'class-over',
  'class-not-now': 'class-not-now',
  'class-paused': 'class-paused',
  'class-no-more': 'class-no-more',
  'class-empty': 'class-empty',
  'class-no-choice': 'class-no-choice',
  'class-title': 'class-title',
  'no-such-question': 'no-such-question',
  'class-no-other': 'class-no-other',
  'own-invalid': 'own-invalid',
  'own-no-probe': 'own-no-probe',
  'own-undecided': 'own-undecided',
  'own-exhausted': 'own-exhausted',
  'own-stuck': 'own-stuck',
  'own-refused': 'own-refused',
  'own-no-answer': 'own-no-answer',
  'own-unused': 'own-unused',
  'own-too-few': 'own-too-few',
  'own-no-mistakes': 'own-no-mistakes',
  'own-too-many': 'own-too-many',
  'own-nothing-decides': 'own-nothing-decides',
  'own-option-text-1': 'own-option-text-1',
  'own-option-text-2': 'own-option-text-2',
  'own-option-why-1': 'own-option-why-1',
  'own-option-why-2': 'own-option-why-2',
  'own-option-right-1': 'own-option-right-1',
  'own-option-right-2': 'own-option-right-2',
  'own-option-found-1': 'own-option-found-1',
  'own-option-found-2': 'own-option-found-2',
  'own-option-twice-1': 'own-option-twice-1',
  'own-option-twice-2': 'own-option-twice-2',
  'own-option-number-1': 'own-option-number-1',
  'own-option-number-2': 'own-option-number-2',
  'own-option-form-1': 'own-option-form-1',
  'own-option-form-2': 'own-option-form-2',
  'own-draft-only': 'own-draft-only',
  'password-too-short': 'password-too-short',
  'password-too-long': 'password-too-long',
  'password-common': 'password-common',
  'no-sentence': 'no-sentence',
  'no-kind': 'no-kind',
  'no-outcome': 'no-outcome',
  'report-passed': 'report-passed',
  'report-replied': 'report-replied',
}
const back: Record<ErrorCode, Code> = known as Record<ErrorCode, Code> & Record<Code, ErrorCode>

it('every code of the server is said in sentences, each in its own', () => {
  const texts = Object.keys(back).map(sayError)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) {
    expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect(lint(text.replaceAll('’', "'").replaceAll('\u00a0', ' '), { where: 'label' })).toEqual([])
  }
})

it('what has not the right shape is not said to be an e-mail, but where it is one; a mark says up to what it goes', () => {
  expect(sayError('malformed')).not.toMatch(/e-mail/)
  expect(sayError('bad-email')).toMatch(/e-mail.*chiocciola/)
  expect(sayError('exception-mark 30').replaceAll('\u00a0', ' ')).toMatch(/ numero, anche con la virgola, da 0 a 30\./)
})

it.each([
  ['typed-variant', [{ name: 'Anna' }, { name: 'Bruno' }], /manca la variante\. .*: Anna; Bruno\.$/],
  ['mark-unclear', [{ name: 'Anna', mark: { position: 3, given: 'Z' } }], /Non lo è: «Z» di Anna, domanda 3\.$/],
  ['paper-twice', [{ name: 'Anna' }], /più di un foglio\. .*: Anna\.$/],
  ['paper-stranger', [{ name: 'Anna' }], /non è più nel corso\. .*: Anna\.$/],
] as const)('what is objected to in papers, %s, is said with whose it is', (objection, of, said) => {
  const text = sayError(paperObjection({ objection, of })).replaceAll('’', "'").replaceAll('\u00a0', ' ')
  expect(text).toMatch(said)
  expect(lint(text, { where: 'label' })).toEqual([])
})

it('who did too much too soon is told no time that may be too short', () => {
  expect(sayError('rate-limited').replaceAll('\u00a0', ' ')).toMatch(/Riprova tra qualche minuto\.$/)
})

it('an unknown code says at least that nothing was done', () => {
  expect(sayError('gremlins')).toBe('Qualcosa non ha funzionato e non è stato fatto nulla. Riprova.')
})

const problems: readonly (readonly [Problem['code'], Partial<Problem>, string])[] = [
  ['unknown-key', { found: 'vita', expected: 'life' }, 'Nello scenario «vita» qui non ci va. Si possono usare: life.'],
  [
    'missing',
    { expected: 'power and toughness, such as 2/2' },
    'Nello scenario manca forza e costituzione, ad esempio 2/2.',
  ],
  [
    'wrong-type',
    { found: '"due"', expected: 'a list' },
    'Nello scenario "due" non va: ci vuole un elenco fra parentesi quadre.',
  ],
  ['not-one-of', { found: '"x"', expected: 'A, N' }, 'Nello scenario "x" non va. Si può scegliere fra: A, N.'],
  ['unknown-name', { found: 'orso' }, "Nello scenario non c'è niente che si chiami «orso»."],
  ['duplicate', { found: 'orso' }, 'Nello scenario il nome «orso» è usato due volte.'],
  [
    'impossible',
    { found: '2/2', expected: 'power and toughness on a creature' },
    'Nello scenario «2/2» non è possibile: forza e costituzione solo su una creatura.',
  ],
]

it.each(problems)('a problem of a scenario: %s', (code, rest, text) => {
  expect(sayProblem({ path: 'field', code, ...rest })).toBe(text)
})
