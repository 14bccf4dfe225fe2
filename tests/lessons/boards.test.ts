import type { Element, Nodes } from 'hast'
import { lessons } from '#lib/content/index'
import { tellScenario } from '#lib/italian/index'
import { otherwise, overdue, type Shown, unseen } from '../italian/table/on-table'

// The live tables of the lessons, step by step: each shows what its sentence says.

const isElement = (node: Nodes): node is Element => node.type === 'element'

function scenariosIn(node: Nodes): readonly Element[] {
  const own = isElement(node) && node.tagName === 'v-scenario' ? [node] : []
  return 'children' in node ? [...own, ...node.children.flatMap((child) => scenariosIn(child as Nodes))] : own
}

const shown: readonly (Shown & { readonly where: string })[] = lessons().flatMap(({ slug, hast }) =>
  scenariosIn(hast as Nodes).flatMap(({ properties: { id, data } }) => {
    const told = tellScenario(JSON.parse(String(data)))
    if (!told.ok) throw new Error(`${slug}/${String(id)}: ${told.error.type}`)
    const [first, ...rest] = told.value
    return rest.map((step, n) => ({
      step,
      before: (n === 0 ? first : rest[n - 1])?.table ?? step.table,
      where: `${slug}/${String(id)} ${step.n}. ${step.sentence}`,
    }))
  }),
)

it('a table shows what its step says, and did not before', () => {
  expect(shown.length).toBeGreaterThan(500)
  expect(shown.filter(unseen).map(({ where }) => where)).toEqual([])
})

it('what is on the stack says the same as long as it is there', () => {
  expect(shown.filter((s) => otherwise(s).length > 0).map(({ where }) => where)).toEqual([])
})

it('what has resolved is gone before anything else begins to', () => {
  expect(shown.filter((s) => overdue(s).length > 0).map(({ where }) => where)).toEqual([])
})
