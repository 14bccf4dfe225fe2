import type { PodiumView } from '#lib/italian/class-views'

/** The first places. */
export function Podium({ podium }: { readonly podium: readonly PodiumView[] }) {
  if (podium.length === 0) return null
  return (
    <ol className="live-podium">
      {podium.map(({ nickname, points, rank }) => (
        <li key={nickname} value={rank}>
          <b>{nickname}</b> <span className="num">{points === 1 ? '1 punto' : `${points} punti`}</span>
        </li>
      ))}
    </ol>
  )
}
