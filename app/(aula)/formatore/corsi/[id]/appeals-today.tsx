import type { TodayDto } from '#lib/server/courses/today'
import { Link } from '../../../../_ui/link'
import { WithMana } from '../../../../_ui/mana/mana'

interface AppealsTodayProps {
  readonly courseId: string
  readonly appeals: TodayDto['appeals']
}

/** What students say is wrong and nobody has replied to yet, two lines each: what comes first on the page stays in view. Nothing where there is none. */
export function AppealsToday({ courseId, appeals: { waiting, first } }: AppealsTodayProps) {
  if (waiting === 0) return null
  return (
    <section aria-labelledby="segnalazioni" className="appeals-today">
      <h2 id="segnalazioni">
        {waiting === 1 ? '1 segnalazione aspetta una risposta' : `${waiting} segnalazioni aspettano una risposta`}
      </h2>
      <ul className="list">
        {first.map(({ id, sentence, of, about, attempt }) => (
          <li key={id}>
            <Link href={`/formatore/corsi/${courseId}/segnalazioni/${id}`} prefetch={false}>
              <span className="two-lines">
                «{sentence}» <span className="small quiet">{attempt ? `${attempt.name} · ` : ''}</span>
                <span className="small quiet">
                  {of === 'lesson' ? `Lezione «${about}»` : <WithMana text={about} />}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
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
