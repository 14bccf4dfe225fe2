import type { LiveView } from '#lib/italian/class-views'

/** The first places, and how many share the last of them without being named; where it is shown and nobody has a point, that. */
export function Podium({ podium, podiumMore: more = 0, total }: Pick<LiveView, 'podium' | 'podiumMore' | 'total'>) {
  if (podium === undefined || total === 0) return null
  if (podium.length === 0)
    return (
      <p className="live-podium-more">Nessuno ha fatto punti: il podio resta vuoto. La prossima volta andrà meglio.</p>
    )
  return (
    <>
      <ol className="live-podium" aria-label="I primi posti">
        {podium.map(({ nickname, points, rank }) => (
          <li key={nickname} value={rank}>
            <b>{nickname}</b> <span className="num">{points === 1 ? '1 punto' : `${points} punti`}</span>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="live-podium-more">
          {more === 1 ? 'E un’altra persona con gli stessi punti.' : `E altre ${more} persone con gli stessi punti.`}
        </p>
      )}
    </>
  )
}
