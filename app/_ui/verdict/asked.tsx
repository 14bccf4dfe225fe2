import type { ReactNode } from 'react'
import type { QuestionView, VerdictView } from '#lib/italian/views'
import { Icon } from '../icon'
import { WithMana } from '../mana/mana'
import { WrittenMark } from './written'

interface AskedProps {
  readonly question: Pick<QuestionView, 'form' | 'ask' | 'options'>
  readonly verdict: Pick<VerdictView, 'rightKey' | 'chosenKey' | 'flaws' | 'written' | 'theirs'>
  readonly stem: ReactNode
}

/** The question as it was asked, folded, with every option and what it turned out to be; an answer in parts has its own table. */
export function Asked({ question, verdict, stem }: AskedProps) {
  const own = verdict.theirs ? 'sua' : 'tua'
  return (
    <details className="asked">
      <summary>La domanda</summary>
      <div className="inside">
        {stem}
        <p className="ask">
          <WithMana text={question.ask} />
        </p>
        {(question.form === 'choice' || question.form === 'yes-no' || question.form === 'reply') && (
          <ul className="opts">
            {question.options.map((option, i) => {
              const right = option.key === verdict.rightKey
              const chosen = option.key === verdict.chosenKey
              const flaw = verdict.flaws?.find(({ key }) => key === option.key)?.text
              const written = verdict.written?.find(({ key }) => key === option.key)
              return (
                <li key={option.key} className={`opt ${right ? 'ok' : chosen ? 'ko' : 'off'}`}>
                  <span className="k" aria-hidden="true">
                    {i + 1}
                  </span>
                  <span>
                    <WithMana text={option.text} />
                    {flaw !== undefined && <span className="small quiet"> {flaw}</span>}
                    {written !== undefined && <WrittenMark option={written} />}
                  </span>
                  {(right || chosen) && (
                    <span className="st">
                      <Icon name={right ? 'yes' : 'no'} />
                      {right ? (chosen ? `Giusta, la ${own}` : 'Giusta') : `La ${own}`}
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </details>
  )
}
