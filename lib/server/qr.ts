import 'server-only'
import { create } from 'qrcode'

/** A code to scan: squares of one unit on a square of `size`, as the path of a drawing. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** The code that leads to an address. */
export function qrCode(address: string): QrCode {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data.keys()].filter((n) => data[n])
  return { size, path: dark.map((n) => `M${n % size} ${Math.floor(n / size)}h1v1h-1z`).join('') }
}
