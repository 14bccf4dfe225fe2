import { invariant } from '#lib/base/invariant'
import {
  type Chapter,
  formatMessage,
  type Lesson,
  minutesOf,
  type Prerequisites,
  type RuleText,
  type Section,
  type Term,
  type Whole,
  wholeOf,
} from '#lib/lessons/index'
import { lessonsOn } from './crossref'
import { contentStamp, readContentFiles } from './files'
import { compiledOnce } from './kept'
import { project } from './project'
import { type Content, readContent } from './read'

export type {
  Chapter,
  Edition,
  Lesson,
  LessonMessage,
  LessonScenario,
  RuleText,
  Section,
  Term,
} from '#lib/lessons/index'
export { ruleOrder } from '#lib/lessons/index'
export type { Content } from './read'

/** In development, how long content is believed without looking at its files again. */
const TRUST_MS = 300

// For the whole process: pages, actions and routes are bundled apart, each with its own instance of this module.
const shared = globalThis as {
  verdettoContent?: { readonly content: Content; readonly stamp: string; readonly at: number }
}

/** Outside development content is part of the release and never changes under a running process. */
const isFresh = (at: number): boolean => process.env.NODE_ENV !== 'development' || Date.now() - at < TRUST_MS

/**
 * The content of the project, compiled once for the same files and code, by whichever process is first. Reads files under the current directory, at build and on the running
 * server alike; in development it reads them again when one changed. Throws where content has mistakes: `npm run check:content`
 * lists them.
 */
export function loadContent(): Content {
  const cached = shared.verdettoContent
  if (cached && isFresh(cached.at)) return cached.content
  const stamp = contentStamp()
  const content = cached?.stamp === stamp ? cached.content : compiledOnce(compileContent)
  shared.verdettoContent = { content, stamp, at: Date.now() }
  return content
}

function compileContent(): Content {
  const read = readContent(readContentFiles(), project())
  invariant(read.ok, read.ok ? '' : `content:\n${read.error.map(formatMessage).join('\n')}`)
  return read.value
}

/** Chapters in reading order. What is stored of reading, courses, exports and areas names a chapter. */
export const chapters = (): readonly Chapter[] => loadContent().chapters

/** A chapter by its address: `punti-vita`. */
export const chapter = (slug: string): Chapter | undefined => chapters().find((c) => c.slug === slug)

/** Rules that a chapter teaches or takes up again, in reading order. */
export const rulesOf = ({ lessons }: Chapter): readonly string[] =>
  lessons.flatMap(({ rules, recalls }) => [...rules, ...recalls])

/** A section of a chapter, and the lesson where it stands. */
export interface PlacedSection extends Section {
  readonly lesson: Lesson
}

/** The sections of a chapter in reading order: what is read is remembered by their ids. */
export const partsOf = ({ lessons }: Chapter): readonly PlacedSection[] =>
  lessons.flatMap((lesson) => lesson.toc.map((section) => ({ ...section, lesson })))

/** A chapter that is cut into lessons as reference, made of their passages; undefined where one long lesson is all of it. */
export function wholeChapter({ slug, lessons }: Chapter): Whole | undefined {
  if (lessons.some((lesson) => lesson.slug === slug)) return undefined
  return wholeOf(lessons, new Map(loadContent().sections.map(({ section, title }) => [section, title.it])))
}

/** Lessons in the order of the path. */
export const lessons = (): readonly Lesson[] => loadContent().lessons

/** A lesson by its address: `combattimento/bloccare`, or `punti-vita` of a chapter that is one long lesson. */
export const lesson = (slug: string): Lesson | undefined => lessons().find((l) => l.slug === slug)

/** A rule restated in Italian, or undefined where the project does not speak of it. */
export const ruleText = (n: string): RuleText | undefined => loadContent().rules.get(n)

/** Lessons on a rule: those with a paragraph of its own first, then those that cite it. */
export const lessonsFor = (n: string): readonly Lesson[] => lessonsOn(lessons(), n)

/** Glossary entries in alphabetical order. */
export const glossary = (): readonly Term[] => loadContent().glossary

/** What is better known before what: see `content/prerequisiti.yaml`. */
export const prerequisites = (): Prerequisites => loadContent().prerequisites

/** The one paragraph that corrects a belief, and where it stands. */
export interface BeliefParagraph {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly reread: readonly string[]
  /** `/lezioni/punti-vita#errore-lifelink-stacks` */
  readonly href: string
  readonly lessonTitle: string
  /** How long its lesson takes. */
  readonly minutes: number
  /** Of its lesson in the path, from 0. */
  readonly place: number
}

/** The paragraph of a belief; undefined where no lesson has one. */
export function beliefParagraph(id: string): BeliefParagraph | undefined {
  for (const [place, l] of lessons().entries()) {
    const found = l.misconceptions.find((m) => m.id === id)
    if (found)
      return {
        id,
        title: found.title,
        text: found.text,
        reread: found.reread,
        href: `/lezioni/${l.slug}#${found.anchor}`,
        lessonTitle: l.title.it,
        minutes: minutesOf(l),
        place,
      }
  }
  return undefined
}
