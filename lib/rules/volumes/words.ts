import { isRecord } from '#lib/base/json'

export type VolumeName = Exclude<keyof typeof WORDS, 'first'>

/**
 * For which words of a document a volume is opened: its instructions and keywords, and whatever else brings its rules into play. `do:cast` is
 * that word under that key: other words are meant wherever they are. Keywords that matter only in combat are there when there is one.
 */
const WORDS = {
  first:
    'sequence together damage draw putInHand gainLife loseLife setLife doubleLife redistributeLife destroy sacrifice exile tap untap putCounters removeCounters pump gainKeyword loseKeyword deathtouch lifelink infect indestructible haste flying first-strike double-strike trample reach vigilance defender menace',
  turns: 'step attack block combat-damage next-combat-damage',
  combat: 'attack block combat-damage next-combat-damage step becomeBlocked removeFromCombat winGame loseGame drawGame',
  stack:
    'battle cast activate play stack suspend turnUp pass all-pass resolve resolve-all pay triggered if may unless delayed selfReplacing whenYouDo do:choose sacrificeSome ward prowess persist madness fuse',
  control: 'do:if may unless delayed selfReplacing whenYouDo do:choose sacrificeSome ward madness suspend',
  casting: 'battle cast activate play suspend turnUp pay stack',
  costs:
    'battle devotion Plains Island Swamp Mountain Forest addMana do:cast type:cost mana pool alternative additional phyrexian hybrid free as modes loyalty play suspend reduce increase atLeast asThough mayCast exileWithCounters putInGraveyard ifPaid counterSpell copySpell newTargets flash kicker madness emerge escalate ward',
  faces:
    'layout other pair up flipped faceDown melded turnUp transform flip turnFaceUp turnFaceDown meld putTurned face-down transformed morph fuse',
  library:
    'start-game mill discard bringIn scry surveil shuffle shuffleInto putInLibrary dig search look reveal piles arrange count lookers cardsIn lookAt linked outside faceDown',
  variants:
    'variant commander ante role team B C command emblem getEmblem commanderDamage commanderCasts exchangeLife redistributeLife',
  start: 'start-game number',
  objects:
    'layout setTypes setSubtypes removeTypes addTypes putOntoBattlefield returnToHand phaseOut attach unattach change becomeCopy moveCounters gainControl exchangeControl exchangeLife exchangeLifeWith redistributeLife getEmblem create createCopy copy copySpell fight attachedTo Aura Equipment Fortification planeswalker battle loyalty defense emblem phasing phasedOut enchant persist',
  replacing:
    'replace prevent enters moving skip lasting regenerate exileUntilLeaves selfReplacing persist protection madness commander Aura planeswalker battle',
  keywords: 'face-down hexproof protection ward persist prowess toxic',
} as const

const of = new Map<string, VolumeName[]>()
for (const [volume, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) of.set(word, [...(of.get(word) ?? []), volume as VolumeName])

/** Every volume but the first. */
export const VOLUMES = Object.keys(WORDS).slice(1) as readonly VolumeName[]

/** What is written under these keys are instructions and keywords: one that nobody knows opens the whole book. */
const NAMED: readonly string[] = ['do', 'keyword', 'keywords']

/** The volumes that a document asks for by the words that are in it. */
export function volumesFor(document: unknown): readonly VolumeName[] {
  const asked = new Set<string>()
  const word = (text: string, key = ''): void => {
    const volumes = of.get(`${key}:${text}`) ?? of.get(text) ?? (NAMED.includes(key) ? VOLUMES : [])
    for (const volume of volumes) asked.add(volume)
    if (/^\{.*[X/]/.test(text)) asked.add('costs')
  }
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string') word(value, key)
    else if (Array.isArray(value)) for (const x of value) read(x, key)
    else if (isRecord(value))
      for (const [k, x] of Object.entries(value)) {
        word(k)
        read(x, k)
      }
  }
  read(document, '')
  return VOLUMES.filter((v) => asked.has(v))
}
