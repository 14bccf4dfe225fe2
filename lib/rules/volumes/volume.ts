import type { Verb } from '../kernel/effect'
import type { Kit } from '../kernel/registry'
import type { Room } from '../kernel/rule'
import type { VerbImpl } from '../kernel/verb'

/** Rooms of the book that belong together, with what is needed to play by them. */
export interface Volume extends Omit<Kit, 'verbs'> {
  readonly rooms: readonly Room[]
  readonly verbs: readonly { readonly verb: Verb }[]
}

/** What some volumes together are played with. */
export const kitOf = (volumes: readonly Volume[]): Kit =>
  volumes.reduce<Kit>(
    ({ verbs, actions, stores, ...kit }, { rooms: _, ...v }) => ({
      ...kit,
      ...v,
      verbs: new Map([...verbs, ...(v.verbs as unknown as readonly VerbImpl<Verb>[]).map((x) => [x.verb, x] as const)]),
      actions: { ...actions, ...v.actions },
      stores: { ...stores, ...v.stores },
    }),
    { verbs: new Map(), actions: {} },
  )
