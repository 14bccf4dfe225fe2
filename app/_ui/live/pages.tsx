import { Fragment, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon'
import { useKeys } from '../keys/use-keys'
import { WithMana } from '../mana/mana'
import { Fit } from './fit'
import { breaksOf } from './page-breaks'

/** What is never divided: a piece of a text, or a block that stands below it. */
export interface PagePart {
  readonly key: string
  /** Pieces of a text flow after one another; a block has lines of its own. */
  readonly as: 'text' | 'block'
  /** How much there is to read, in characters. */
  readonly length: number
  readonly content: ReactNode
  /** What of a block may become smaller where even a page of its own is too low for it. */
  readonly yields?: ReactNode
}

interface PagesProps {
  /** What it is all about: stands at the foot of the pages without the part of the key `titled`. */
  readonly title: string
  readonly titled: string
  /** Where there is no room for it beside what is read: for those alone who do not see the page. */
  readonly untitled?: boolean
  readonly parts: readonly PagePart[]
  /** The page that whoever leads turned to, from 1; 0 where they did not. One beyond the last is the last. */
  readonly turned?: number
  readonly className?: string
}

/** How fast a room reads, in characters a second, and the least that a page stands, in ms. */
const PACE = 16
const LEAST = 5_000

/**
 * A text at its own size, on as many pages as its room needs: nothing of it becomes smaller for being long. Pages turn by themselves, at
 * the pace of a room that reads, up to the last one; by the arrows, and by whoever leads from elsewhere, at any time.
 */
export function Pages({ title, titled, untitled = false, parts, turned = 0, className = '' }: PagesProps) {
  const room = useRef<HTMLDivElement>(null)
  const turning = useRef<HTMLDivElement>(null)
  /** The first part of each page; undefined until its room is known. */
  const [starts, setStarts] = useState<readonly number[]>()
  const [page, setPage] = useState(0)
  const [byHand, setByHand] = useState(false)
  useLayoutEffect(() => {
    if (starts === undefined && room.current && turning.current) setStarts(breaksOf(room.current, turning.current))
  })
  useEffect(() => {
    const again = () => setStarts(undefined)
    addEventListener('resize', again)
    document.fonts.addEventListener('loadingdone', again)
    return () => {
      removeEventListener('resize', again)
      document.fonts.removeEventListener('loadingdone', again)
    }
  }, [])
  useEffect(() => {
    if (turned === 0) return
    setByHand(true)
    setPage(turned - 1)
  }, [turned])
  const last = (starts?.length ?? 1) - 1
  const at = Math.min(page, last)
  const from = starts?.[at] ?? 0
  const until = starts?.[at + 1] ?? parts.length
  const shown = parts.slice(from, until)
  const turn = useCallback(
    (by: number) => {
      setByHand(true)
      setPage(Math.max(0, Math.min(at + by, last)))
    },
    [at, last],
  )
  useKeys((key) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || last === 0) return false
    turn(by)
    return true
  })
  const length = shown.reduce((sum, part) => sum + part.length, 0)
  useEffect(() => {
    if (byHand || at >= last) return
    const timer = setTimeout(() => setPage(at + 1), Math.max(LEAST, (1000 * length) / PACE))
    return () => clearTimeout(timer)
  }, [byHand, at, last, length])
  const [only] = shown
  const turns = starts === undefined || last > 0
  return (
    <div className="wall-pages">
      {starts === undefined ? (
        <div ref={room} className={`fit ${className}`}>
          <div>
            <Text parts={shown} />
          </div>
        </div>
      ) : shown.length === 1 && only?.yields ? (
        <div className={`wall-alone ${className}`}>
          {only.content}
          <Fit>{only.yields}</Fit>
        </div>
      ) : (
        <Fit className={className}>
          <Text parts={shown} />
        </Fit>
      )}
      {turns && (
        <div ref={turning}>
          {(starts === undefined || !shown.some(({ key }) => key === titled)) && (
            <h1 className={untitled ? 'vh' : 'wall-pinned'}>
              <WithMana text={title} />
            </h1>
          )}
          <p className="wall-turn num quiet">
            <button
              type="button"
              className="btn text"
              aria-label="Parte prima"
              disabled={at === 0}
              onClick={() => turn(-1)}
            >
              <Icon name="left" />
            </button>
            <span role="status">
              Parte {at + 1} di {last + 1}
            </span>
            <button
              type="button"
              className="btn text"
              aria-label="Parte dopo"
              disabled={at === last}
              onClick={() => turn(1)}
            >
              <Icon name="right" />
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

/** Parts in their order: pieces of a text that follow one another are one paragraph. */
function Text({ parts }: { readonly parts: readonly PagePart[] }) {
  const drawn: ReactNode[] = []
  for (let n = 0; n < parts.length; ) {
    const end = parts.findIndex(({ as }, at) => at > n && as === 'block')
    const { key, as, content, yields } = parts[n] as PagePart
    const run = as === 'block' ? [] : parts.slice(n, end < 0 ? parts.length : end)
    drawn.push(
      as === 'block' ? (
        <div data-part key={key}>
          {content}
          {yields}
        </div>
      ) : (
        <Paragraph key={key} pieces={run} />
      ),
    )
    n += Math.max(1, run.length)
  }
  return drawn
}

const Paragraph = ({ pieces }: { readonly pieces: readonly PagePart[] }) => (
  <p>
    {pieces.map(({ key, content }, n) => (
      <Fragment key={key}>
        {n > 0 && ' '}
        <span data-part>{content}</span>
      </Fragment>
    ))}
  </p>
)
