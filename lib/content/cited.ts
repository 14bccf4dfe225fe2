import type { ElementContent, Root } from 'hast'
import type { Lesson, LessonMessage, RuleNumber, RuleText } from '#lib/lessons/index'

/** Words that stand in any sentence: that two sentences share them says nothing. Everything shorter than four letters is left out anyway. */
const FILLERS: ReadonlySet<string> = new Set(
  `alla alle allo anche ancora appena avere avanti bene che chi ciascuno cioe come conta cosi cosa cose dagli dalla dalle dallo degli della delle dello
  dentro detto deve devono dice dove dopo dunque ecco essere esempio fare fino fosse fuori gia gioco giochi giocatore giocatori hanno infatti insieme
  loro magic meno mentre molto nella nelle nello negli nemmeno nessun nessuna nessuno niente nulla ogni ognuno oppure ossia ovvero perche percio
  piu poco poi possono prima proprio propria propri proprie puoi pure qualche qualcosa qualcuno quale quali qualsiasi qualunque quando quanti quanto
  quella quelle quelli quello questa queste questi questo quindi regola regole resto sara sempre senza sola sole soli solo soltanto sono sopra sotto
  stata stato stessa stesse stessi stesso subito sugli sulla sulle sullo tanti tanto tutta tutte tutti tutto una uno viene vengono verso vuole vale
  altra altre altri altro vedi rileggi leggi`.split(/\s+/),
)

/** Letters that words of one family share: «infligge» and «inflitto», «sacrificare» and «sacrificio». */
const STEM = 5

/** The families of the words of a text. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (
      text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/\p{L}{4,}|[+−-]?\d+\/[+−-]?\d+/gu) ?? []
    )
      .filter((word) => !FILLERS.has(word))
      .map((word) => (word.includes('/') ? word : word.slice(0, Math.min(STEM, Math.max(4, word.length - 1))))),
  )

const own = /^(?:p|li|tr|h3)$/
// A number in the text while it is cut into sentences; the file has no such signs.
const chip = /⟦([^⟧]+)⟧/g

function written(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'v-regola') return `⟦${node.properties.n}⟧`
  const inside = node.children.map(written).join('')
  return node.tagName === 'td' || node.tagName === 'th' ? `${inside} ` : inside
}

// Common mistakes end with numbers to read again, and notes on editions speak of what a number was.
const aside: ReadonlySet<string> = new Set(['v-errore', 'v-come-era'])

/** Pieces of text that are read by themselves: paragraphs, lines of lists, rows of tables. */
function pieces(node: Root | ElementContent): readonly string[] {
  if (!('children' in node)) return []
  if (node.type === 'element') {
    if (aside.has(node.tagName)) return []
    if (own.test(node.tagName) && !node.children.some((c) => c.type === 'element' && own.test(c.tagName)))
      return [written(node)]
  }
  return node.children.flatMap((child) => pieces(child as ElementContent))
}

/** A number, and the sentence that cites it. */
interface Citation {
  readonly n: RuleNumber
  readonly sentence: string
}

/** Every citation of a lesson: a sentence goes from one full stop to the next, with its numbers before the stop. */
export const citationsIn = ({ hast }: Pick<Lesson, 'hast'>): readonly Citation[] =>
  pieces(hast)
    .flatMap((piece) => piece.replace(/\s+/g, ' ').split(/(?<=[.?!:;]|[.?!]»)\s+(?=[\p{Lu}«{(])/u))
    .flatMap((sentence) =>
      [...sentence.matchAll(chip)].map(([, n = '']) => ({
        n,
        sentence: sentence
          .replace(chip, '')
          .replace(/\s+(?=\s|[.,;:?!])/g, '')
          .trim(),
      })),
    )

const whole = (n: string): string => n.replace(/[a-z]+$/, '')

/** The words by which a rule is known: its title and text, and for a letter the title of its number. */
const saysOf = (rules: ReadonlyMap<RuleNumber, RuleText>, n: RuleNumber): string => {
  const { title = '', text = '' } = rules.get(n) ?? {}
  return `${title} ${text} ${rules.get(whole(n))?.title ?? ''}`
}

/** Sentences that cite a rule with which they have no word in common: most of them cite another rule than they mean. */
export function citedCheck(
  lessons: readonly Lesson[],
  rules: ReadonlyMap<RuleNumber, RuleText>,
): readonly LessonMessage[] {
  return lessons.flatMap((lesson) =>
    citationsIn(lesson).flatMap(({ n, sentence }): LessonMessage[] => {
      const rule = stemsOf(saysOf(rules, n))
      const stems = [...stemsOf(sentence)]
      // «Vedi 119.4» says nothing, and nothing wrong.
      if (stems.length === 0 || stems.some((stem) => rule.has(stem))) return []
      return [
        {
          path: lesson.path,
          line: 1,
          column: 1,
          code: 'cited-other',
          text: `«${sentence}» cita ${n}, «${rules.get(n)?.title}», e non ha una parola in comune con lei: correggi il numero, o di' ciò che la regola dice.`,
        },
      ]
    }),
  )
}
