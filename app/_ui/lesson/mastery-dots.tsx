'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useReader } from '../shell/reader'

const states = {
  learning: ['half', 'in corso, '],
  solid: ['full', 'acquisita, '],
} as const

/**
 * Fills the dots beside the rule numbers with what the reader knows. The page is the same for everybody, so it is done in the
 * browser and once, on elements that React does not draw again.
 */
export function MasteryDots() {
  const reader = useReader(usePathname())
  useEffect(() => {
    for (const [rule, state] of Object.entries(reader?.mastery ?? {})) {
      const [shape, word] = states[state] ?? []
      if (shape === undefined) continue
      for (const dot of document.querySelectorAll(`.dot[data-rule="${CSS.escape(rule)}"]`))
        dot.className = `dot ${shape}`
      for (const said of document.querySelectorAll(`[data-rule-state="${CSS.escape(rule)}"]`)) said.textContent = word
    }
  }, [reader])
  return null
}
