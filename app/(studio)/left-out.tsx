import { sayPoints } from '#lib/italian/site'
import type { ByHandNote, LeftOutNote } from '#lib/server/dto'

/** That some questions of a quiz count for nobody in its assignment, why, and what is left without them; nothing where all count. */
export function LeftOut({ note }: { readonly note: LeftOutNote | null }) {
  if (note === null) return null
  const { questions, rest } = note
  return (
    <div className="notice">
      {questions.map(({ position, reason }) => (
        <p key={position}>
          La domanda {position} non conta nel compito, per nessuno. Motivo: «{reason}»
        </p>
      ))}
      {rest !== null && rest.total > 0 && (
        <p>
          Senza: {rest.right === 1 ? '1 giusta' : `${rest.right} giuste`} su {rest.total}.
        </p>
      )}
    </div>
  )
}

/** That some questions of a quiz were marked by hand, why, and what it all comes to; nothing where none was. */
export function ByHand({ note }: { readonly note: ByHandNote | null }) {
  if (note === null) return null
  const { questions, rest } = note
  return (
    <div className="notice">
      {questions.map(({ position, points, reason }) => (
        <p key={position}>
          Domanda {position}: chi tiene il corso le ha dato {sayPoints(points)} su 1. Motivo: «{reason}»
        </p>
      ))}
      {rest !== null && (
        <p>
          Così questo tentativo vale {sayPoints(rest.points)} su {rest.outOf}.
        </p>
      )}
    </div>
  )
}
