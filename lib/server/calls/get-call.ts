import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import type { AskedView, CallView } from '#lib/italian/call-views'
import { describeAsked, describeCall } from '#lib/italian/calls'
import type { VerdictView } from '#lib/italian/views'
import { type CallScore, scoreOf } from '#lib/questions/calls'
import type { RuleTexts } from '../bank'
import { defineUseCase, unsafeId } from '../define-use-case'
import { keyed } from '../keyed'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { ownCall } from './own-call'

/** A call, and once the ruling is given, what was right and which questions were needed. */
export interface CallDto {
  readonly id: string
  readonly call: Omit<CallView, 'id'>
  /** Null until the ruling is given: no byte of it leaves before. */
  readonly ruled: {
    readonly ruling: string
    readonly score: CallScore
    readonly asked: readonly AskedView[]
    readonly verdict: VerdictView
    readonly texts: RuleTexts
  } | null
}

/** One's own call, as far as it has been asked about. */
export const getCall = defineUseCase('call/get', z.object({ id: unsafeId }), async ({ id }, { now }) => {
  const found = await ownCall(id, now)
  if (!found.ok) return found
  const { call, asked, ruling, seed } = found.value.own
  const shown = { seed: keyed(seed, 'shown') }
  const known = new Set(asked)
  const { id: _, ...view } = describeCall(call, known, shown)
  if (ruling === null) return ok<CallDto>({ id, call: view, ruled: null })
  // Whoever sits an exam that asks the same learns nothing of it here.
  if ((await openToAsker(now)).has(call.item.id)) return err('item-open')
  const verdict = bank.verdict(call.item, { option: ruling }, shown.seed)
  const rows = describeAsked(call, known, { ...shown, ruling })
  const rules = [
    ...verdict.steps.flatMap((step) => step.rules),
    ...verdict.believed.flatMap(({ steps }) => steps.flatMap((step) => step.rules)),
    ...rows.flatMap(({ otherwise }) => (otherwise ? [otherwise.rule] : [])),
    ...verdict.beliefs.flatMap(({ reread }) => reread),
  ]
  return ok<CallDto>({
    id,
    call: view,
    ruled: {
      ruling,
      score: scoreOf(call, known, ruling),
      asked: rows,
      verdict,
      texts: bank.texts([...new Set(rules)]),
    },
  })
})
