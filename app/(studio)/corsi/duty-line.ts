import { sayMoment } from '../../_ui/date'

interface Duty {
  readonly kind: 'lezioni' | 'esercizio' | 'esame'
  readonly phase: 'before' | 'open' | 'late' | 'closed'
  readonly opensAt: number | null
  readonly dueAt: number | null
  readonly closesAt: number | null
  readonly state: 'todo' | 'begun' | 'done'
  readonly best: { readonly right: number; readonly total: number } | null
  readonly waits: boolean
  /** When the score that waits is told; null where it never is. */
  readonly scoreAt: number | null
}

export const KINDS = { lezioni: 'lezioni', esercizio: 'esercizio', esame: 'esame' } as const

/** When something is to be done, in words; nothing where no time is given. */
export function sayTimes({ phase, opensAt, dueAt, closesAt }: Duty): string {
  if (phase === 'before' && opensAt !== null) return `si apre il ${sayMoment(opensAt)}`
  if (phase === 'closed' && closesAt !== null) return `chiuso il ${sayMoment(closesAt)}`
  if (phase === 'late' && dueAt !== null)
    return `era da consegnare il ${sayMoment(dueAt)}${closesAt === null ? '' : `, chiude il ${sayMoment(closesAt)}`}`
  if (dueAt !== null) return `da consegnare entro il ${sayMoment(dueAt)}`
  return closesAt === null ? '' : `chiude il ${sayMoment(closesAt)}`
}

/** What somebody has made of it, in words. */
export function sayOutcome({ state, best, waits, scoreAt, kind }: Duty): string {
  const score = best ? `${best.right} su ${best.total}` : ''
  if (state === 'todo') return 'da fare'
  if (state === 'begun') return 'cominciato'
  if (kind === 'lezioni') return 'fatto'
  if (!waits || best) return `fatto: ${score}`
  return scoreAt === null
    ? 'consegnato, il punteggio non si mostra'
    : `consegnato, il punteggio arriva il ${sayMoment(scoreAt)}`
}
