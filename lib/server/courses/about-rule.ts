import 'server-only'
import type { Db } from '#lib/db/client'
import {
  listAnswersAbout,
  type PaperAnswersAbout,
  papersAbout,
  type SessionAnswers,
  sessionsAbout,
} from '#lib/db/course-attempts-about'
import type { Verdict } from '#lib/study/index'
import { tallied } from '../beliefs'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { modelsAbout } from './seen-answers'

/** What somebody answered to a question about a rule, and where it stands. */
export interface RuleAnswer {
  readonly assignment: { readonly id: string; readonly title: string }
  readonly quizId: string
  readonly position: number
  readonly ask: string
  /** `hidden`: whoever looks is being asked it elsewhere. */
  readonly mark: Verdict | 'hidden'
  readonly beliefs: readonly { readonly id: string; readonly title: string }[]
}

export interface RuleAnswers {
  /** The rule that they are about; null of those about a lesson. */
  readonly rule: string | null
  readonly title: string
  readonly answers: readonly RuleAnswer[]
  /** The live sessions of the course that asked about it too, with how many of the answers there were right; the newest first. */
  readonly sessions: readonly SessionAnswers[]
  /** Its tests on paper, likewise. */
  readonly papers: readonly PaperAnswersAbout[]
}

/** A rule by its number, or a lesson by its address. */
export type AboutWhat = { readonly rule: string } | { readonly lesson: string }

/** What it is called, and its rules; null of what the site does not tell of. */
function subjectOf(what: AboutWhat): { readonly title: string; readonly rules: readonly string[] } | null {
  if ('lesson' in what) return bank.areas().find(({ slug }) => slug === what.lesson) ?? null
  const title = bank.texts([what.rule])[what.rule]?.title
  return title === undefined ? null : { title, rules: [what.rule] }
}

/** The last answers of a student about one rule, or one lesson, in the assignments of a course, the newest first, and its live sessions that asked about it. */
export async function answersAbout(
  db: Db,
  of: { readonly courseId: string; readonly userId: string },
  what: AboutWhat,
  now: number,
): Promise<RuleAnswers | null> {
  const subject = subjectOf(what)
  if (subject === null) return null
  const { title } = subject
  const about = { rules: subject.rules, templates: modelsAbout(subject.rules) }
  const [given, open] = [await listAnswersAbout(db, of, about), await openToAsker(now)]
  return {
    rule: 'rule' in what ? what.rule : null,
    title,
    answers: given.map(({ item, seed, verdict, beliefs, ...where }) => ({
      ...where,
      ask: bank.ask(item, seed),
      mark: open.has(item.id) ? 'hidden' : verdict,
      beliefs: open.has(item.id)
        ? []
        : tallied([{ beliefs }]).map(({ id, title: believed }) => ({ id, title: believed })),
    })),
    sessions: await sessionsAbout(db, of, about),
    papers: await papersAbout(db, of, about),
  }
}
