import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Link } from '../../../../_ui/link'
import { WithMana } from '../../../../_ui/mana/mana'
import { Down } from '../../../../_ui/trouble/down'
import { decoded } from '../../../decoded'
import { believersOf } from '../../believers'

export const dynamic = 'force-dynamic'

interface MistakesParams {
  readonly params: Promise<{ readonly numero: string }>
}

export async function generateMetadata({ params }: MistakesParams): Promise<Metadata> {
  return { title: `Gli errori sulla regola ${decoded((await params).numero)}` }
}

/** How many people have fallen for each belief that a rule contradicts: counted when it is asked for, the page of the rule is made before. */
export default async function MistakesPage({ params }: MistakesParams) {
  const numero = decoded((await params).numero)
  const found = await believersOf(numero)
  if (!found.ok) return found.error === 'not-found' ? notFound() : <Down />
  const { asked, beliefs } = found.value
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
        {beliefs.map(({ id, title, text, href, said }) => (
          <li key={id}>
            <h2>
              <Link href={href} prefetch={false}>
                «<WithMana text={title} />»
              </Link>
            </h2>
            {said !== undefined && <p className="num">{said}</p>}
            <p>
              <WithMana text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
