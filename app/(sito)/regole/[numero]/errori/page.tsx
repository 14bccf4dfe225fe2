import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { countBelievers } from '#lib/server/rule/count-believers'
import { Link } from '../../../../_ui/link'
import { WithMana } from '../../../../_ui/mana/mana'
import { Down } from '../../../../_ui/trouble/down'
import { decoded } from '../../../decoded'
import { believedOf } from '../../about'
import { rulesOfPage } from '../../around'

export const dynamic = 'force-dynamic'

interface MistakesParams {
  readonly params: Promise<{ readonly numero: string }>
}

export async function generateMetadata({ params }: MistakesParams): Promise<Metadata> {
  return { title: `Gli errori sulla regola ${decoded((await params).numero)}` }
}

/** «7 persone su 124»; of few, only that they are few. */
const sayPeople = (people: number | null, asked: number): string =>
  people === null ? 'Meno di 5 persone' : `${people} persone su ${asked}`

/** How many people have fallen for each belief that a rule contradicts: counted when it is asked for, the page of the rule is made before. */
export default async function MistakesPage({ params }: MistakesParams) {
  const numero = decoded((await params).numero)
  const rules = rulesOfPage(numero)
  const beliefs = believedOf(rules)
  if (rules.length === 0 || beliefs.length === 0) notFound()
  const found = await countBelievers({ rules: [...rules], beliefs: beliefs.map(({ id }) => id) })
  if (!found.ok) return <Down />
  const { asked, people } = found.value
  return (
    <div className="plain narrow">
      <p className="crumb">
        <Link href={`/regole/${numero}`} prefetch={false}>
          Regola {numero}
        </Link>
      </p>
      <header>
        <h1>
          Gli errori sulla regola <span className="num">{numero}</span>
        </h1>
        <p className="quiet">
          {asked === null
            ? 'Ancora poche risposte: si conta da 20 persone in su.'
            : `Hanno risposto su questa regola ${asked} persone. Si conta chi ha fatto l’errore almeno una volta.`}
        </p>
      </header>
      <ul className="family">
        {beliefs.map(({ id, title, text, href }) => (
          <li key={id}>
            <h2>
              <Link href={href} prefetch={false}>
                «<WithMana text={title} />»
              </Link>
            </h2>
            {asked !== null && <p className="num">{sayPeople(people[id] ?? null, asked)}</p>}
            <p>
              <WithMana text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
