import { levels } from '#lib/italian/site'
import type { QuestionView } from '#lib/italian/views'

interface LevelProps {
  /** Undefined for a question of somebody's own. */
  readonly level: QuestionView['level']
}

/** What a question needs of a judge, in one word that opens to a sentence. */
export const Level = ({ level }: LevelProps) =>
  level === undefined ? null : (
    <details className="given level">
      <summary>Livello {levels[level].name}</summary>
      <p>{levels[level].means}</p>
    </details>
  )
