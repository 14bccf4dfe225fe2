import { scenarioForms } from '#lib/rules/index'
import type { FieldShapes } from './field'
import { probeShapes } from './read/probes'
import { shapeOf } from './read/shape-of'

/** Shapes that are another one with more words have its names. */
const LIKE: Readonly<Record<string, string>> = { beginning: 'lasting' }

/** How everything that a scenario can say, and a question can ask, is asked for in Italian, by the names that the format has for it. */
export const editorFields = (): FieldShapes => ({
  ...probeShapes,
  ...Object.fromEntries(
    Object.entries(scenarioForms()).map(([name, json]) => [
      name,
      shapeOf(json, { form: LIKE[name] ?? name, key: name }),
    ]),
  ),
})
