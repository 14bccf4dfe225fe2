import type { ClassQuestionView } from '#lib/italian/class-views'
import { WithMana } from '../mana/mana'

interface AskedFoldProps {
  readonly question: ClassQuestionView
  readonly title: string
  readonly open: boolean
  /** Whether what is asked stands nowhere else. */
  readonly asks?: boolean
}

/** A question as the room sees it, for whoever leads: what happens, and what there is to choose from or to fill in. */
export function AskedFold({ question, title, open, asks = false }: AskedFoldProps) {
  const { stem, ask, options, boxes = [] } = question
  return (
    // Folded by the session when the answers are told of below, and by hand at any time.
    <details key={`${question.id}/${open}`} open={open} className="live-question">
      <summary>{title}</summary>
      {stem.map((sentence) => (
        <p key={sentence}>
          <WithMana text={sentence} />
        </p>
      ))}
      {asks && (
        <p>
          <b>
            <WithMana text={ask} />
          </b>
        </p>
      )}
      {options.length > 0 && (
        <ul>
          {options.map(({ key, text }) => (
            <li key={key}>
              <WithMana text={text} />
            </li>
          ))}
        </ul>
      )}
      {boxes.length > 0 && (
        <ul>
          {boxes.map((box) => (
            <li key={box.label}>
              {box.label}: <WithMana text={box.options.map(({ text }) => text).join(' · ') || 'un numero'} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
