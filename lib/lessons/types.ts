import type { Root as Hast } from 'hast'
import type { Json } from '#lib/base/json'
import type { Result } from '#lib/base/result'

/** A rule number as the rules print it: `119.4`, `702.15b`. */
export type RuleNumber = string

/** What is wrong in a content file, in Italian, for an author who does not program. Line and column count from 1. */
export interface LessonMessage {
  readonly path: string
  readonly line: number
  readonly column: number
  /** The check that speaks, kebab-case: stable, for tests. */
  readonly code: string
  readonly text: string
}

/** A glossary entry. */
export interface Term {
  /** The Italian name as a permalink: `legame-vitale`. */
  readonly id: string
  readonly it: string
  readonly en: string
  readonly alternatives: readonly string[]
  /** Rule numbers or sections (`702.15`, `708`); an entry may be wider than what `content/regole` teaches. */
  readonly rules: readonly RuleNumber[]
  readonly definition: string
  /** First letter, upper case and without accent, for the index. */
  readonly letter: string
}

/** One thing wrong in a scenario; `path` leads to it in the data: `['field', 'A', 0, 'pt']`. */
export interface ScenarioProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Everything a lesson may name. Injected, so that compiling reads no file and needs no evaluator. */
export interface Known {
  /** Numbers restated in `content/regole`. */
  readonly rules: ReadonlySet<RuleNumber>
  readonly misconceptions: ReadonlySet<string>
  /** Card names by slug. */
  readonly cards: ReadonlyMap<string, { readonly it?: string; readonly en: string }>
  /** Glossary entries by Italian name in lower case. */
  readonly terms: ReadonlyMap<string, Term>
  /** Whether a template or an item has this id. */
  isQuestion(id: string): boolean
  /** Plays a scenario to its end, or to an action that the rules refuse; problems say where in the data. */
  evaluate(scenario: Json): Result<ScenarioEnd, readonly ScenarioProblem[]>
  /** What may be foretold of a scenario: by the rules, and by whoever holds one of these beliefs; the error is a sentence for its author. */
  foretell(scenario: Json, beliefs: readonly string[]): Result<readonly Foretold[], string>
  /** The same of two scenarios that ask one thing, a yes or a no: in which of them it is so. */
  tellApart(scenarios: readonly [Json, Json], beliefs: readonly string[]): Result<readonly Foretold[], string>
  readonly checkItalian: CheckItalian
}

/** One thing that may be foretold of a table, or of two: what comes of it by the rules, for whoever holds a belief, or for nobody. */
export interface Foretold {
  readonly text: string
  readonly right?: true
  readonly belief?: string
}

/**
 * How a scenario ends: it runs to its last line, or an action in it is illegal (a fair thing to show), or what it states of its end does not
 * come true (`unmet`: something to repair).
 */
export type ScenarioEnd = 'complete' | 'illegal' | 'unmet'

/** What a stretch of prose is, because checks on language differ: `history` stands under «Com'era», `label` is a title or a cell. */
export type ProseKind = 'lesson' | 'feedback' | 'label' | 'history'

/** Reads one plain block of Italian, apostrophes straight; offsets are in that text. */
export type CheckItalian = (text: string, kind: ProseKind) => readonly ItalianProblem[]

/** Something wrong in Italian prose, at an offset of the plain text that was checked. */
export interface ItalianProblem {
  readonly code: string
  readonly offset: number
  readonly text: string
}

/** A common mistake as the lesson corrects it: also the feedback of every wrong answer that betrays it. */
export interface MisconceptionParagraph {
  readonly id: string
  /** The belief in one short sentence. */
  readonly title: string
  /** Two or three sentences, plain text, the last one «Rileggi …». */
  readonly text: string
  readonly reread: readonly RuleNumber[]
  /** Fragment of the paragraph in its lesson: `errore-lifelink-stacks`. */
  readonly anchor: string
  readonly line: number
}

/** A scenario of a lesson, whose table a reader may turn. */
export interface LessonScenario {
  readonly id: string
  readonly title: string
  readonly data: Json
  readonly line: number
}

/** A second-level section and the rules whose paragraphs stand in it. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly rules: readonly RuleNumber[]
}

/** A note «Com'era» of a lesson. */
export interface Era {
  /** As its author wrote it: «il 22 aprile 2021». */
  readonly when: string
  /** Fragment of the place in its lesson: the number of a rule, or a section. */
  readonly at: string
  readonly line: number
}

/** A page of the path, checked and ready to be drawn: a short lesson, or a chapter that is not cut into lessons yet. */
export interface Lesson {
  /** Its address under `/lezioni/`: `combattimento/bloccare`, or `zone` of a chapter that is one long lesson. */
  readonly slug: string
  /** The chapter it belongs to, by its address; what is stored of reading, courses and areas names chapters. */
  readonly chapter: string
  readonly path: string
  readonly title: { readonly it: string; readonly en: string }
  /** Number of the section of the rules: `119`. */
  readonly section: string
  /** Place among the lessons of its chapter; of a long lesson, among the chapters. */
  readonly order: number
  /** Where among the chapters it comes in the path, if that is not where its own chapter comes. */
  readonly place?: number
  /** One sentence for lists. */
  readonly summary: string
  /** Opening lines under the title. */
  readonly lede: string
  /** What its reader is able to do at the end, «Alla fine sai dire…»; empty only for a long lesson. */
  readonly objective: string
  /** Addresses of the lessons to have read before it. */
  readonly before: readonly string[]
  /** Words of its prose, common mistakes and notes included; tables of scenarios and questions are not. */
  readonly words: number
  readonly toc: readonly Section[]
  /** Numbers with a paragraph of their own, in page order. */
  readonly rules: readonly RuleNumber[]
  /** Numbers whose passage stands in an earlier lesson, taken up again here at an address of their own. */
  readonly recalls: readonly RuleNumber[]
  /** Every number the page cites, with or without a paragraph. */
  readonly cites: readonly RuleNumber[]
  /** Ids of the glossary entries that the page uses. */
  readonly terms: readonly string[]
  readonly misconceptions: readonly MisconceptionParagraph[]
  readonly scenarios: readonly LessonScenario[]
  readonly questions: readonly string[]
  readonly eras: readonly Era[]
  readonly hast: Hast
}

/** What stands at the head of a chapter, and its lessons in the order of the path. */
export interface Chapter extends Pick<Lesson, 'slug' | 'path' | 'title' | 'section' | 'order' | 'summary' | 'lede'> {
  /** One alone, under the chapter's own address, where the chapter is not cut into lessons yet. */
  readonly lessons: readonly Lesson[]
}
