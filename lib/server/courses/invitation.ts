import 'server-only'
import type { Course } from '#lib/db/courses'
import { qrCode } from '../qr'
import { siteAddress } from '../site-address'

/** How a course is joined by whoever has its code. */
export interface InvitationDto {
  readonly code: string
  readonly address: string
  readonly qr: ReturnType<typeof qrCode>
}

/** The invitation of a course; null where nobody joins it by themselves. */
export function invitationOf({ joinCode }: Pick<Course, 'joinCode'>): InvitationDto | null {
  if (joinCode === null) return null
  const address = siteAddress(`/corsi/entra/${joinCode}`)
  return { code: joinCode, address, qr: qrCode(address) }
}
