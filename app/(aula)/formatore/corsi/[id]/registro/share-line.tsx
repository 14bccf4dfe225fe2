/** So much of the line is drawn at least: nothing at all would be no mark. */
const LEAST = 10

/** A share as a line at the foot of a cell, beside its figure. */
export const ShareLine = ({ share }: { readonly share: number }) => (
  <svg aria-hidden="true">
    <line x1="0" x2={`${Math.max(LEAST, Math.round(share * 100))}%`} y1="2" y2="2" />
  </svg>
)
