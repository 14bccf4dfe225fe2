import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { meantBy, sayProblem } from '#lib/italian/index'
import { pointAt, readYaml } from '#lib/lessons/yaml'
import type { Problem } from '#lib/rules/index'

/** What is wrong with a document, and where: the path in it, and line and column in the file, from 1. */
export interface Fault {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly code: Problem['code'] | 'syntax' | 'unreadable'
  readonly found?: string
  readonly expected?: string
  /** The word that was probably meant. */
  readonly nearest?: string
  /** The same in an Italian sentence. */
  readonly message: string
}

/** A document that has been read, and where the parts of it stand. */
export interface Read {
  readonly data: Json
  readonly locate: (problems: readonly Problem[]) => readonly Fault[]
}

/** Larger than anybody writes: reading it would only take time. */
const LONGEST = 4_000_000

/** More mistakes than these are not told one by one. */
const MOST_FAULTS = 100

/** `field.A[0].pt` as steps into the data. */
const stepsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)))

/** Reads YAML or JSON; `firstLine` is the line of its file where the text begins. */
export function readDocument(text: string, firstLine = 1): Result<Read, readonly Fault[]> {
  if (text.length > LONGEST) return err([fault('unreadable', `Il testo è troppo lungo: al più ${LONGEST} caratteri.`)])
  const json = asJson(text)
  if (json !== undefined) return ok({ data: json, locate: (problems) => located(text, firstLine, problems) })
  const yaml = readYaml(text)
  if (!yaml.ok)
    return err(yaml.error.map((p) => ({ ...fault('syntax', p.text), ...pointAt(text, p.offset, firstLine) })))
  return ok({ data: yaml.value.data, locate: (problems) => located(text, firstLine, problems) })

  function fault(code: Fault['code'], message: string): Fault {
    return { path: '', line: firstLine, column: 1, code, message }
  }
}

function asJson(text: string): Json | undefined {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

const nearestOf = (p: Problem): Pick<Fault, 'nearest'> => {
  const nearest = meantBy(p)
  return nearest === undefined ? {} : { nearest }
}

/** JSON is YAML: where a part of it stands is found the same way. */
function located(text: string, firstLine: number, problems: readonly Problem[]): readonly Fault[] {
  const yaml = readYaml(text)
  const faults = problems.slice(0, MOST_FAULTS).map((p) => ({
    path: p.path,
    ...(yaml.ok ? pointAt(text, yaml.value.offsetOf(stepsOf(p.path)), firstLine) : { line: firstLine, column: 1 }),
    code: p.code,
    ...(p.found === undefined ? {} : { found: p.found }),
    ...(p.expected === undefined ? {} : { expected: p.expected }),
    ...nearestOf(p),
    message: sayProblem(p),
  }))
  return faults.sort((a, b) => a.line - b.line || a.column - b.column)
}
