import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { mayTeach } from '#lib/server/account/teaching'
import { type CallDto, getCall } from '#lib/server/calls/get-call'
import { CallForm } from '../../../_ui/call/call-form'
import { Needed } from '../../../_ui/call/needed'
import { Story } from '../../../_ui/call/story'
import { ReportLink } from '../../../_ui/report/report-link'
import { StartForm } from '../../../_ui/start-form'
import { Table } from '../../../_ui/table/table'
import { Down } from '../../../_ui/trouble/down'
import { ItemOpen } from '../../../_ui/trouble/item-open'
import { SignInAgain } from '../../../_ui/trouble/sign-in-again'
import { Verdict } from '../../../_ui/verdict/verdict'
import { beginWithCall } from '../../../(aula)/formatore/sessioni/actions'
import { act, begin } from '../actions'

interface CallParams {
  readonly params: Promise<{ readonly id: string }>
  /** `scelta`: a ruling that was chosen before the page was fetched anew. */
  readonly searchParams: Promise<{ readonly scelta?: string | readonly string[] }>
}

export const metadata: Metadata = { title: 'Chiamata' }

interface RuledProps {
  readonly id: string
  readonly call: CallDto['call']
  readonly ruled: NonNullable<CallDto['ruled']>
  readonly teaches: boolean
}

function Ruled({ id, call, ruled, teaches }: RuledProps) {
  return (
    <div className="v">
      <p className="small">
        <ReportLink of={{ chiamata: id }} />
      </p>
      <Verdict
        verdict={ruled.verdict}
        texts={ruled.texts}
        question={{ form: 'yes-no', ask: call.ask, options: call.rulings }}
        stem={<Story story={call.story} />}
        after={{ point: {} }}
        heading="h1"
        announce={false}
        place="page"
      />
      <Needed asked={ruled.asked} score={ruled.score} texts={ruled.texts} />
      <div className="bar next thumb">
        <StartForm action={begin} className="btn main" asks>
          Prossima chiamata
        </StartForm>
        {teaches && (
          <StartForm action={beginWithCall} className="btn" fields={[['id', id]]}>
            Giocala con la classe
          </StartForm>
        )}
      </div>
    </div>
  )
}

/** Whether whoever looks may play it with a class. */
async function teachesNow(): Promise<boolean> {
  const found = await mayTeach()
  return found.ok && found.value.teaches
}

export default async function CallPage({ params, searchParams }: CallParams) {
  const { id } = await params
  const found = await getCall({ id })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'item-open') return <ItemOpen />
    if (found.error === 'expired-session') return <SignInAgain begun="la chiamata" from={`/chiamate/${id}`} />
    notFound()
  }
  const { call, ruled } = found.value
  if (ruled !== null) return <Ruled id={id} call={call} ruled={ruled} teaches={await teachesNow()} />
  const { scelta } = await searchParams
  return (
    <div className="call">
      <div>
        <p className="label">Chiamata</p>
        <h1>{call.ask}</h1>
        <Story story={call.story} />
        {call.table !== undefined && <Table table={call.table} variant="compact" label="Il tavolo come lo trovi" />}
        <p className="small">
          <ReportLink of={{ chiamata: id }} />
        </p>
      </div>
      <div>
        <CallForm
          id={id}
          asks={call.asks}
          rulings={call.rulings}
          chosen={typeof scelta === 'string' ? scelta : undefined}
          act={act}
        />
      </div>
    </div>
  )
}
