import type { Metadata } from 'next'
import { leadClass } from '#lib/server/classroom/lead-class'
import { AboutError } from '../../../../_ui/course/about-error'
import { Console } from '../../../../_ui/live/console'
import { Refused } from '../../refused'

export const metadata: Metadata = { title: 'Conduci la sessione', robots: { index: false } }

interface ConsoleParams {
  readonly params: Promise<{ readonly id: string }>
}

export default async function ConsolePage({ params }: ConsoleParams) {
  const { id } = await params
  const found = await leadClass({ id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/sessioni/${id}`} />
  const { door: _, error, ...led } = found.value
  return <Console {...led} about={error !== null && <AboutError error={error} />} />
}
