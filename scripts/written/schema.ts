import type { Json } from '#lib/base/json'
import { EDITION } from '#lib/rules/index'
import { definitionsJson } from '#lib/rules/language/named'
import { scenarioSchema } from '#lib/rules/scenario/format'

/** The form of a scenario as JSON Schema, for editors and other tools; what it cannot say (names, senses) is said where it is checked. */
export const jsonSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenario',
  description: `A position and what is done in it, under the rules of ${EDITION}`,
  ...(scenarioSchema.json() as object),
  $defs: definitionsJson(),
})
