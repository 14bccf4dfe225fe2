import type { Metadata } from 'next'
import { leadClass } from '#lib/server/classroom/lead-class'
import { Wall } from '../../../../../_ui/live/wall'
import { Qr } from '../../../../../_ui/qr'
import { Refused } from '../../../refused'

export const metadata: Metadata = { title: 'Proiettore', robots: { index: false } }

interface WallParams {
  readonly params: Promise<{ readonly id: string }>
}

export default async function WallPage({ params }: WallParams) {
  const { id } = await params
  const found = await leadClass({ id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/sessioni/${id}/proiettore`} />
  const { door, ...led } = found.value
  return (
    <Wall
      {...led}
      address={door?.address ?? ''}
      qr={door && <Qr code={door.qr} label="Codice QR per entrare nella sessione" />}
    />
  )
}
