'use client'

import { Broken } from './_ui/trouble/broken'

interface ErrorProps {
  readonly error: unknown
  readonly retry: () => void
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined

export default function ErrorPage({ error, retry }: ErrorProps) {
  return <Broken code={codeOf(error)} retry={retry} />
}
