import type { Root } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { CardRef, CommonError, Era, Example, ManaRun, ReadMark, Rule, RuleRef, TermRef } from './elements'
import { layOut } from './lay-out'

interface LessonBodyProps {
  /** As `compileLesson` made it. */
  readonly hast: Root
  /** Draws a live scenario and a question by their ids: the page has what they need. */
  readonly scenario: (props: { readonly id: string; readonly titolo: string; readonly data: string }) => ReactNode
  readonly question: (props: { readonly id: string }) => ReactNode
}

/** The text of a lesson, drawn. */
export function LessonBody({ hast, scenario, question }: LessonBodyProps) {
  const own: Record<string, unknown> = {
    'v-r': Rule,
    'v-regola': RuleRef,
    'v-termine': TermRef,
    'v-carta': CardRef,
    'v-mana': ManaRun,
    'v-errore': CommonError,
    'v-come-era': Era,
    'v-esempio': Example,
    'v-letta': ReadMark,
    'v-scenario': scenario,
    'v-domanda': question,
  }
  return toJsxRuntime(layOut(hast), { Fragment, jsx, jsxs, components: own as Partial<Components> })
}
