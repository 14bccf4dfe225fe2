import type { Element, Root, RootContent } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { CardRef, CommonError, Era, Example, Here, ManaRun, ReadMark, Rule, RuleRef, TermRef } from './elements'
import { layOut } from './lay-out'

/** A scenario as its directive writes it. */
export interface WrittenScenario {
  readonly id: string
  readonly titolo: string
  readonly data: string
  /** What a reader is to make come true, where the table is one to repair. */
  readonly ripara?: string
  /** What may be changed for it; without it, everything. */
  readonly cambia?: 'parole'
  /** What a reader is to foretell, and what may be foretold: written by `Known.foretell`. */
  readonly prevedi?: string
  readonly scelte?: string
  /** What is said of what happens, where it was foretold. */
  readonly children?: ReactNode
}

/** Two positions to tell apart, as their directive writes them; the scenarios are among its children. */
export interface WrittenPair {
  readonly id: string
  readonly prevedi: string
  readonly scelte: string
  /** Title and data of both, which stand still until something is chosen. */
  readonly prima: string
  readonly children?: ReactNode
}

interface LessonBodyProps {
  /** Address of the page under `/lezioni/`. */
  readonly page: string
  /** As `compileLesson` made it. */
  readonly hast: Root
  /** Draws a scenario and a question by their ids: the page has what they need. */
  readonly scenario: (props: WrittenScenario) => ReactNode
  readonly pair: (props: WrittenPair) => ReactNode
  readonly question: (props: { readonly id: string }) => ReactNode
  /** What lies between two of them, by its number: text that never changes. */
  readonly still: (text: ReactNode, n: number) => ReactNode
  /** Whether each section ends with a mark of its reading. */
  readonly marks?: boolean
}

const isWaking = (node: RootContent): boolean =>
  node.type === 'element' &&
  (['v-scenario', 'v-domanda'].includes(node.tagName) || (node as Element).children.some(isWaking))

/** Runs of neighbours that wake once the page is there, or stay as they are. */
function runs(nodes: readonly RootContent[]): { readonly waking: boolean; readonly nodes: RootContent[] }[] {
  const out: { waking: boolean; nodes: RootContent[] }[] = []
  for (const node of nodes) {
    const waking = isWaking(node)
    const last = out.at(-1)
    if (last?.waking === waking) last.nodes.push(node)
    else out.push({ waking, nodes: [node] })
  }
  return out
}

/** The text of a lesson, drawn. */
export function LessonBody({ page, hast, scenario, pair, question, still, marks = true }: LessonBodyProps) {
  const own: Record<string, unknown> = {
    'v-r': (props: ComponentProps<typeof Rule>) => <Rule {...props} page={page} />,
    'v-regola': RuleRef,
    'v-termine': TermRef,
    'v-carta': CardRef,
    'v-mana': ManaRun,
    'v-errore': (props: ComponentProps<typeof CommonError>) => <CommonError {...props} page={page} />,
    'v-come-era': Era,
    'v-esempio': Example,
    'v-letta': ReadMark,
    'v-qui': Here,
    'v-scenario': scenario,
    'v-confronto': pair,
    'v-domanda': question,
  }
  const drawn = (children: RootContent[]) =>
    toJsxRuntime({ type: 'root', children }, { Fragment, jsx, jsxs, components: own as Partial<Components> })
  return runs(layOut(hast, marks).children).map(({ waking, nodes }, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a lesson never move
    <Fragment key={n}>{waking ? drawn(nodes) : still(drawn(nodes), n)}</Fragment>
  ))
}
