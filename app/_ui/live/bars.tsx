import type { HeldView, SpreadView } from '#lib/italian/class-views'
import { lead } from '#lib/italian/site'
import { Icon } from '../icon'
import { WithMana } from '../mana/mana'
import { AUTHORS } from '../verdict/written'

interface BarProps {
  readonly text: string
  readonly count: number
  /** How many a full bar stands for. */
  readonly all: number
  readonly right: boolean
  /** Whoever wrote the question added it. */
  readonly written?: true
  /** What leads to it, for whoever leads. */
  readonly held?: HeldView['beliefs']
}

/** So many of all, with a word where it is right. */
export function Bar({ text, count, all, right, written, held = [] }: BarProps) {
  return (
    <li>
      <span className="live-bar-text">
        <WithMana text={text} />
        {written && <span className="small quiet"> ({AUTHORS.toLowerCase()})</span>}
        {held.length > 0 && (
          <ul className="live-held small">
            {held.map(({ id, title, rule }) => (
              <li key={id}>
                Crede che: <WithMana text={title} />{' '}
                <a className="num" href={`/regole/${rule}`} target="_blank" rel="noreferrer">
                  {rule}
                </a>
              </li>
            ))}
          </ul>
        )}
      </span>
      <meter className="live-bar" min={0} max={all} value={count} aria-hidden="true" />
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

interface BarsProps {
  readonly spread: SpreadView
  /** How many have answered or are waited for: a bar is as long as the part of them that it stands for. */
  readonly players: number
  /** On the console: which beliefs lead to which answer. */
  readonly held?: readonly HeldView[]
}

/** How answers are spread: a bar and a number for each, and a word for the right one. */
export function Bars({ spread, players, held = [] }: BarsProps) {
  // Of those who answered somebody may have been removed since.
  const all = Math.max(1, players, spread.answered)
  return (
    <ol className="live-bars">
      {spread.bars.map(({ key, ...bar }) => (
        <Bar key={key} {...bar} all={all} held={held.find((each) => each.key === key)?.beliefs ?? []} />
      ))}
      {spread.gaveUp > 0 && <Bar text="Non lo so" count={spread.gaveUp} all={all} right={false} />}
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
              <WithMana text={lead(title)} /> <b className="num">{before}</b> prima, <b className="num">{after}</b>{' '}
              dopo.
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
