import { does, tally } from '#lib/italian/site'
import type { ChosenRun } from '#lib/server/courses/decided/chosen'
import type { Wishes } from './asked'
import { PutBack } from './put-back'

interface SaidProps {
  readonly of: Readonly<Record<string, unknown>>
  /** The attempt that was taken out; null where none was, or it counts again. */
  readonly out: ChosenRun | null
  readonly courseId: string
  readonly assignmentId: string
  readonly wishes: Wishes
}

const figure = (typed: unknown): number => (typeof typed === 'string' && /^\d{1,4}$/.test(typed) ? Number(typed) : 0)

/** What was handed in, in whole sentences; none where nothing was asked for. */
function sayHandedIn(of: SaidProps['of']): readonly string[] {
  const [done, already, failed] = [figure(of.consegnati), figure(of.gia), figure(of.falliti)]
  return [
    done > 0 &&
      `${tally(done, 'tentativo')} ${does('è', done)} ${done === 1 ? 'consegnato' : 'consegnati'}, con le risposte date fin qui.`,
    already > 0 && `${tally(already, 'tentativo')} non ${does('è', already)} più in corso: non è cambiato.`,
    failed > 0 &&
      `${tally(failed, 'tentativo')} non si ${failed === 1 ? 'può' : 'possono'} consegnare adesso: non è cambiato niente, riprova.`,
  ].filter((said) => said !== false)
}

/** Says what was just decided of attempts; of one that was taken out, with the way back. */
export function Said({ of, out, courseId, assignmentId, wishes }: SaidProps) {
  const handedIn = sayHandedIn(of)
  if (handedIn.length === 0 && out === null && of.rimesso !== '1') return null
  return (
    <div className="notice" role="status">
      {handedIn.map((said) => (
        <p key={said}>{said}</p>
      ))}
      {of.rimesso === '1' && <p>Il tentativo conta di nuovo, com’era. Resta scritto chi l’aveva tolto e quando.</p>}
      {out !== null && (
        <>
          <p>Il tentativo di {out.name} non conta più. Non si è perso niente: le risposte restano, e qui si rimette.</p>
          <PutBack courseId={courseId} assignmentId={assignmentId} quizId={out.quizId} of={out.name} wishes={wishes} />
        </>
      )}
    </div>
  )
}
