import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { planReview } from '#lib/server/courses/report/plan-review'
import { ActionForm } from '../../../../../_ui/action-form'
import { Link } from '../../../../../_ui/link'
import { WithMana } from '../../../../../_ui/mana/mana'
import { Refused } from '../../../refused'
import { giveReview } from '../errori/actions'
import { CourseHead } from '../head'
import { ReviewFields } from './review-fields'

export const metadata: Metadata = { title: 'Ripasso da assegnare', robots: { index: false } }

type Asked = Readonly<Partial<Record<'errore' | 'lezione' | 'persona', string | readonly string[]>>>

interface ReviewParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Asked>
}

const text = (asked: unknown): string => (typeof asked === 'string' ? asked : '')

export default async function ReviewPage({ params, searchParams }: ReviewParams) {
  const { id } = await params
  const { errore, lezione, persona } = await searchParams
  const [name, value] =
    lezione === undefined ? (['belief', text(errore)] as const) : (['lesson', text(lezione)] as const)
  const userId = text(persona) || undefined
  const about = name === 'lesson' ? { lesson: value } : { belief: value }
  const found = await planReview({ courseId: id, about, userId })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}`} />
  const plan = found.value
  return (
    <div className="plain narrow">
      <CourseHead course={plan.course} title={`Ripasso: ${plan.title}`} />
      <p>
        5 domande su:{' '}
        <b>
          <WithMana text={plan.about} />
        </b>
      </p>
      {plan.given !== null ? (
        <p>
          Un ripasso su questo errore è già dato, e qualcuno lo deve ancora fare.{' '}
          <Link href={`/formatore/corsi/${plan.course.id}/compiti/${plan.given}`}>Apri il ripasso già dato</Link>
        </p>
      ) : (
        <ActionForm
          action={giveReview}
          hidden={[
            ['courseId', plan.course.id],
            [name, value],
            ['key', randomUUID()],
            ...(userId === undefined ? [] : ([['userId', userId]] as const)),
          ]}
          submit="Assegna il ripasso"
          main
          focus
        >
          <ReviewFields plan={plan} />
        </ActionForm>
      )}
      <p className="more">
        <Link href={`/formatore/corsi/${plan.course.id}/rapporto`}>Torna al rapporto</Link>
      </p>
    </div>
  )
}
