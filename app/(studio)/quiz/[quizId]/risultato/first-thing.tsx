import { tally } from '#lib/italian/site'
import type { BeliefView } from '#lib/italian/views'
import { Link } from '../../../../_ui/link'
import { WithMana } from '../../../../_ui/mana/mana'
import { RuleChip } from '../../../../_ui/rule-chip'
import { StartForm } from '../../../../_ui/start-form'
import { start } from '../../actions'

interface FirstThingProps {
  /** The idea behind most of the wrong answers. */
  readonly idea: BeliefView | undefined
  /** How many wrong answers showed it, of how many. */
  readonly shown: { readonly by: number; readonly of: number }
  /** Where no idea is known, the first rule that was not known. */
  readonly rule: { readonly n: string; readonly title: string } | undefined
  /** Whether everything has been answered: then something comes next. */
  readonly over: boolean
}

/** «, in 2 delle 3 risposte sbagliate»; nothing where only one answer was wrong. */
function among({ by, of }: FirstThingProps['shown']): string {
  if (of < 2 || by === 0) return ''
  return by === of ? `, in tutte e ${of} le risposte sbagliate` : `, in ${by} delle ${of} risposte sbagliate`
}

/** The one thing to do after a quiz: mend an idea by its lesson, or read a rule again, or go on. */
export function FirstThing({ idea, shown, rule, over }: FirstThingProps) {
  if (idea)
    return (
      <section className="first" aria-labelledby="prima">
        <p className="label">L’idea da correggere{among(shown)}</p>
        <h2 id="prima">
          <em>
            <WithMana text={idea.title} />
          </em>
        </h2>
        <p>
          <WithMana text={idea.text} />
        </p>
        <p className="chips">
          {idea.reread.map((one) => (
            <RuleChip key={one} rule={one} />
          ))}
        </p>
        {idea.lesson !== undefined && (
          <div className="bar thumb">
            <Link className="btn main" href={idea.lesson.href}>
              Apri «{idea.lesson.title}», {tally(idea.lesson.minutes, 'minuto')}
            </Link>
          </div>
        )}
      </section>
    )
  if (rule)
    return (
      <section className="first" aria-labelledby="prima">
        <p className="label">La regola da rileggere</p>
        <h2 id="prima">{rule.title}</h2>
        <div className="bar thumb">
          <Link className="btn main" href={`/regole/${rule.n}`}>
            Rileggi la {rule.n}
          </Link>
        </div>
      </section>
    )
  if (!over) return null
  return (
    <section className="first" aria-labelledby="prima">
      <h2 id="prima">Niente da correggere.</h2>
      <div className="bar thumb">
        <StartForm asks action={start} className="btn main" fields={[['practice', 'next']]}>
          Allenati ancora
        </StartForm>
      </div>
    </section>
  )
}
