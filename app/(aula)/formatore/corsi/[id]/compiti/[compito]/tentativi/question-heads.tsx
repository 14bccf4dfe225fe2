import { Link } from '../../../../../../../_ui/link'

interface HeadsProps {
  /** The questions that all have, by their ids. */
  readonly questions: readonly string[]
  /** The page of the assignment. */
  readonly at: string
}

/** The numbers of the questions that all have, above their marks: each leads to who answered what. */
export const QuestionHeads = ({ questions, at }: HeadsProps) => (
  <span className="marks">
    {questions.map((itemId, n) => (
      <Link
        key={itemId}
        className="num small"
        href={`${at}/risposte?domanda=${encodeURIComponent(itemId)}#chi`}
        prefetch={false}
        aria-label={`Domanda ${n + 1}: chi ha risposto che cosa`}
      >
        {n + 1}
      </Link>
    ))}
  </span>
)
