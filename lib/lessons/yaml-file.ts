import type { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { byPlace } from './message'
import type { LessonMessage } from './types'
import { pointAt, readYaml } from './yaml'

/** Data read from a file, with the place of each part for messages about it. */
export interface YamlFile<T> {
  readonly data: T
  pointOf(path: readonly (string | number)[]): { readonly line: number; readonly column: number }
}

function sayIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.filter((p) => typeof p === 'string').join('.')
  if (issue.code === 'unrecognized_keys') return `«${issue.keys.join('», «')}» non ci va.`
  if (issue.code === 'invalid_type')
    return field === '' ? 'Qui ci vuole un elenco.' : `Manca «${field}», oppure non è del tipo giusto.`
  return `«${field}» non va bene: ${issue.message}.`
}

/**
 * Reads YAML against a schema; every scalar is text, so that `119.10` stays what it is. A part of a file says on which line of
 * it the part begins.
 */
export function readYamlFile<T>(
  text: string,
  path: string,
  schema: z.ZodType<T>,
  code: string,
  firstLine = 1,
): Result<YamlFile<T>, readonly LessonMessage[]> {
  const yaml = readYaml(text, 'strings')
  if (!yaml.ok) return err(yaml.error.map((e) => ({ path, ...pointAt(text, e.offset, firstLine), code, text: e.text })))
  const pointOf = (at: readonly (string | number)[]) => pointAt(text, yaml.value.offsetOf(at), firstLine)
  const parsed = schema.safeParse(yaml.value.data ?? {})
  if (parsed.success) return ok({ data: parsed.data, pointOf })
  const messages = parsed.error.issues.map((issue) => ({
    path,
    ...pointOf(issue.path.filter((p) => typeof p !== 'symbol')),
    code,
    text: sayIssue(issue),
  }))
  return err(messages.toSorted(byPlace))
}
