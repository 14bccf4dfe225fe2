import { invariant } from '#lib/base/invariant'
import type { Json } from '#lib/base/json'
import type { Item } from '#lib/questions/index'

type Fields = { readonly [key: string]: Json }

/** Values as the probes read them; anything else is a bug. */
export const asNumber = (v: Json): number => {
  invariant(typeof v === 'number', 'the probe reads a number')
  return v
}
export const asText = (v: Json): string => {
  invariant(typeof v === 'string', 'the probe reads a text')
  return v
}
export const asFields = (v: Json): Fields => {
  invariant(typeof v === 'object' && v !== null && !Array.isArray(v), 'the probe reads an object')
  return v as Fields
}
export const asTexts = (v: Json): readonly string[] => {
  invariant(Array.isArray(v), 'the probe reads a list')
  return v.filter((x): x is string => typeof x === 'string')
}

/** Yes or no, with the rule or the belief that is its reason where there is one. */
export interface Verdict {
  readonly verdict: boolean
  readonly reason?: string
}

/** A plain yes or no, or one with its reason. */
export function asVerdict(v: Json): Verdict {
  if (typeof v === 'boolean') return { verdict: v }
  const { verdict, reason, because } = asFields(v)
  const why = reason ?? because
  return { verdict: verdict === true, ...(typeof why === 'string' ? { reason: why } : {}) }
}

/** The rule that is the reason of the right yes or no: it is cited, whether or not the question claims it. */
export function rightReason({ form, options, right }: Item): readonly string[] {
  const key = options.find((o) => o.key === right)
  const reason = (form === 'yes-no' || form === 'reply') && key ? asVerdict(key.value).reason : undefined
  return reason === undefined ? [] : [reason]
}
