import type { Metadata } from 'next'
import { Nearest } from './_ui/trouble/nearest'

export const metadata: Metadata = { title: 'Non trovato' }

export default function NotFound() {
  return <Nearest />
}
