import type { WhyDto } from '#lib/server/dto'
import { Link } from '../../../_ui/link'

const REASONS = {
  due: 'Da ripassare oggi',
  missed: 'Di nuovo su un errore',
  new: 'Regola nuova',
  weak: 'Regola da consolidare',
} as const

/** Why a practice asked this question, once it is answered: «Da ripassare oggi: 119.4». */
export function Why({ why: { rule, reason } }: { readonly why: WhyDto }) {
  return (
    <span className="small quiet">
      {REASONS[reason]}:{' '}
      <Link href={`/regole/${rule}`} prefetch={false} className="num">
        {rule}
      </Link>
    </span>
  )
}
