import { useId } from 'react'
import type { BoxView } from '#lib/italian/views'
import { entriesIn } from './fields'

interface BoxesProps {
  readonly boxes: readonly BoxView[]
  readonly invalid: boolean
  /** What stood in them before, as fields. */
  readonly value: string
}

/** Boxes to fill in: a number each, or a choice from a list. */
export function Boxes({ boxes, invalid, value }: BoxesProps) {
  const ids = useId()
  const before = new Map(entriesIn(value))
  return (
    <div className="boxes">
      {boxes.map((box, n) => (
        <div className="box" key={box.label}>
          <label htmlFor={`${ids}${n}`}>{box.label}</label>
          {box.options.length === 0 ? (
            <input
              id={`${ids}${n}`}
              name={`count:${n}`}
              defaultValue={before.get(`count:${n}`) ?? ''}
              inputMode="numeric"
              autoComplete="off"
              pattern="\s*[+\-−]?[0-9]{1,9}\s*"
              title="Un numero intero, anche negativo"
              required
              aria-invalid={invalid || undefined}
            />
          ) : (
            <select
              id={`${ids}${n}`}
              name={`part:${n}`}
              required
              defaultValue={before.get(`part:${n}`) ?? ''}
              aria-invalid={invalid || undefined}
            >
              <option value="" disabled>
                Scegli…
              </option>
              {box.options.map((option) => (
                <option key={option.key} value={option.key}>
                  {option.text}
                </option>
              ))}
            </select>
          )}
        </div>
      ))}
    </div>
  )
}
