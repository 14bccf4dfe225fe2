import { levelComesFrom, levels } from '#lib/italian/site'
import type { QuestionView } from '#lib/italian/views'

interface LevelProps {
  readonly of: Pick<QuestionView, 'level' | 'levelBy'>
}

/** What a question needs of a judge, in one word that opens to a sentence and to where it is known from; nothing for one of somebody's own. */
export const Level = ({ of: { level, levelBy } }: LevelProps) =>
  level === undefined ? null : (
    <details className="given level">
      <summary>Livello {levels[level].name}</summary>
      <p>
        {levels[level].means} {levelComesFrom(levelBy)}
      </p>
    </details>
  )
