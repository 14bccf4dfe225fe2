import type { VerdictView } from '#lib/italian/views'
import { inWords } from '../mana/names'

interface ThoughtsProps {
  readonly verdict: Pick<VerdictView, 'beliefs' | 'believed'>
  /** Which of the traces of beliefs is on show. */
  readonly chosen: number
  readonly onChoose: (n: number) => void
}

/** Which of the beliefs that lead to the same answer is followed, step by step. */
export function Thoughts({ verdict, chosen, onChoose }: ThoughtsProps) {
  const title = (id: string): string => verdict.beliefs.find((b) => b.id === id)?.title ?? id
  return (
    <label className="thoughts">
      <span className="vh">Convinzione da seguire</span>
      <select value={chosen} onChange={(e) => onChoose(Number(e.currentTarget.value))}>
        {verdict.believed.map(({ belief }, n) => (
          <option key={belief} value={n}>
            {inWords(title(belief))}
          </option>
        ))}
      </select>
    </label>
  )
}
