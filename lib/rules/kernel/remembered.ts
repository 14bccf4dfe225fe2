/** Open: `events.ts` says what can happen. What comes of an event and has it in mind need not know what others there are. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EventMap {}
/** An event that an ability or an effect remembers. */
export type Remembered = EventMap[keyof EventMap]
