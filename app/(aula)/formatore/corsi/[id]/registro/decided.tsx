import { fromMoment, sayMoment } from '../../../../../_ui/date'
import { quoted } from '../../../../../_ui/quoted'

/** Something that was decided by hand, by whom and when, and since when it holds no more. */
interface Decision {
  readonly id: string
  readonly reason: string
  readonly at: number
  readonly by: string | null
  readonly ended: { readonly at: number; readonly by: string | null } | null
}

interface DecidedProps<D extends Decision> {
  readonly given: readonly D[]
  readonly say: (one: D) => string
}

const by = (name: string | null): string => (name === null ? '' : `, ${name}`)

/** Decisions, with who made them and when; what holds no more stays, struck through. */
export function Decided<D extends Decision>({ given, say }: DecidedProps<D>) {
  return (
    <ol className="list rows">
      {given.map((each) => (
        <li key={each.id}>
          <p>
            {each.ended ? <s>{say(each)}</s> : <b>{say(each)}</b>}
            {each.reason !== '' && <span>Motivo: {quoted(each.reason)}</span>}
            <span className="quiet small">
              {sayMoment(each.at)}
              {by(each.by)}
            </span>
            {each.ended && (
              <span className="quiet small">
                non vale più {fromMoment(each.ended.at)}
                {by(each.ended.by)}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
