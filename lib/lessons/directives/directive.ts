import type { Element } from 'hast'
import type { Nodes } from 'mdast'
// Types only: registers the directive nodes in mdast.
import type {} from 'remark-directive'
import type { Page } from '../page'

/** The three shapes of a directive: `:name[label]`, `::name`, `:::name … :::`. */
export type DirectiveNode = Extract<Nodes, { type: 'textDirective' | 'leafDirective' | 'containerDirective' }>
export type Form = DirectiveNode['type']
export type Attributes = Readonly<Record<string, string>>

/** What a directive becomes: an element of our own with plain properties; its children stay unless replaced. */
export interface Drawn {
  readonly name: `v-${string}`
  readonly properties: Readonly<Record<string, string | boolean>>
  readonly children?: Element['children']
}

/** How a directive is written and what it becomes. Shape is checked before `draw` runs. */
export interface Directive<F extends Form = Form> {
  readonly form: F
  /** Whether `[…]` follows the name. */
  readonly label: 'required' | 'none'
  readonly attributes: Readonly<Record<string, 'required' | 'optional'>>
  /** A correct one, shown in messages. */
  readonly example: string
  /** Reads the node, notes what it names or what is wrong, and says what to draw; undefined after a message. */
  draw(node: Extract<DirectiveNode, { type: F }>, attributes: Attributes, page: Page): Drawn | undefined
}

/** Keeps the form of a directive in its type. */
export const directive = <F extends Form>(d: Directive<F>): Directive<F> => d
