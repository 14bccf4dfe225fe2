import type { Kit } from '../kernel/registry'
import { volume as activating } from './activating'
import { volume as alternatives } from './alternatives'
import { volume as casting } from './casting'
import { volume as combat } from './combat'
import { volume as control } from './control'
import { volume as copies } from './copies'
import { volume as costs } from './costs'
import { volume as countering } from './countering'
import { volume as discarding } from './discarding'
import { volume as emerge } from './emerge'
import { volume as faces } from './faces'
import { volume as first } from './first'
import { volume as hexproof } from './hexproof'
import { volume as instead } from './instead'
import { volume as keywords } from './keywords'
import { volume as later } from './later'
import { volume as library } from './library'
import { volume as life } from './life'
import { volume as madness } from './madness'
import { volume as mana } from './mana'
import { volume as modes } from './modes'
import { volume as objects } from './objects'
import { volume as offers } from './offers'
import { volume as playing } from './playing'
import { volume as preventing } from './preventing'
import { volume as protection } from './protection'
import { volume as replacing } from './replacing'
import { volume as stack } from './stack'
import { volume as start } from './start'
import { volume as suspend } from './suspend'
import { volume as timing } from './timing'
import { volume as triggers } from './triggers'
import { volume as turns } from './turns'
import { volume as variants } from './variants'
import { kitOf } from './volume'
import { volume as ward } from './ward'

/** The whole book. */
export const volumes = {
  first,
  life,
  turns,
  combat,
  stack,
  triggers,
  control,
  later,
  casting,
  activating,
  costs,
  alternatives,
  offers,
  playing,
  timing,
  mana,
  modes,
  countering,
  copies,
  faces,
  library,
  discarding,
  objects,
  replacing,
  instead,
  preventing,
  variants,
  start,
  keywords,
  emerge,
  hexproof,
  madness,
  protection,
  suspend,
  ward,
} as const

/** What the whole book is played with. */
export const kit: Kit = kitOf(Object.values(volumes))
