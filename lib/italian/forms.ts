import { scenarioForms } from '#lib/rules/index'
import type { Book } from './form'
import { probeForms } from './forms/probes'
import { readForm } from './forms/read'

/** Forms that are another one with more words have its names. */
const LIKE: Readonly<Record<string, string>> = { beginning: 'lasting' }

/** How everything that a scenario can say, and a question can ask, is asked for in Italian, by the names that the format has for it. */
export const formBook = (): Book => ({
  ...probeForms,
  ...Object.fromEntries(
    Object.entries(scenarioForms()).map(([name, json]) => [
      name,
      readForm(json, { form: LIKE[name] ?? name, key: name }),
    ]),
  ),
})
