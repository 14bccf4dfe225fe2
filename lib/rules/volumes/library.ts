import { shufflingDecks } from '../cr/103/103.3-shuffling'
import { publicAndHidden } from '../cr/400/400.2-public-and-hidden'
import { orderOfZones } from '../cr/400/400.5-order'
import { outsideTheGame } from '../cr/400/400.11-outside-the-game'
import { wholeZones } from '../cr/400/400.12-whole-zones'
import { lookingAtLibraries } from '../cr/401/401.2-looking'
import { countingLibraries } from '../cr/401/401.3-counting'
import { topCardAmidst } from '../cr/401/401.5-top-card'
import { shownAgain } from '../cr/401/401.6-shown-again'
import { fromTheTop } from '../cr/401/401.7-from-the-top'
import { lookingAtHands } from '../cr/402/402.3-looking'
import { exiledFaceDown } from '../cr/406/406.3-face-down'
import { facedownPiles } from '../cr/406/406.4-piles'
import { linkedAbilities } from '../cr/406/406.6-linked'
import { milling } from '../cr/701/701.17-milling'
import { revealingCards } from '../cr/701/701.20-revealing'
import { scrying } from '../cr/701/701.22-scrying'
import { searching } from '../cr/701/701.23-searching'
import { shuffling } from '../cr/701/701.24-shuffling'
import { surveilling } from '../cr/701/701.25-surveilling'
import { handVerbs } from '../effects/hands'
import { libraryVerbs } from '../effects/library'
import { pileVerbs } from '../effects/piles'
import { searchVerbs } from '../effects/search'
import { seeingVerbs } from '../effects/seeing'
import { libraryStores } from '../kernel/stores/library'
import type { Volume } from './volume'

/** What is done with cards that are not seen. */
export const volume: Volume = {
  rooms: [
    shufflingDecks,
    publicAndHidden,
    orderOfZones,
    outsideTheGame,
    wholeZones,
    lookingAtLibraries,
    countingLibraries,
    topCardAmidst,
    shownAgain,
    fromTheTop,
    lookingAtHands,
    exiledFaceDown,
    facedownPiles,
    linkedAbilities,
    milling,
    revealingCards,
    scrying,
    searching,
    shuffling,
    surveilling,
  ],
  verbs: [...handVerbs, ...libraryVerbs, ...searchVerbs, ...pileVerbs, ...seeingVerbs],
  actions: {},
  stores: libraryStores,
}
