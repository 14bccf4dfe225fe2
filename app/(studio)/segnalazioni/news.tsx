import { countNews } from '#lib/server/report/count-news'
import { Link } from '../../_ui/link'

/** That somebody has replied to a report of whoever reads this; nothing where nobody has. */
export async function ReportNews() {
  const found = await countNews()
  if (!found.ok || found.value === 0) return null
  return (
    <div className="notice">
      <p>
        {found.value === 1
          ? 'Una tua segnalazione ha una risposta.'
          : `${found.value} tue segnalazioni hanno una risposta.`}{' '}
        <Link href="/segnalazioni" prefetch={false}>
          Leggi
        </Link>
      </p>
    </div>
  )
}
