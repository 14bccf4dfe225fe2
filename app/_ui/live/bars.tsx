import type { SpreadView } from '#lib/italian/class-views'
import { Icon } from '../icon'
import { WithMana } from '../mana/mana'

interface BarProps {
  readonly text: string
  readonly count: number
  readonly most: number
  readonly right: boolean
}

function Bar({ text, count, most, right }: BarProps) {
  return (
    <li>
      <span className="live-bar-text">
        <WithMana text={text} />
      </span>
      <meter className="live-bar" min={0} max={most} value={count} aria-hidden="true" />
      <span className="live-bar-count">
        <b className="num">{count}</b>
        {right && (
          <span className="ver ok">
            <Icon name="yes" />
            giusta
          </span>
        )}
      </span>
    </li>
  )
}

/** How answers are spread: a bar and a number for each, and a word for the right one. */
export function Bars({ spread }: { readonly spread: SpreadView }) {
  const most = Math.max(1, spread.gaveUp, ...spread.bars.map(({ count }) => count))
  return (
    <ol className="live-bars">
      {spread.bars.map(({ key, ...bar }) => (
        <Bar key={key} {...bar} most={most} />
      ))}
      {spread.gaveUp > 0 && <Bar text="Non lo so" count={spread.gaveUp} most={most} right={false} />}
    </ol>
  )
}

/** What a second vote changed: right answers, and each belief, before and after. */
export function Change({ spread }: { readonly spread: SpreadView }) {
  if (!spread.change) return null
  const { first, beliefs } = spread.change
  return (
    <div className="live-change">
      <p>
        Giuste: <b className="num">{first.right}</b> su <span className="num">{first.answered}</span> prima,{' '}
        <b className="num">{spread.right}</b> su <span className="num">{spread.answered}</span> dopo averne parlato.
      </p>
      {beliefs.length > 0 && (
        <ul>
          {beliefs.map(({ title, before, after }) => (
            <li key={title}>
              {title}: <b className="num">{before}</b> prima, <b className="num">{after}</b> dopo.
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
