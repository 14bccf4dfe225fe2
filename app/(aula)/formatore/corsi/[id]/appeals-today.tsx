import type { TodayDto } from '#lib/server/courses/today'
import { Link } from '../../../../_ui/link'
import { AppealLines } from './segnalazioni/appeal-lines'

interface AppealsTodayProps {
  readonly courseId: string
  readonly appeals: TodayDto['appeals']
}

/** What students say is wrong and nobody has replied to yet; nothing where there is none. */
export function AppealsToday({ courseId, appeals: { waiting, first } }: AppealsTodayProps) {
  if (waiting === 0) return null
  return (
    <section aria-labelledby="segnalazioni" className="appeals-today">
      <h2 id="segnalazioni">
        {waiting === 1 ? '1 segnalazione aspetta una risposta' : `${waiting} segnalazioni aspettano una risposta`}
      </h2>
      <AppealLines courseId={courseId} appeals={first} />
      {waiting > first.length && (
        <p className="more">
          <Link href={`/formatore/corsi/${courseId}/segnalazioni`} prefetch={false}>
            Tutte le segnalazioni
          </Link>
        </p>
      )}
    </section>
  )
}
