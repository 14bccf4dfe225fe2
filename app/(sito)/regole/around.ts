import { type Lesson, lessonsFor, loadContent, type RuleText } from '#lib/content/index'
import { type RulesFile, ruleNumbers, sectionsOf } from '#lib/lessons/index'

/** Where a lesson speaks of a rule. */
interface Place {
  readonly lesson: Lesson
  /** The title of the section. */
  readonly section: string
  readonly anchor: string
}

/** The passages of a lesson that speak of a rule, one for each section: its own paragraph where it has one. */
function placesIn(lesson: Lesson, n: string): readonly Place[] {
  return sectionsOf(lesson).flatMap(({ title, passages }) => {
    const own = passages.find(({ anchor }) => anchor === n)
    const found = own ?? passages.find(({ text }) => ruleNumbers(text).some((cited) => cited.n === n))
    return found === undefined ? [] : [{ lesson, section: title, anchor: found.anchor }]
  })
}

/** Every section that speaks of a rule; those with a paragraph of its own first. */
export const placesFor = (n: string): readonly Place[] =>
  lessonsFor(n)
    .flatMap((lesson) => placesIn(lesson, n))
    .toSorted((a, b) => Number(b.anchor === n) - Number(a.anchor === n))

const whole = (n: string): string => n.replace(/[a-z]+$/, '')

/** The rules of one number, whatever their letters. */
const familyOf = (n: string): readonly RuleText[] =>
  [...loadContent().rules.values()].filter((rule) => whole(rule.n) === whole(n))

/** The other numbers of the rule that a letter belongs to: its letters, and the number itself where it has a text. */
export const siblingsOf = (n: string): readonly string[] =>
  familyOf(n).flatMap((rule) => (rule.n === n ? [] : [rule.n]))

/** The sections of lessons that speak of some rules, each once, at the first passage that does. */
export function sectionsOn(rules: readonly string[]): readonly Place[] {
  const found = new Map<string, Place>()
  for (const place of rules.flatMap(placesFor)) {
    const at = `${place.lesson.slug} ${place.section}`
    if (!found.has(at)) found.set(at, place)
  }
  return [...found.values()]
}

/** Numbers whose letters alone are spoken of, as 702.15: what they are called, and the letters. */
export function lettersOf(n: string): { readonly title: string; readonly family: readonly RuleText[] } | undefined {
  const family = /[a-z]$/.test(n) ? [] : familyOf(n)
  const [first] = family
  return first && { title: first.title.split(':')[0] ?? first.title, family }
}

/** A section by its number, as 702. */
export const sectionOf = (n: string): RulesFile | undefined =>
  loadContent().sections.find(({ section }) => section === n)

/** Every number that has a page: sections, numbers with a text, and those of which there are letters. */
export const numbersWithPage = (): readonly string[] => {
  const { rules, sections } = loadContent()
  const numbers = [...rules.keys()].flatMap((n) => [whole(n), n])
  return [...new Set([...sections.map(({ section }) => section), ...numbers])]
}

/** The rules with the same number but for their letter, and those before and after in the order of the numbers. */
export function neighboursOf(n: string): {
  readonly family: readonly RuleText[]
  readonly previous: RuleText | undefined
  readonly next: RuleText | undefined
} {
  const all = [...loadContent().rules.values()]
  const at = all.findIndex((rule) => rule.n === n)
  return { family: familyOf(n), previous: all[at - 1], next: all[at + 1] }
}

/** The rules with a text that the page of a number is about: itself, or its letters; of a section, none. */
export function rulesOfPage(n: string): readonly string[] {
  if (loadContent().rules.has(n)) return [n]
  return lettersOf(n)?.family.map((rule) => rule.n) ?? []
}
