import { isRecord } from '#lib/base/json'

export type VolumeName = Exclude<keyof typeof WORDS, 'first'>

/**
 * For which words of a document a volume is opened: its instructions and keywords, and whatever else brings its rules into play. `do:cast` is
 * that word under that key: other words are meant wherever they are. A card that is suspended already waits without any spell being cast;
 * where its last counter goes, casting is missing, and all is opened. Keywords that matter only in combat are there when there is one;
 * the last volumes are keywords that come alone.
 */
const WORDS = {
  first:
    'sequence together damage draw putInHand gainLife loseLife destroy sacrifice exile tap untap putCounters removeCounters pump gainKeyword loseKeyword deathtouch lifelink infect indestructible haste flying first-strike double-strike trample reach vigilance defender menace',
  life: 'cant setLife doubleLife exchangeLife exchangeLifeWith redistributeLife',
  turns: 'step attack block combat-damage next-combat-damage',
  combat: 'attack block combat-damage next-combat-damage becomeBlocked removeFromCombat winGame loseGame drawGame',
  stack:
    'battle cast activate play stack suspend turnUp pass all-pass resolve resolve-all pay triggered if may unless delayed selfReplacing whenYouDo do:choose sacrificeSome ward prowess persist madness fuse keyword:suspend',
  triggers: 'battle triggered delayed whenYouDo ward prowess persist madness suspend keyword:suspend',
  control: 'do:if may unless do:choose sacrificeSome ward',
  later: 'delayed selfReplacing whenYouDo',
  casting: 'battle cast activate play suspend turnUp pay stack divided ward',
  activating: 'activate addMana Plains Island Swamp Mountain Forest',
  costs: 'additional phyrexian reduce ifPaid kicker emerge',
  alternatives: 'none alternative free mayCast do:cast madness emerge suspend',
  offers: 'do:cast exileWithCounters putInGraveyard madness suspend',
  playing: 'play suspend',
  timing: 'loyalty asThough flash',
  mana: 'devotion Plains Island Swamp Mountain Forest addMana pool',
  modes: 'modes escalate',
  countering: 'counterSpell ward',
  copies: 'copySpell newTargets',
  faces:
    'layout other pair up flipped faceDown melded turnUp transform flip turnFaceUp turnFaceDown meld putTurned face-down transformed morph fuse',
  library:
    'start-game mill bringIn scry surveil shuffle shuffleInto putInLibrary dig search look reveal piles arrange count lookers cardsIn lookAt linked outside faceDown',
  discarding: 'discard',
  objects:
    'layout setTypes setSubtypes removeTypes addTypes putOntoBattlefield returnToHand phaseOut attach unattach change becomeCopy moveCounters gainControl exchangeControl exchangeLife exchangeLifeWith redistributeLife getEmblem create createCopy copy copySpell fight attachedTo Aura Equipment Fortification planeswalker battle loyalty defense emblem phasing phasedOut enchant persist',
  replacing:
    'replace enters moving skip lasting regenerate exileUntilLeaves selfReplacing persist commander Aura planeswalker battle',
  instead:
    'replace prevent enters moving skip lasting regenerate exileUntilLeaves selfReplacing persist protection madness commander Aura planeswalker battle',
  preventing: 'prevent lasting protection',
  variants:
    'variant commander ante role team B C command emblem getEmblem commanderDamage commanderCasts exchangeLife redistributeLife',
  start: 'start-game number',
  keywords: 'face-down kicker persist prowess toxic',
  emerge: 'emerge',
  hexproof: 'hexproof',
  madness: 'madness',
  protection: 'protection',
  suspend: 'suspend keyword:suspend',
  ward: 'ward',
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
