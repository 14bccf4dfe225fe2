import type { Metadata } from 'next'
import { Nearest } from './_ui/trouble/nearest'
import { offerFor } from './_ui/trouble/offers'

export const metadata: Metadata = { title: 'Non trovato' }

export default function NotFound() {
  return <Nearest anywhere={offerFor('')} />
}
