import type { QuestionView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'
import { Note } from '../note'
import { Keywords } from './keywords'
import { ReminderSwitch } from './reminder-switch'

/** What happens before the question, and the keywords in it; where they come with a reminder, the reader may do without. */
export function Stem({
  question,
  label,
}: {
  readonly question: Pick<QuestionView, 'introduction' | 'stem' | 'english' | 'keywords'>
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
          <WithMana text={sentence} english={question.english} />
        </p>
      ))}
      <Keywords keywords={question.keywords} />
      {question.keywords.some(({ text }) => text !== undefined) && <ReminderSwitch />}
    </div>
  )
}
