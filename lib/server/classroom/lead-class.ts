import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { errorOf } from '../courses/made-of'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type QrCode, qrCode } from '../qr'
import { siteAddress } from '../site-address'
import { classLed } from './own-class'

/** What the console and the wall know of a session before it speaks. */
export interface LedDto {
  readonly id: string
  readonly title: string
  /** The error that it was made to correct, for who leads it alone; null for none. */
  readonly error: string | null
  /** Null once it has ended. */
  readonly code: string | null
  readonly seconds: number | null
  readonly door: { readonly address: string; readonly qr: QrCode } | null
}

/** A session that one leads. */
export const leadClass = defineUseCase('classroom/lead', z.object({ id: unsafeId }), async (unsafe, { now }) => {
  const led = await classLed(unsafe.id, now)
  if (!led.ok) return led
  const { id, title, code, settings } = led.value.row
  return ok<LedDto>({
    id,
    title,
    error: errorOf(led.value.row),
    code,
    seconds: settings.seconds,
    door:
      code === null ? null : { address: short(siteAddress('/sessione')), qr: qrCode(siteAddress(`/sessione/${code}`)) },
  })
})

/** An address as one types it. */
const short = (address: string): string => address.replace(/^https?:\/\//, '')
