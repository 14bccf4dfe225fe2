// After a figure these are not the noun it counts: «da 2 per», «con 3 che».
const little = 'con|per|che|non|fra|tra|del|dal|nel|sul|gli|una|uno|ogni|come|dopo|dello|della|delle|degli|dell|dall'

const counted = new RegExp(`(?<![\\d.,/+−])(\\d+) (?=\\p{L}{3}|PV|VM)(?!(?:${little})(?!\\p{L}))`, 'gu')

/** Last step before the screen: typographic apostrophes, and no line break between a figure and its noun. Idempotent. */
export const typeset = (text: string): string => text.replaceAll("'", '’').replace(counted, '$1\u00a0')
