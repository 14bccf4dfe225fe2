import { notFound } from 'next/navigation'
import { pieces } from './pieces'
import '../../rooms.css'

/** Shows one piece of the interface with made-up data. */
export async function Show({ params }: { readonly params: Promise<{ readonly pezzo: string }> }) {
  const piece = pieces[(await params).pezzo]
  if (piece === undefined) notFound()
  return piece()
}
