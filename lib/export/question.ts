import type { NotePart, NoteView, QuestionView, VerdictView } from '#lib/italian/views'
import { type Answer, answerOf, type Item, type Option } from '#lib/questions/index'

/** A wrong idea, with the address of the paragraph that corrects it. */
export interface Idea {
  readonly title: string
  readonly address?: string
}

/** Something that may be answered, or a part of it; `ideas` are those that lead to it. */
export interface Choice {
  readonly text: string
  readonly right: boolean
  readonly ideas: readonly Idea[]
  /** Of one that whoever wrote the question added: why it is wrong. */
  readonly why?: string
}

/** A box of a board; where a number is typed, its choices are the right one and those that some idea leads to. */
export interface Box {
  readonly label: string
  readonly typed: boolean
  readonly choices: readonly Choice[]
}

/** What is answered: one option; a number; every true statement; an order; a zone for each card; a box for each thing. */
export type Answered =
  | { readonly kind: 'one'; readonly choices: readonly Choice[] }
  | { readonly kind: 'many'; readonly choices: readonly Choice[] }
  | { readonly kind: 'number'; readonly unit: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'order'; readonly shown: readonly string[]; readonly places: readonly Place[] }
  | { readonly kind: 'zones'; readonly boxes: readonly Box[] }
  | { readonly kind: 'board'; readonly boxes: readonly Box[] }

/** A place in an order and what belongs there. */
export interface Place {
  readonly label: string
  readonly right: string
}

/** A question with its answer and reasons, in words, whatever the format that it is written in. */
export interface ExportQuestion {
  readonly id: string
  /** Where it stands in its deck: `01`. Programs sort by name. */
  readonly place?: string
  /** Its own page; null for a question that has none. */
  readonly address: string | null
  /** The rules that it was made under: `2026-09-25`, and the same day in words. */
  readonly edition: { readonly date: string; readonly said: string }
  readonly lesson: { readonly slug: string; readonly title: string } | null
  readonly level: string
  readonly rules: readonly string[]
  readonly stem: readonly string[]
  readonly ask: string
  readonly answered: Answered
  /** The right answer in a sentence. */
  readonly headline: string
  /** The steps that decide. */
  readonly why: readonly { readonly sentence: string; readonly rules: readonly string[] }[]
  /** Whole wrong answers that ideas lead to. */
  readonly mistakes: readonly { readonly said: string; readonly ideas: readonly Idea[]; readonly why?: string }[]
}

/** What an exported question is made from, besides where it stands. */
export interface Source {
  readonly item: Item
  readonly question: QuestionView
  /** Without an answer: what the rules say. */
  readonly verdict: VerdictView
  readonly idea: (belief: string) => Idea
}

type Standing = Pick<ExportQuestion, 'address' | 'edition' | 'lesson'>

/** Puts a question together for writing; the same item gives the same, word for word. */
export function exportQuestion(source: Source, standing: Standing): ExportQuestion {
  const { item, question, verdict } = source
  const decisive = verdict.steps.filter((step) => step.decisive)
  return {
    ...standing,
    id: item.id,
    level: question.level ?? '',
    rules: item.claims,
    stem: [...linesOf(question.introduction ?? []), ...question.stem],
    ask: question.ask,
    answered: answeredOf(source),
    headline: verdict.headline,
    why: (decisive.length > 0 ? decisive : verdict.steps).map(({ sentence, rules }) => ({ sentence, rules })),
    mistakes: wrongOf(item).map((option) => ({
      said: sayWhole(source, answerOf(item, option)),
      ideas: option.beliefs.map(source.idea),
      ...whyOf(option),
    })),
  }
}

const whyOf = ({ why }: Pick<Option, 'why'>): Pick<Choice, 'why'> => (why === undefined ? {} : { why })

/** What an instructor says before a question, a line for each paragraph and each point of a list, without its marks. */
function linesOf(note: NoteView): readonly string[] {
  const lines: string[] = []
  let line = ''
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
  }
  const read = (part: NotePart): void => {
    if (typeof part === 'string') line += part
    else if (part.tag === 'br') line += ' '
    else {
      const block = part.tag === 'p' || part.tag === 'li'
      if (block) end()
      part.parts.forEach(read)
      if (block) end()
    }
  }
  note.forEach(read)
  end()
  return lines
}

