import type { QuestionView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'
import { Note } from '../note'
import { PaperAnswer } from './paper-answer'
import { PaperTable } from './paper-table'

interface PaperQuestionProps {
  readonly position: number
  readonly question: Pick<
    QuestionView,
    'introduction' | 'english' | 'stem' | 'ask' | 'keywords' | 'table' | 'form' | 'options' | 'unit' | 'boxes'
  >
}

/** A question as it is printed; it never breaks across pages. */
export function PaperQuestion({ position, question }: PaperQuestionProps) {
  return (
    <div className="pq">
      <div>
        {question.introduction !== undefined && (
          <div className="introduction">
            <Note note={question.introduction} />
          </div>
        )}
        <p className="pask">
          <b className="num">{position}.</b>{' '}
          {question.stem.map((sentence) => (
            <span key={sentence}>
              <WithMana text={sentence} english={question.english} />{' '}
            </span>
          ))}
        </p>
        <p className="pask">
          <b>{question.ask}</b>
        </p>
        <PaperAnswer question={question} />
        {question.keywords.length > 0 && (
          <p className="ptype">
            {question.keywords.map(({ it, en }, n) => (
              <span key={en}>
                {n > 0 && ' · '}
                <b>{it}</b> <i lang="en">({en})</i>
              </span>
            ))}
          </p>
        )}
      </div>
      <PaperTable table={question.table} />
    </div>
  )
}
