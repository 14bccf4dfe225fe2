import { Newcomer } from './newcomer'

export const dynamic = 'force-static'

/** The first page of whoever was never here; whoever was is shown what they may go on with (`/oggi`, by proxy.ts). */
export default function HomePage() {
  return <Newcomer />
}
