import type { Pool } from '#lib/rules/index'
import { baneAlleyBroker } from './bane-alley-broker'
import { forest, island, mountain, plains, swamp } from './basic-lands'
import { bileBlight } from './bile-blight'
import { dimirDoppelganger } from './dimir-doppelganger'
import { dismember } from './dismember'
import { dissolve } from './dissolve'
import { divination } from './divination'
import { doomBlade } from './doom-blade'
import { horizonChimera } from './horizon-chimera'
import { jaceArchitect } from './jace-architect-of-thought'
import { jaceMemoryAdept } from './jace-memory-adept'
import { jushiApprentice } from './jushi-apprentice'
import { kikiJiki } from './kiki-jiki-mirror-breaker'
import { kitchenFinks } from './kitchen-finks'
import { kokusho } from './kokusho-the-evening-star'
import { mendingTouch } from './mending-touch'
import { murderousRedcap } from './murderous-redcap'
import { nezumiShortfang } from './nezumi-shortfang'
import { nykthos } from './nykthos-shrine-to-nyx'
import { pathToExile } from './path-to-exile'
import { planarCleansing } from './planar-cleansing'
import { runeclawBear } from './runeclaw-bear'
import { terminate } from './terminate'
import { vedalkenShackles } from './vedalken-shackles'
import { volcanicFallout } from './volcanic-fallout'

const list = [
  baneAlleyBroker,
  bileBlight,
  dimirDoppelganger,
  dismember,
  dissolve,
  divination,
  doomBlade,
  forest,
  horizonChimera,
  island,
  jaceArchitect,
  jaceMemoryAdept,
  jushiApprentice,
  kikiJiki,
  kitchenFinks,
  kokusho,
  mendingTouch,
  mountain,
  murderousRedcap,
  nezumiShortfang,
  nykthos,
  pathToExile,
  plains,
  planarCleansing,
  runeclawBear,
  swamp,
  terminate,
  vedalkenShackles,
  volcanicFallout,
] as const

export type CardSlug = (typeof list)[number]['slug']

/** Every card that scenarios and lessons may name, by slug. */
export const cards: Pool & Readonly<Record<CardSlug, (typeof list)[number]>> = Object.fromEntries(
  list.map((c) => [c.slug, c]),
) as Record<CardSlug, (typeof list)[number]>
