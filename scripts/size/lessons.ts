import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Json } from '#lib/base/json'
import { cards } from '#lib/cards/index'
import { withCards } from '#lib/rules/index'
import { VOLUMES, type VolumeName, volumesFor } from '#lib/rules/volumes/words'
import { knobbed } from './knobbed'

/** Every scenario of a lesson. */
export function lessonScenarios(): readonly (readonly [lesson: string, scenario: Json])[] {
  const folder = 'content/lezioni'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  return files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/```scenario\n([\s\S]*?)```/g)].map(
      ([, text]) => [path.basename(file, '.md'), parse(text ?? '') as Json] as const,
    ),
  )
}

/** What each scenario of a lesson asks for, whichever of its knobs are turned. */
export const asked = (): readonly (readonly [lesson: string, volumes: readonly VolumeName[]])[] =>
  lessonScenarios().map(([lesson, scenario]) => {
    const all = new Set(knobbed(scenario).flatMap((data) => volumesFor(withCards(data, cards))))
    return [lesson, VOLUMES.filter((v) => all.has(v))] as const
  })

export { VOLUMES }
