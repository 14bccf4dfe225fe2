import { Link } from './link'
import { MarkWord } from './mark-word'
import type { MarkView } from './marks'

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
}

/** What was asked, question by question, each with its mark and the way back to it. */
export function QuestionLines({ at, questions }: QuestionLinesProps) {
  return (
    <section aria-labelledby="domande">
      <h2 id="domande">Domanda per domanda</h2>
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
    </section>
  )
}
