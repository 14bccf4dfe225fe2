import type { PastHandMark } from '#lib/db/decided/hand-marks'

/** What one question may be worth, of one point. */
const WORTH = [
  [0, 'Niente: 0'],
  [0.25, 'Un quarto: 0,25'],
  [0.5, 'Mezzo punto: 0,5'],
  [0.75, 'Tre quarti: 0,75'],
  [1, 'Un punto: 1'],
] as const

interface MarkFieldsProps {
  /** The mark by hand that holds now. */
  readonly inForce: PastHandMark | undefined
  /** What is chosen where there is none. */
  readonly suggested: number
}

/** The fields of a mark by hand on one question: `points` and `reason`. */
export const MarkFields = ({ inForce, suggested }: MarkFieldsProps) => (
  <>
    <div className="inp">
      <label htmlFor="punti-domanda">Quanto vale la risposta</label>
      <select id="punti-domanda" name="points" defaultValue={String(inForce?.points ?? suggested)}>
        {WORTH.map(([points, said]) => (
          <option key={points} value={points}>
            {said}
          </option>
        ))}
      </select>
    </div>
    <div className="inp">
      <label htmlFor="motivo-domanda">Motivo: lo legge anche chi ha risposto</label>
      <input
        id="motivo-domanda"
        name="reason"
        maxLength={500}
        required
        autoComplete="off"
        defaultValue={inForce?.reason ?? ''}
      />
    </div>
  </>
)
