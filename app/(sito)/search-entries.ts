import { type Content, loadContent } from '#lib/content/index'
import { sectionsOf, typeset } from '#lib/lessons/index'
import type { SearchEntry } from '../_ui/search/entry'

/** «un tempo «tribale»» is looked for as «tribale», «protezione da [qualità]» without brackets. */
const bare = (name: string): string => (/«(.+)»/.exec(name)?.[1] ?? name).replace(/[[\]]/g, '')

/** A chapter that is cut into lessons is found by its name too. */
const ofChapters = ({ chapters }: Content): SearchEntry[] =>
  chapters
    .filter(({ slug, lessons }) => lessons.every((lesson) => lesson.slug !== slug))
    .map(({ slug, title: { it, en }, section, summary, lede }) => ({
      kind: 'lezione' as const,
      title: it,
      names: [it, en],
      numbers: [section],
      where: en,
      page: `/lezioni/${slug}`,
      passages: [['', `${summary} ${lede}`] as const],
    }))

const ofLessons = ({ lessons }: Content): SearchEntry[] =>
  lessons.flatMap((lesson) => {
    const page = `/lezioni/${lesson.slug}`
    const { it, en } = lesson.title
    return [
      {
        kind: 'lezione' as const,
        title: it,
        names: [it, en],
        numbers: [lesson.section],
        where: en,
        page,
        passages: [['', `${lesson.summary} ${lesson.lede}${lesson.objective}`] as const],
      },
      ...sectionsOf(lesson).map(({ title, rules, passages }) => ({
        kind: 'lezione' as const,
        title,
        names: [title],
        numbers: rules,
        where: it,
        page,
        passages: passages.map(({ anchor, text }) => [anchor, text] as const),
      })),
    ]
  })

/** Keywords and keyword actions by their number, in both languages: who reads 702.15b sees that it is lifelink. */
const keywords = ({ glossary }: Content): ReadonlyMap<string, string> =>
  new Map(
    glossary
      .filter(({ rules: [n = ''] }) => /^70[12]\.\d+$/.test(n))
      .map(({ it, en, rules: [n = ''] }) => [n, `${n} ${it}, ${en}`]),
  )

function ofRules(content: Content): SearchEntry[] {
  const named = keywords(content)
  return content.sections.flatMap(({ section, title, rules }) => [
    {
      kind: 'regola' as const,
      title: `${section} ${title.it}`,
      names: [title.it, title.en],
      numbers: [section],
      where: title.en,
      page: `/regole/${section}`,
      passages: [['', ''] as const],
    },
    ...rules.map(({ n, title: said, text, note = '' }) => ({
      kind: 'regola' as const,
      title: `${n} ${said}`,
      names: [said],
      numbers: [n],
      where: named.get(n.replace(/[a-z]+$/, '')) ?? `${section} ${title.it}`,
      page: `/regole/${n}`,
      passages: [['', `${text} ${note}`.trim()] as const],
    })),
  ])
}

const ofGlossary = ({ glossary }: Content): SearchEntry[] =>
  glossary.map(({ id, it, en, alternatives, rules, definition }) => ({
    kind: 'voce' as const,
    title: it,
    names: [it, en, ...alternatives].map(bare),
    numbers: rules,
    where: [en, ...alternatives].join(', '),
    page: '/glossario',
    passages: [[id, typeset(definition)] as const],
  }))

/** Everything on the site that can be found, in the order of the glossary, the lessons, the rules. */
export function searchEntries(content: Content = loadContent()): readonly SearchEntry[] {
  return [...ofGlossary(content), ...ofChapters(content), ...ofLessons(content), ...ofRules(content)]
}
