import type { OptionView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'

interface OptionsProps {
  readonly options: readonly OptionView[]
  /** The one that was chosen before, by its key. */
  readonly value: string
}

/** One choice among several; the number is also its key on the keyboard. */
export function Options({ options, value }: OptionsProps) {
  return (
    <div className="opts">
      {options.map((option, i) => (
        <label className="opt" key={option.key}>
          <input type="radio" name="key" value={option.key} defaultChecked={option.key === value} required />
          <span className="k" aria-hidden="true">
            {i + 1}
          </span>
          <span>
            <WithMana text={option.text} />
          </span>
        </label>
      ))}
    </div>
  )
}
