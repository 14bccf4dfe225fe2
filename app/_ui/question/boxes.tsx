import { useId } from 'react'
import type { BoxView } from '#lib/italian/views'
import { inWords } from '../mana/names'
import { CountBox } from './count-box'
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
            <CountBox id={`${ids}${n}`} name={`count:${n}`} value={before.get(`count:${n}`) ?? ''} invalid={invalid} />
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
                  {inWords(option.text)}
                </option>
              ))}
            </select>
          )}
        </div>
      ))}
    </div>
  )
}
