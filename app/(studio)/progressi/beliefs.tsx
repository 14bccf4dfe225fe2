import type { ProgressDto } from '#lib/server/dto'
import { Day } from '../../_ui/date'
import { Icon } from '../../_ui/icon'
import { Link } from '../../_ui/link'
import { RuleChip } from '../../_ui/rule-chip'

/** Beliefs that answers betrayed, and how far each is overcome. */
export function Beliefs({ beliefs }: Pick<ProgressDto, 'beliefs'>) {
  if (beliefs.length === 0) return null
  return (
    <section aria-labelledby="err">
      <h2 id="err">Errori trovati e superati</h2>
      <p className="quiet small">
        Un errore è superato dopo tre risposte giuste di fila, in giorni diversi, su domande costruite su quel punto.
      </p>
      <ul className="lines">
        {beliefs.map((belief) => (
          <li key={belief.id} className="line">
            {belief.state === 'overcome' ? (
              <span className="ms ok">
                <Icon name="yes" /> Superato
              </span>
            ) : (
              <span className="ms ko">
                <Icon name="no" />
                <span>
                  Trovato il <Day at={belief.lastAt} />
                </span>
              </span>
            )}
            <span className="tt">
              {belief.lesson === undefined ? belief.title : <Link href={belief.lesson.href}>{belief.title}</Link>}
            </span>
            <span className="chips">
              {belief.reread.slice(0, 2).map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
              <span className="num small quiet">{belief.streak} su 3</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
