import type { QuestionView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'
import { Note } from '../note'

/** What happens before the question, and a reminder of the keywords in it: both names, because judges need both. */
export function Stem({
  question,
  label,
}: {
  readonly question: Pick<QuestionView, 'introduction' | 'stem' | 'keywords'>
  readonly label?: string
}) {
  return (
    <div className="stem">
      {label !== undefined && <p className="label">{label}</p>}
      {question.introduction !== undefined && (
        <div className="introduction">
          <Note note={question.introduction} />
        </div>
      )}
      {question.stem.map((sentence) => (
        <p className="happens" key={sentence}>
          <WithMana text={sentence} />
        </p>
      ))}
      {question.keywords.length > 0 && (
        <dl className="words">
          {question.keywords.map((word) => (
            <div key={word.en}>
              <dt>
                {word.it}{' '}
                <span className="en" lang="en">
                  ({word.en})
                </span>
                :
              </dt>{' '}
              <dd>
                <WithMana text={word.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
