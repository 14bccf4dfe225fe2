/** Open: each file of `effects/` adds its verb with the words it needs. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EffectMap {}
export type Verb = keyof EffectMap
export type EffectOf<V extends Verb> = { readonly do: V } & EffectMap[V]
/** An instruction of a spell or ability, as data. */
export type Effect = { [V in Verb]: EffectOf<V> }[Verb]
