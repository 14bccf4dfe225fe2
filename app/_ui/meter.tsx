import type { MarkView } from './marks'

/** A few answers in a row, each with its shape: beside a rule or a belief. The words beside it say the same. */
export function Meter({ marks }: { readonly marks: readonly MarkView[] }) {
  return (
    <span className="meter" aria-hidden="true">
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        <i key={i} className={mark ?? undefined} />
      ))}
    </span>
  )
}
