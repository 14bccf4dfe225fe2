'use client'

import { useContext } from 'react'
import type { WhyAsked } from '../../../_ui/contracts'
import { Link } from '../../../_ui/link'
import { Locked } from '../../../_ui/question/locked'

const REASONS = {
  due: 'Da ripassare oggi',
  missed: 'Di nuovo su un errore',
  new: 'Regola nuova',
  weak: 'Regola da consolidare',
} as const

/** Why a practice asked this question, once it is answered: «Da ripassare oggi: 119.4». */
export function Why({ why }: { readonly why: WhyAsked | null }) {
  const locked = useContext(Locked)
  const known = why ?? locked?.why
  if (!known) return null
  const { rule, reason } = known
  return (
    <span className="small quiet">
      {REASONS[reason]}:{' '}
      <Link href={`/regole/${rule}`} prefetch={false} className="num">
        {rule}
      </Link>
    </span>
  )
}
