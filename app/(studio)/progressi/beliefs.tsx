import type { BeliefMetDto } from '#lib/server/progress/progress-dto'
import { TO_OVERCOME } from '#lib/study/index'
import { Icon } from '../../_ui/icon'
import { Link } from '../../_ui/link'
import { WithMana } from '../../_ui/mana/mana'
import { RuleChip } from '../../_ui/rule-chip'
import { sayRight, sayWhen } from './say'

interface BeliefsProps {
  readonly beliefs: readonly BeliefMetDto[]
  readonly now: number
  readonly all?: boolean
}

/** How many are shown before all are asked for: what is open and newest comes first. */
const FIRST = 12

/** Found and not resisted since, resisted once or twice, overcome. */
function State({ belief, now }: { readonly belief: BeliefMetDto; readonly now: number }) {
  if (belief.state === 'overcome')
    return (
      <span className="ms ok">
        <Icon name="yes" /> Superato
      </span>
    )
  if (belief.streak > 0)
    return (
      <span className="ms half">
        <Icon name="clock" /> In ripasso
      </span>
    )
  return (
    <span className="ms ko">
      <Icon name="no" /> Trovato {sayWhen(belief.lastAt, now)}
    </span>
  )
}

/** How far it is, and since when where the state does not say it. */
function sayHow({ state, streak, lastAt, overcomeAt }: BeliefMetDto, now: number): string {
  if (state === 'overcome')
    return `${TO_OVERCOME} su ${TO_OVERCOME}${overcomeAt === null ? '' : `, ${sayWhen(overcomeAt, now)}`}`
  const far = `${sayRight(streak)} su ${TO_OVERCOME}`
  return streak === 0 ? far : `${far}, trovato ${sayWhen(lastAt, now)}`
}

/** `3 trovati, 2 in ripasso, 1 superato`. */
function sayCounts(beliefs: readonly BeliefMetDto[]): string {
  const overcome = beliefs.filter(({ state }) => state === 'overcome').length
  const review = beliefs.filter(({ state, streak }) => state === 'found' && streak > 0).length
  const found = beliefs.length - overcome - review
  const parts = [
    found > 0 && `${found} ${found === 1 ? 'trovato' : 'trovati'}`,
    review > 0 && `${review} in ripasso`,
    overcome > 0 && `${overcome} ${overcome === 1 ? 'superato' : 'superati'}`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** Beliefs that answers betrayed, and how far each is overcome: the first of them, or all. */
export function Beliefs({ beliefs, now, all }: BeliefsProps) {
  if (beliefs.length === 0) return null
  const shown = all ? beliefs : beliefs.slice(0, FIRST)
  return (
    <section aria-labelledby="err">
      <h2 id="err">Errori trovati e superati</h2>
      <p className="quiet small">
        {sayCounts(beliefs)}. Un errore è superato dopo tre risposte giuste di fila, in giorni diversi, su domande
        costruite su quel punto.
      </p>
      <ul className="lines mis">
        {shown.map((belief) => (
          <li key={belief.id} className="line">
            <State belief={belief} now={now} />
            <span className="tt">
              {belief.lesson === undefined ? (
                <WithMana text={belief.title} />
              ) : (
                <a href={belief.lesson.href}>
                  <WithMana text={belief.title} />
                </a>
              )}
            </span>
            <span className="chips">
              {belief.reread.slice(0, 2).map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
              <span className="num small quiet">{sayHow(belief, now)}</span>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < beliefs.length && (
        <p className="more">
          <Link href="/progressi?errori=tutti#err" prefetch={false}>
            Mostra anche gli altri {beliefs.length - shown.length}
          </Link>
        </p>
      )}
    </section>
  )
}
