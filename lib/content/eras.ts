import type { Chapter, Edition, Era, Lesson, LessonMessage } from '#lib/lessons/index'

const say = (path: string, line: number, code: string, text: string): LessonMessage => ({
  path,
  line,
  column: 1,
  code,
  text,
})

/** What is wrong with one place that a change names, or the note that it leads to. */
function noteAt(
  chapters: readonly Chapter[],
  change: Edition,
  { lesson: slug, at, line }: Edition['taught'][number],
): Era | LessonMessage {
  const chapter = chapters.find((c) => c.slug === slug)
  if (!chapter) return say(change.path, line, 'era-lesson', `Nessun capitolo si chiama «${slug}».`)
  const lesson = chapter.lessons.find(({ eras }) => eras.some((era) => era.at === at))
  const here = lesson?.eras.filter((era) => era.at === at) ?? []
  const same = here.find(({ when }) => when === change.written)
  if (same) return same
  const [other] = here
  return lesson && other
    ? say(
        change.path,
        line,
        'era-date-differs',
        `«${slug}#${at}» dice data="${other.when}" (${lesson.path}:${other.line}) e qui «quando» è "${change.written}": scrivi la stessa data.`,
      )
    : say(change.path, line, 'era-missing', `In ${chapter.path} sotto «${at}» non c'è un «:::come-era».`)
}

/** The lesson with a paragraph on a rule of the change, where no note tells of it. */
function untold(lessons: readonly Lesson[], { title, path, line, rules, taught }: Edition): LessonMessage[] {
  if (taught.length > 0) return []
  for (const { slug, rules: own } of lessons) {
    const rule = rules.find((n) => own.includes(n))
    if (rule === undefined) continue
    return [
      say(
        path,
        line,
        'era-untold',
        `La lezione «${slug}» insegna la ${rule} e non racconta «${title}»: scrivi un «:::come-era» e mettilo nelle lezioni.`,
      ),
    ]
  }
  return []
}

/**
 * The changes between editions and the notes «Com'era» of the lessons are the same: every note stands with its change, and a change has a
 * note wherever a lesson teaches its rules.
 */
export function eraCheck(chapters: readonly Chapter[], changes: readonly Edition[]): readonly LessonMessage[] {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const out: LessonMessage[] = []
  const told = new Set<Era>()
  for (const change of changes) {
    for (const place of change.taught) {
      const note = noteAt(chapters, change, place)
      if ('code' in note) out.push(note)
      else if (told.has(note))
        out.push(say(change.path, place.line, 'era-twice', `«${place.lesson}#${place.at}» sta già con questa data.`))
      else told.add(note)
    }
    out.push(...untold(lessons, change))
  }
  for (const { chapter: slug, path, eras } of lessons)
    for (const era of eras)
      if (!told.has(era))
        out.push(
          say(
            path,
            era.line,
            'era-unlisted',
            `Questo «:::come-era» non è in content/edizioni.yaml: aggiungi «${slug}#${era.at}» alle lezioni del suo cambiamento.`,
          ),
        )
  return out
}
