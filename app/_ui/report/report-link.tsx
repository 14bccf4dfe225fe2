import { Link } from '../link'
import { type Reported, reportHref } from './reported'

/** Leads to where one says what is wrong with a question, a verdict or a passage. */
export function ReportLink({ of, about = 'un errore' }: { readonly of: Reported; readonly about?: string }) {
  return (
    <Link className="small report" href={reportHref(of)} prefetch={false}>
      Segnala<span className="vh"> {about}</span>
    </Link>
  )
}