const wrongOf = ({ options, right }: Item): readonly Option[] => options.filter(({ key }) => key !== right)

function rightAnswer(item: Item): Answer | null {
  const right = item.options.find(({ key }) => key === item.right)
  return right ? answerOf(item, right) : null
}

function answeredOf(source: Source): Answered {
  const { item, question, verdict } = source
  const right = rightAnswer(item)
  switch (item.form) {
    case 'choice':
    case 'yes-no':
    case 'reply':
      return { kind: 'one', choices: pieces(source, (key) => right !== null && holds(right, key)) }
    case 'select':
      return { kind: 'many', choices: pieces(source, (key) => right !== null && holds(right, key)) }
    case 'number':
      return { kind: 'number', unit: question.unit ?? '', choices: numbers(source, right) }
    case 'order':
      return {
        kind: 'order',
        shown: question.options.map(({ text }) => text),
        places: (verdict.review ?? []).map(({ label, right }) => ({ label, right })),
      }
    case 'zones':
    case 'board':
      return { kind: item.form, boxes: boxesOf(source, right) }
  }
}

/** Whether an answer chooses the piece of that key. */
const holds = (answer: Answer, key: string): boolean =>
  ('option' in answer && answer.option === key) || ('statements' in answer && answer.statements.includes(key))

/** Ideas, each once, of the wrong answers that a test picks. */
function ideasOf({ item, idea }: Source, picks: (wrong: Answer) => boolean): readonly Idea[] {
  const beliefs = wrongOf(item).flatMap((option) => (picks(answerOf(item, option)) ? option.beliefs : []))
  return [...new Set(beliefs)].map(idea)
}

const pieces = (source: Source, isRight: (key: string) => boolean): readonly Choice[] =>
  source.question.options.map(({ key, text }) => ({
    text,
    right: isRight(key),
    ideas: isRight(key) ? [] : ideasOf(source, (wrong) => holds(wrong, key)),
    ...whyOf(source.item.options.find((option) => option.key === key) ?? {}),
  }))

/** The right number first, then the others as they come. */
function numbers(source: Source, right: Answer | null): readonly Choice[] {
  const { item } = source
  const value = right !== null && 'number' in right ? right.number : Number.NaN
  const others = wrongOf(item).flatMap((option) => {
    const wrong = answerOf(item, option)
    return 'number' in wrong
      ? [{ text: String(wrong.number), right: false, ideas: option.beliefs.map(source.idea), ...whyOf(option) }]
      : []
  })
  return [{ text: String(value), right: true, ideas: [] }, ...others]
}

function boxesOf(source: Source, right: Answer | null): readonly Box[] {
  const parts = right !== null && 'parts' in right ? right.parts : []
  const partOf = (answer: Answer, n: number) => ('parts' in answer ? answer.parts[n] : undefined)
  return (source.question.boxes ?? []).map(({ label, options }, n) => {
    const typed = options.length === 0
    const believed = wrongOf(source.item).flatMap((option) => partOf(answerOf(source.item, option), n) ?? [])
    const keys = typed ? [...new Set([...parts.slice(n, n + 1), ...believed])] : options.map(({ key }) => key)
    return {
      label,
      typed,
      choices: keys.map((key) => ({
        text: options.find((option) => option.key === key)?.text ?? String(key),
        right: key === parts[n],
        ideas: key === parts[n] ? [] : ideasOf(source, (wrong) => partOf(wrong, n) === key),
      })),
    }
  })
}

/** A whole answer in a line. */
function sayWhole({ question }: Source, answer: Answer): string {
  const text = (key: string): string => question.options.find((option) => option.key === key)?.text ?? key
  if ('number' in answer) return String(answer.number)
  if ('option' in answer) return text(answer.option)
  if ('statements' in answer)
    return question.options.flatMap(({ key, text }) => (holds(answer, key) ? [text] : [])).join(' ')
  if ('order' in answer) return answer.order.map(text).join(', ')
  return (question.boxes ?? [])
    .map(({ label, options }, n) => {
      const part = answer.parts[n]
      return inBox(label, options.find(({ key }) => key === part)?.text ?? String(part))
    })
    .join('; ')
}

/** A box with what stands in it: «Orso: Esilio», «Nora perde la partita? No». */
export const inBox = (label: string, text: string): string => `${label}${label.endsWith('?') ? '' : ':'} ${text}`
