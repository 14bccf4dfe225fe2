import type { ReactNode } from 'react'
import '../rooms.css'

/** The rooms where one works have styles that a lesson does not load. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return children
}
