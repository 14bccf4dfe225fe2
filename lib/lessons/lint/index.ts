import type { Lint } from '../page'
import { bareRule } from './bare-rule'
import { feedback } from './feedback'
import { fences } from './fences'
import { firstTerm } from './first-term'
import { headings } from './headings'
import { html } from './html'
import { italian } from './italian'
import { links } from './links'
import { mana } from './mana'
import { orphanScenario } from './orphan-scenario'

/** Every check of a lesson, run after its directives were read. */
export const lints: readonly Lint[] = [
  html,
  headings,
  fences,
  orphanScenario,
  bareRule,
  firstTerm,
  mana,
  links,
  feedback,
  italian,
]
