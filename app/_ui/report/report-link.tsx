import { Link } from '../link'

/** What is reported, by the names of the page that asks for it (`/segnala`). */
export type Reported =
  | { readonly domanda: string }
  | { readonly quiz: string; readonly n: string }
  | { readonly risposta: string }
  | { readonly chiamata: string }
  | { readonly regola: string }
  | { readonly lezione: string; readonly punto: string }
  | { readonly sessione: string; readonly quesito: string }
  | { readonly foglio: string; readonly variante: string; readonly n: string }

/** Leads to where one says what is wrong with a question, a verdict or a passage. */
export function ReportLink({ of, about = 'un errore' }: { readonly of: Reported; readonly about?: string }) {
  return (
    <Link className="small report" href={`/segnala?${new URLSearchParams(of)}`} prefetch={false}>
      Segnala<span className="vh"> {about}</span>
    </Link>
  )
}
