import type { CallView } from '#lib/italian/call-views'
import { WithMana } from '../mana/mana'
import { Table } from '../table/table'
import { Bar } from './bars'
import { Said } from './call-told'
import { Fit } from './fit'
import { FitTable } from './fit-table'
import { waitedIn } from './how-many'
import { unasked } from './leading'
import { type PagePart, Pages } from './pages'
import { piecesOf } from './pieces'
import type { Live } from './use-live'
import { WallOptions } from './wall-options'
import { askPart, roundParts } from './wall-parts'

/** A call on the wall: the players' story large, with the table as one finds it; beside it what may be asked and what they said, then the rulings. */
export function CallSlide({ live }: { readonly live: Live }) {
  const { question, call, round, phase } = live
  if (question?.call === undefined || call === undefined) return null
  const { table, ask, options } = question
  const { story, asks } = question.call
  const ruling = phase === 'open' || phase === 'closed'
  const nothing = phase === 'shown' && call.ballot === 0 && call.said.length === 0
  const beside = table && (
    <FitTable of={table}>
      <Table table={table} variant="compact" />
    </FitTable>
  )
  return (
    <section className="wall-asked wall-call" aria-label="Chiamata">
      <div className={table && !nothing ? 'wall-table' : 'wall-story'}>
        <Pages
          key={`${question.id}/${round}/${nothing}`}
          className="wall-question"
          turned={live.step ?? 0}
          title={ask}
          titled="ask"
          untitled={!nothing && table !== undefined}
          parts={[...roundParts(live), ...storyParts(story), askPart(ask)]}
        />
        {!nothing && beside}
      </div>
      {nothing && beside ? (
        beside
      ) : (
        <Fit className="wall-asks">
          <Said asks={asks} said={call.said} />
          {ruling ? <WallOptions options={options} /> : <Wanted live={live} />}
        </Fit>
      )}
    </section>
  )
}

/** What the players tell, a page when it is long: the name of who speaks goes with the first that they say. */
const storyParts = (story: CallView['story']): readonly PagePart[] =>
  story.flatMap(({ by, says }, teller) =>
    piecesOf(says).map(
      (piece, n, all): PagePart => ({
        key: `${teller}/${n}`,
        as: 'block',
        length: piece.length,
        content: (
          <figure className="wall-says">
            {n === 0 && <figcaption className="label">{by}</figcaption>}
            <blockquote>
              {n === 0 && '«'}
              <WithMana text={piece} />
              {n === all.length - 1 && '»'}
            </blockquote>
          </figure>
        ),
      }),
    ),
  )

/** What may still be asked; once a ballot is counted, with a bar and a number for each, that of most votes first. */
function Wanted({ live }: { readonly live: Live }) {
  const { call, phase, question } = live
  const rows = unasked(live)
  if (call?.wanted === undefined || phase === 'asking')
    return (
      <>
        <h2>Che cosa chiedereste?</h2>
        <WallOptions options={(question?.call?.asks ?? []).filter(({ key }) => rows.some((row) => row.key === key))} />
      </>
    )
  const all = Math.max(1, waitedIn(live), ...rows.map(({ votes }) => votes))
  return (
    <>
      <h2>Che cosa volete chiedere</h2>
      <ol className="live-bars">
        {rows
          .filter(({ votes }) => votes > 0)
          .map(({ key, text, votes }) => (
            <Bar key={key} text={text} count={votes} all={all} right={false} />
          ))}
      </ol>
    </>
  )
}
