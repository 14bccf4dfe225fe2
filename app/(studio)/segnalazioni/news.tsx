import { countNews } from '#lib/server/report/count-news'
import { Link } from '../../_ui/link'

/** That so many reports of whoever reads this have a new reply; nothing where none has. */
export function Replies({ n }: { readonly n: number }) {
  if (n === 0) return null
  return (
    <div className="notice">
      <p>
        {n === 1 ? 'Una tua segnalazione ha una risposta.' : `${n} tue segnalazioni hanno una risposta.`}{' '}
        <Link href="/segnalazioni" prefetch={false}>
          Leggi
        </Link>
      </p>
    </div>
  )
}

/** The same of all their reports. */
export async function ReportNews() {
  const found = await countNews()
  return found.ok ? <Replies n={found.value} /> : null
}
