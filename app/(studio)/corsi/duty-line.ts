import type { Outcome } from '#lib/courses/index'
import { type ASSIGNMENT_KINDS, sayByHand, sayLeftOut, sayPoints, tally } from '#lib/italian/site'
import { sayMoment, theMoment } from '../../_ui/date'
import { quoted } from '../../_ui/quoted'

interface Duty {
  readonly kind: keyof typeof ASSIGNMENT_KINDS
  readonly phase: 'before' | 'open' | 'late' | 'closed'
  readonly opensAt: number | null
  readonly dueAt: number | null
  readonly closesAt: number | null
  readonly state: 'todo' | 'begun' | 'done'
  readonly best: Outcome['best']
  readonly waits: boolean
  /** When the score that waits is told; null where it never is. */
  readonly scoreAt: number | null
  /** What holds for this person alone. */
  /** How long everybody has, of what is timed. */
  readonly minutes: number | null
  readonly allowance: {
    readonly minutes: number | null
    readonly attempts: number
    readonly extension: unknown
    readonly excuse: { readonly reason: string } | null
    readonly mark: { readonly points: number; readonly outOf: number; readonly reason: string } | null
    readonly reasons: Readonly<Record<'time' | 'attempts', string>>
  }
}

/** When something is to be done, in words; nothing where no time is given. */
export function sayTimes({ kind, phase, opensAt, dueAt, closesAt }: Duty): string {
  // Nobody hands it in: its date is the day of it.
  if (kind === 'mano') return dueAt === null ? '' : sayMoment(dueAt)
  if (phase === 'before' && opensAt !== null) return `si apre ${theMoment(opensAt)}`
  if (phase === 'closed' && closesAt !== null) return `chiuso ${theMoment(closesAt)}`
  if (phase === 'late' && dueAt !== null)
    return `era da consegnare ${theMoment(dueAt)}${closesAt === null ? '' : `, chiude ${theMoment(closesAt)}`}`
  if (dueAt !== null) return `da consegnare entro ${theMoment(dueAt)}`
  return closesAt === null ? '' : `chiude ${theMoment(closesAt)}`
}

/** What was made of it and what it is worth, in words: a mark by hand stands before the one that is computed. */
export function sayOutcome(duty: Duty): string {
  const { excuse, mark } = duty.allowance
  const given = [excuse && 'per te non conta', mark && `voto ${sayPoints(mark.points)} su ${mark.outOf}`].filter(
    Boolean,
  )
  return [...given, ...(given.length > 0 && duty.state === 'todo' ? [] : [sayDone(duty)])].join(' · ')
}

/** A score, with what was decided of single questions: «8 su 9, 1 domanda non conta». */
function sayBest({ right, total, leftOut = 0, byHand = 0 }: NonNullable<Duty['best']>): string {
  if (total === 0) return sayLeftOut(leftOut)
  const decided = [leftOut > 0 && sayLeftOut(leftOut), byHand > 0 && sayByHand(byHand)]
  return [`${sayPoints(right)} su ${total}`, ...decided].filter(Boolean).join(', ')
}

function sayDone({ state, best, waits, scoreAt, kind }: Duty): string {
  const score = best ? sayBest(best) : ''
  if (kind === 'mano') return 'lo valuta chi insegna'
  if (state === 'todo') return 'da fare'
  if (state === 'begun') return 'cominciato'
  if (kind === 'lezioni') return 'fatto'
  if (!waits || best) return `fatto: ${score}`
  return scoreAt === null
    ? 'consegnato, il punteggio non si mostra'
    : `consegnato, il punteggio arriva ${theMoment(scoreAt)}`
}

/** How often it may still be begun, and which time counts where there may be several. */
export function sayAttempts({ attempts, begun }: { readonly attempts: number | null; readonly begun: number }): string {
  const best = attempts === 1 ? '' : ' Conta il tentativo migliore.'
  if (attempts === null)
    return `Puoi ${begun === 0 ? 'farlo' : 'rifarlo'} quante volte vuoi: conta il tentativo migliore.`
  const left = attempts - begun
  if (left <= 0) return `Non hai altri tentativi.${best}`
  if (begun > 0) return `Di tentativi te ne ${left === 1 ? 'resta' : 'restano'} ${left}.${best}`
  return `Hai ${tally(left, 'tentativo')}.${best}`
}

/** What the instructors of the course let hold for this person alone, one sentence each, with its reason. */
export function sayAllowance({
  kind,
  minutes: all,
  allowance: { attempts, extension, minutes, excuse, mark, reasons },
}: Duty): readonly string[] {
  const why = (reason: string): string => (reason === '' ? '' : ` Motivo: ${quoted(reason)}`)
  // One reason is said once, with the first of what it is for.
  const ownMinutes = minutes !== null && all !== null
  const more = attempts === 1 ? 'un tentativo' : `${attempts} tentativi`
  return [
    ...(excuse ? [`Chi tiene il corso ti ha esonerato.${why(excuse.reason)}`] : []),
    ...(mark
      ? [
          kind === 'carta'
            ? `Il voto l’ha registrato chi tiene il corso.${why(mark.reason)}`
            : `Chi tiene il corso ti ha dato ${sayPoints(mark.points)} su ${mark.outOf}${kind === 'mano' ? '' : ', accanto al punteggio calcolato'}.${why(mark.reason)}`,
        ]
      : []),
    ...(extension ? [`Le date qui sopra sono le tue: hai più tempo degli altri.${why(reasons.time)}`] : []),
    ...(ownMinutes ? [`Hai ${tally(minutes, 'minuto')} invece di ${all}.${extension ? '' : why(reasons.time)}`] : []),
    ...(attempts > 0 ? [`Hai ${more} in più degli altri.${why(reasons.attempts)}`] : []),
  ]
}
