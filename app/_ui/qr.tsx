/** Light squares around a code, without which it is not found. */
const MARGIN = 4

/** A code to scan with a telephone: dark on light in every theme. The address stands beside it for everybody else. */
export function Qr({
  code,
  label,
}: {
  readonly code: { readonly size: number; readonly path: string }
  readonly label: string
}) {
  const side = code.size + 2 * MARGIN
  return (
    <svg className="qr" viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} />
      <path d={code.path} />
    </svg>
  )
}
