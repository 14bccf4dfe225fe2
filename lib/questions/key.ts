import { canonical, type Json } from '#lib/base/json'
import { hash } from '#lib/base/seed'
import type { OptionKey } from './item'

/** Stable and opaque: a hash of the value. */
export function keyOf(value: Json): OptionKey {
  const text = canonical(value)
  return `${hash(`verdetto:${text}`).toString(36)}${hash(`${text}:option`).toString(36)}`
}
