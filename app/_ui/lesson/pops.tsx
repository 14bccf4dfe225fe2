import type { RuleTexts } from '../contracts'
import { WithMana } from '../mana/mana'
import { Pop } from '../table/pop'
import { ruleId, termId } from './elements'

/** What the terms of a lesson open. */
export interface TermView {
  readonly id: string
  readonly it: string
  readonly en: string
  readonly definition: string
}

interface PopsProps {
  /** Every rule that the lesson cites. */
  readonly texts: RuleTexts
  readonly terms: readonly TermView[]
  /** Rules with a paragraph on this page. */
  readonly here: readonly string[]
}

/** Everything that chips and terms of a lesson open, once each, at the end of the page. */
export function Pops({ texts, terms, here }: PopsProps) {
  return (
    <>
      {Object.entries(texts).map(([n, { title, text }]) => (
        <Pop
          key={n}
          id={ruleId(n)}
          title={
            <>
              <span className="ln num">{n}</span> {title}
            </>
          }
        >
          <span className="body-text">
            <WithMana text={text} />
          </span>
          {here.includes(n) ? (
            <a href={`#${n}`}>Il suo paragrafo in questa lezione</a>
          ) : (
            <a href={`/regole/${n}`}>La regola e dove si studia</a>
          )}
        </Pop>
      ))}
      {terms.map((term) => (
        <Pop key={term.id} id={termId(term.id)} title={term.it}>
          <span className="en" lang="en">
            {term.en}
          </span>
          <span className="body-text">
            <WithMana text={term.definition} />
          </span>
          <a href={`/glossario#${term.id}`}>Nel glossario</a>
        </Pop>
      ))}
    </>
  )
}
