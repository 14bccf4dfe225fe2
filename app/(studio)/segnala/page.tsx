import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { lookAtReportable, type ReportableDto } from '#lib/server/report/look'
import { ActionForm } from '../../_ui/action-form'
import { sayFailure } from '../../_ui/failures'
import { Link } from '../../_ui/link'
import { WithMana } from '../../_ui/mana/mana'
import { Down } from '../../_ui/trouble/down'
import { SignInAgain } from '../../_ui/trouble/sign-in-again'
import { Stop } from '../../_ui/trouble/stop'
import { TypedArea } from '../../_ui/typed-area'
import { TypedChoices } from '../../_ui/typed-choices'
import { report } from './actions'
import { kindsOf, likeliest } from './kinds'
import { fieldsIn, subjectOf } from './subject'

export const metadata: Metadata = { title: 'Segnala', robots: { index: false } }

interface ReportParams {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

const BACK = { question: 'domanda', passage: 'regola', lesson: 'lezione' } as const

const ARRIVES = {
  question: 'Con la segnalazione arrivano la domanda, il tavolo e i passi del verdetto: non serve ricopiarli.',
  passage: 'Con la segnalazione arriva il passo della regola: non serve ricopiarlo.',
  lesson: 'Con la segnalazione arriva il passo della lezione: non serve ricopiarlo.',
} as const

function About({ of }: { readonly of: ReportableDto }) {
  if (of.of === 'question')
    return (
      <p className="rule-text">
        <WithMana text={of.ask} />
      </p>
    )
  if (of.of === 'lesson')
    return (
      <>
        <p className="label">Lezione «{of.lesson}»</p>
        <p className="rule-text">
          <WithMana text={of.text} />
        </p>
      </>
    )
  return (
    <p className="rule-text">
      <span className="num">{of.rule}</span> <WithMana text={of.title} />
    </p>
  )
}

/** Who reads it first, and whether they see who writes. */
function Readers({ of }: { readonly of: ReportableDto }) {
  const course = of.of === 'passage' ? null : of.course
  if (!course) return 'Chi legge non vede il tuo nome.'
  return course.sees
    ? `La legge per primo chi tiene il corso «${course.title}», con il tuo nome e il tuo tentativo. Se la passa a chi amministra il sito, il nome non c’è più.`
    : `La legge per primo chi tiene il corso «${course.title}», senza il tuo nome.`
}

/** Where somebody says what is wrong: what kind of fault, and a sentence. */
export default async function ReportPage({ searchParams }: ReportParams) {
  const params = await searchParams
  const fields = fieldsIn((name) => params[name])
  const found = await lookAtReportable(subjectOf(fields))
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'expired-session')
      return <SignInAgain begun="la domanda" from={`/segnala?${new URLSearchParams(fields.map(([n, v]) => [n, v]))}`} />
    if (found.error === 'correction-closed')
      return (
        <Stop title="La correzione non c’è ancora.">
          <p>{sayFailure(found.error)}</p>
        </Stop>
      )
    notFound()
  }
  const { value } = found
  return (
    <div className="plain narrow">
      <p className="crumb">
        <Link href={value.place} prefetch={false}>
          Torna alla {BACK[value.of]}
        </Link>
      </p>
      <header>
        <h1>Che cosa non va?</h1>
        <p className="quiet">{ARRIVES[value.of]}</p>
      </header>
      <About of={value} />
      <section aria-label="La segnalazione">
        <ActionForm action={report} hidden={fields} submit="Invia" main>
          <TypedChoices name="kind" legend="Scegli" choices={kindsOf(value.of)} chosen={likeliest(value)} />
          <div className="inp">
            <label htmlFor="frase">Dillo in una frase</label>
            <TypedArea id="frase" name="sentence" maxLength={600} aria-describedby="frase-aiuto" />
            <p className="small quiet" id="frase-aiuto">
              Fino a 600 caratteri. Se conosci la regola, scrivi il numero.
            </p>
          </div>
        </ActionForm>
      </section>
      <p className="small quiet">
        <Readers of={value} /> La risposta la trovi in{' '}
        <Link href="/segnalazioni" prefetch={false}>
          Le tue segnalazioni
        </Link>
        .
      </p>
    </div>
  )
}
