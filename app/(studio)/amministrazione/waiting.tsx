import { does } from '#lib/italian/site'
import { waitingToTeach } from '#lib/server/admin/asking'
import { Link } from '../../_ui/link'

const waiting = async (): Promise<number> => {
  const found = await waitingToTeach()
  return found.ok ? found.value : 0
}

/** Where an administrator comes by: how many ask to teach here. Nothing where nobody does, and for everybody else. */
export async function WaitingToTeach() {
  const n = await waiting()
  if (n === 0) return null
  return (
    <p className="notice">
      <Link href="/amministrazione" prefetch={false}>
        {n === 1 ? 'Una persona' : `${n} persone`} {does('chiede', n)} di tenere corsi
      </Link>
    </p>
  )
}

/** How many requests wait, after the name of the page that has them: « (1)». Nothing where none does. */
export async function HowManyWait() {
  const n = await waiting()
  return n > 0 && ` (${n})`
}
