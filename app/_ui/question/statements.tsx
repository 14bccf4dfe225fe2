import type { OptionView } from '#lib/italian/views'
import { Icon } from '../icon'
import { WithMana } from '../mana/mana'
import { entriesIn } from './fields'

/** As many statements as are true; the number is also the key of each on the keyboard. */
export function Statements({ options, value }: { readonly options: readonly OptionView[]; readonly value: string }) {
  const before = entriesIn(value).map(([, key]) => key)
  return (
    <div className="opts">
      {options.map((option, i) => (
        <label className="opt many" key={option.key}>
          <input type="checkbox" name="statement" value={option.key} defaultChecked={before.includes(option.key)} />
          <span className="k" aria-hidden="true">
            <span className="n">{i + 1}</span>
            <Icon name="yes" />
          </span>
          <span>
            <WithMana text={option.text} />
          </span>
        </label>
      ))}
    </div>
  )
}
