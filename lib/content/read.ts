import { err, ok, type Result } from '#lib/base/result'
import {
  byPlace,
  type Chapter,
  type CheckItalian,
  compileChapter,
  compileLesson,
  compileRules,
  type Edition,
  isShort,
  type Known,
  type Lesson,
  type LessonMessage,
  type Prerequisites,
  type RulesFile,
  type RuleText,
  readEditions,
  readGlossary,
  readPrerequisites,
  type Term,
} from '#lib/lessons/index'
import { citedCheck } from './cited'
import { byName, crossCheck, type Uses } from './crossref'
import { eraCheck } from './eras'
import type { ContentFile, ContentFiles } from './files'
import { orderCheck, pathOf } from './order'
import type { Bringing } from './unready'

/** The content tree, checked and indexed. */
export interface Content {
  readonly chapters: readonly Chapter[]
  /** In the order of the path: those of each chapter after another, but for those with a place of their own. */
  readonly lessons: readonly Lesson[]
  readonly sections: readonly RulesFile[]
  readonly rules: ReadonlyMap<string, RuleText>
  /** In alphabetical order. */
  readonly glossary: readonly Term[]
  /** In order of rule number. */
  readonly editions: readonly Edition[]
  readonly prerequisites: Prerequisites
}

/** What content is checked against: the parts of `Known` that are not content themselves. */
export interface Project
  extends Pick<Known, 'misconceptions' | 'cards' | 'isQuestion' | 'evaluate' | 'foretell' | 'tellApart'> {
  readonly uses: Uses
  readonly checkItalian: CheckItalian
  /** What tables and questions need, where somebody wants to know whether it was taught: it takes seconds, and a running server does not ask. */
  readonly bringing?: Bringing
}

/** The values that could be read, and every message of those that could not. */
function sort<T>(results: readonly Result<T, readonly LessonMessage[]>[]): { values: T[]; messages: LessonMessage[] } {
  return {
    values: results.flatMap((r) => (r.ok ? [r.value] : [])),
    messages: results.flatMap((r) => (r.ok ? [] : r.error)),
  }
}

const folderOf = ({ path }: Pick<ContentFile, 'path'>): string => path.slice(0, path.lastIndexOf('/'))

/** Chapters in their order, each with its lessons in theirs; a short lesson belongs to the one chapter of its folder. */
function compileChapters(files: readonly ContentFile[], known: Known) {
  const chapters = sort(files.filter((f) => !isShort(f.path)).map((f) => compileChapter(f.text, f.path, known)))
  const short = files.filter((f) => isShort(f.path))
  const lessons = sort(short.map((f) => compileLesson(f.text, f.path, known)))
  const all = chapters.values
    .toSorted((a, b) => a.order - b.order)
    .map((chapter) => {
      const own = lessons.values.filter((lesson) => folderOf(lesson) === folderOf(chapter))
      return { ...chapter, lessons: [...chapter.lessons, ...own.toSorted((a, b) => a.order - b.order)] }
    })
  return { chapters: all, messages: [...chapters.messages, ...lessons.messages] }
}

/** Compiles every file and checks that they agree; one list of messages for all of them, in order of place. */
export function readContent(files: ContentFiles, project: Project): Result<Content, readonly LessonMessage[]> {
  const { checkItalian, uses } = project
  const glossary = readGlossary(files.glossary.text, files.glossary.path, checkItalian)
  const editions = readEditions(files.editions.text, files.editions.path, checkItalian)
  const sections = sort(files.rules.map((f) => compileRules(f.text, f.path, checkItalian)))
  const rules = new Map(sections.values.flatMap((s) => s.rules.map((r) => [r.n, r] as const)))
  const terms = glossary.ok ? glossary.value : []
  const known: Known = { ...project, rules: new Set(rules.keys()), terms: byName(terms) }
  const base = [...(glossary.ok ? [] : glossary.error), ...(editions.ok ? [] : editions.error), ...sections.messages]
  // Without the rules and the glossary, lessons would only be told that what they name does not exist.
  if (base.length > 0) return err(base.toSorted(byPlace))
  const { chapters, messages: broken } = compileChapters(files.lessons, known)
  const lessons = pathOf(chapters)
  const changes = editions.ok ? editions.value : []
  const numbers = new Set([...rules.keys(), ...[...rules.keys()].flatMap(groupsOf)])
  const prerequisites = readPrerequisites(files.prerequisites.text, files.prerequisites.path, (n) => numbers.has(n))
  const messages =
    broken.length > 0
      ? broken
      : [
          ...crossCheck(chapters, rules, uses),
          ...eraCheck(chapters, changes),
          ...citedCheck(lessons, rules),
          ...orderCheck(chapters, terms, project.bringing),
        ]
  if (!prerequisites.ok) return err([...messages, ...prerequisites.error].toSorted(byPlace))
  if (messages.length > 0) return err(messages.toSorted(byPlace))
  return ok({
    chapters,
    lessons,
    sections: sections.values,
    rules,
    glossary: terms,
    editions: changes,
    prerequisites: prerequisites.value,
  })
}

/** The section of a rule, and the rule that it is a letter of. */
const groupsOf = (rule: string): readonly string[] => [rule.split('.')[0] ?? rule, rule.replace(/[a-z]+$/, '')]
