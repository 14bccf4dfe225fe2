import { redirect } from 'next/navigation'
import { mayTeach } from '#lib/server/account/teaching'

/** The door of live sessions: whoever teaches comes to where they are opened, everybody else to where one comes in. */
export default async function DoorPage() {
  const found = await mayTeach()
  redirect(found.ok && found.value.teaches ? '/formatore/sessioni' : '/sessione')
}
