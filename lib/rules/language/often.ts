import { named } from './named'
import { flag, list, optional } from './schema'
import { objectRef, playerRef } from './words'

// Words that many instructions have.
export const what = objectRef
export const who = playerRef
export const maybe = optional(playerRef)
export const tapped = optional(flag)
export const costs = list(named('cost'))
export const targets = optional(named('targets'))
export const except = optional(named('except'))
export const effect = named('effect')
export const otherwise = optional(effect)
