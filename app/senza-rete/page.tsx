import type { Metadata } from 'next'
import { Kept } from '../_ui/offline/kept'
import { Why } from '../_ui/offline/why'

export const dynamic = 'force-static'
export const metadata: Metadata = { title: 'Senza rete', robots: { index: false } }

export default function OfflinePage() {
  return (
    <div className="plain narrow">
      <header>
        <h1>Sei senza rete.</h1>
        <Why />
      </header>
      <Kept />
    </div>
  )
}
