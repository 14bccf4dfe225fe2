import { Link } from './link'
import { MarkWord } from './mark-word'
import type { MarkView } from './marks'
import { Part } from './part'

interface QuestionLinesProps {
  /** The address of what asked them: each question stands at `?domanda=` and its place. */
  readonly at: string
  readonly questions: readonly {
    readonly position: number
    readonly ask: string
    readonly mark: MarkView
    /** Its area, or its rules. */
    readonly about: string
  }[]
  /** Folded, where something else comes first. */
  readonly folded?: boolean
  readonly note?: string | undefined
}

/** What was asked, question by question, each with its mark and the way back to it. */
export function QuestionLines({ at, questions, folded = false, note }: QuestionLinesProps) {
  return (
    <Part id="domande" title="Domanda per domanda" folded={folded} note={note}>
      <ol className="lines">
        {questions.map(({ position, ask, mark, about }) => (
          <li key={position}>
            <Link href={`${at}?domanda=${position}`} prefetch={false}>
              <MarkWord mark={mark} />
              <span className="tt">
                <span className="num quiet">{position}. </span>
                {ask}
              </span>
              <span className="num small quiet">{about}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Part>
  )
}
