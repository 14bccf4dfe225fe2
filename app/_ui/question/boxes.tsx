import { useId } from 'react'
import type { BoxView } from '#lib/italian/views'

/** Boxes to fill in: a number each, or a choice from a list. */
export function Boxes({ boxes, invalid }: { readonly boxes: readonly BoxView[]; readonly invalid: boolean }) {
  const ids = useId()
  return (
    <div className="boxes">
      {boxes.map((box, n) => (
        <div className="box" key={box.label}>
          <label htmlFor={`${ids}${n}`}>{box.label}</label>
          {box.options.length === 0 ? (
            <input
              id={`${ids}${n}`}
              name={`count:${n}`}
              inputMode="numeric"
              autoComplete="off"
              pattern="\s*[+\-−]?[0-9]{1,9}\s*"
              title="Un numero intero, anche negativo"
              required
              aria-invalid={invalid || undefined}
            />
          ) : (
            <select id={`${ids}${n}`} name={`part:${n}`} required defaultValue="" aria-invalid={invalid || undefined}>
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
