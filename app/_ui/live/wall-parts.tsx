import { WithMana } from '../mana/mana'
import type { PagePart } from './pages'
import { sayRound } from './say-round'
import type { Live } from './use-live'

/** What is asked, as the last of what a page of the wall holds. */
export const askPart = (ask: string): PagePart => ({
  key: 'ask',
  as: 'block',
  length: ask.length,
  content: (
    <h1>
      <WithMana text={ask} />
    </h1>
  ),
})

/** That it is voted again, before all else; nothing the first time. */
export const roundParts = (live: Live): readonly PagePart[] =>
  live.round === 2
    ? [{ key: 'round', as: 'block', length: 0, content: <p className="live-round">{sayRound(live)}</p> }]
    : []
