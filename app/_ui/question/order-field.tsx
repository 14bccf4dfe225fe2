import { type SyntheticEvent, useState } from 'react'
import type { OptionView } from '#lib/italian/views'
import { Icon } from '../icon'
import { WithMana } from '../mana/mana'
import { inWords } from '../mana/names'
import { placesIn } from './fields'

/** The same keys with one of them at another place, from 0. */
const moved = (keys: readonly string[], key: string, to: number): readonly string[] => {
  const others = keys.filter((k) => k !== key)
  return [...others.slice(0, to), key, ...others.slice(to)]
}

/**
 * Things to put in order, without dragging: each has the number of its place, and buttons that move it by one. Without script the
 * numbers alone are sent.
 */
export function OrderField({ options, value }: { readonly options: readonly OptionView[]; readonly value: string }) {
  const [order, setOrder] = useState<readonly string[]>(() => {
    const keys = options.map(({ key }) => key)
    const before = placesIn(value).filter((key) => keys.includes(key))
    return before.length === keys.length ? before : keys
  })
  const [said, say] = useState('')
  const move = (key: string, to: number) => {
    if (to < 0 || to >= order.length) return
    setOrder((now) => moved(now, key, to))
    say(`${options.find((o) => o.key === key)?.text ?? ''}: posto ${to + 1} di ${order.length}`)
  }
  const place = (key: string, { currentTarget: select, nativeEvent }: SyntheticEvent<HTMLSelectElement>) => {
    move(key, Number(select.value) - 1)
    // What the page itself puts there (`fill`) is nobody's choice.
    if (!(nativeEvent instanceof CustomEvent)) heard(select)
  }
  return (
    <>
      <ol className="opts order">
        {order.map((key, at) => {
          const text = options.find((o) => o.key === key)?.text ?? ''
          return (
            <li className="opt place" key={key}>
              <select
                name={`place:${key}`}
                aria-label={`Posto di «${inWords(text)}»`}
                value={at + 1}
                // At the first sign: a form that draws itself again as it hears of it would put the old number back before the second.
                onInput={(e) => {
                  e.stopPropagation()
                  place(key, e)
                }}
                onChange={(e) => place(key, e)}
              >
                {order.map((k, n) => (
                  <option key={k} value={n + 1}>
                    {n + 1}
                  </option>
                ))}
              </select>
              <span>
                <WithMana text={text} />
              </span>
              <span className="moves js-only">
                <button
                  type="button"
                  aria-label={`Più in alto: ${inWords(text)}`}
                  aria-disabled={at === 0}
                  onClick={(e) => {
                    move(key, at - 1)
                    heard(e.currentTarget)
                  }}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="button"
                  aria-label={`Più in basso: ${inWords(text)}`}
                  aria-disabled={at === order.length - 1}
                  onClick={(e) => {
                    move(key, at + 1)
                    heard(e.currentTarget)
                  }}
                >
                  <Icon name="down" />
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      <p className="vh" aria-live="polite">
        {said}
      </p>
    </>
  )
}

/** The form hears a moved thing as it hears every change, once all stand at their new places: before that two have the same one. */
const heard = ({ form }: HTMLButtonElement | HTMLSelectElement) => {
  setTimeout(() => form?.dispatchEvent(new Event('input', { bubbles: true })))
}
