import type { Kit } from '../kernel/registry'
import { volume as casting } from './casting'
import { volume as combat } from './combat'
import { volume as control } from './control'
import { volume as costs } from './costs'
import { volume as faces } from './faces'
import { volume as first } from './first'
import { volume as keywords } from './keywords'
import { volume as library } from './library'
import { volume as objects } from './objects'
import { volume as replacing } from './replacing'
import { volume as stack } from './stack'
import { volume as start } from './start'
import { volume as turns } from './turns'
import { volume as variants } from './variants'
import { kitOf } from './volume'

/** The whole book. */
export const volumes = {
  first,
  turns,
  combat,
  stack,
  control,
  casting,
  costs,
  faces,
  library,
  variants,
  start,
  objects,
  replacing,
  keywords,
} as const

/** What the whole book is played with. */
export const kit: Kit = kitOf(Object.values(volumes))
