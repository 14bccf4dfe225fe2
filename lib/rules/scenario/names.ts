import { isKeyword } from '../cr/index'
import type { Keyword } from '../kernel/card'
import type { ObjectSpec, Scenario } from './scenario'
import type { Problem } from './schema'

/** Names that must mean something: labels used twice, or used and never given; cards and keywords that do not exist. */
export function checkNames(s: Scenario, pool: Readonly<Record<string, unknown>>, out: Problem[]): void {
  const labels = new Set<string>()
  const zones = ['field', 'hand', 'graveyard', 'library'] as const
  for (const zone of zones)
    for (const [p, specs] of Object.entries(s[zone] ?? {}))
      if (Array.isArray(specs))
        for (const [n, o] of (specs as readonly ObjectSpec[]).entries()) {
          const path = `${zone}.${p}[${n}]`
          if (labels.has(o.id)) out.push({ path: `${path}.id`, code: 'duplicate', found: o.id })
          labels.add(o.id)
          checkObject(o, path, pool, out)
        }
  const known = (name: string, path: string): void => {
    if (!labels.has(name) && !['A', 'N', 'B', 'C'].includes(name))
      out.push({ path, code: 'unknown-name', found: name, expected: [...labels].join(', ') })
  }
  for (const [n, a] of (s.script ?? []).entries()) {
    const path = `script[${n}]`
    if (typeof a === 'string') continue
    if ('attack' in a)
      for (const [x, y] of Object.entries(a.attack)) [x, y].map((name) => known(name, `${path}.attack.${x}`))
    if ('block' in a)
      for (const [x, y] of Object.entries(a.block)) [x, ...[y].flat()].map((name) => known(name, `${path}.block.${x}`))
    if ('cast' in a) known(a.cast, `${path}.cast`)
    if ('activate' in a) known(a.activate, `${path}.activate`)
    if ('targets' in a) for (const [m, t] of (a.targets ?? []).entries()) known(t, `${path}.targets[${m}]`)
    if ('source' in a && a.source !== undefined) known(a.source, `${path}.source`)
  }
}

function checkObject(o: ObjectSpec, path: string, pool: Readonly<Record<string, unknown>>, out: Problem[]): void {
  if (o.card !== undefined && !pool[o.card]) out.push({ path: `${path}.card`, code: 'unknown-name', found: o.card })
  for (const [m, k] of (o.keywords ?? []).entries()) {
    const name: Keyword = typeof k === 'string' ? k : k.keyword
    if (!isKeyword(name)) out.push({ path: `${path}.keywords[${m}]`, code: 'unknown-name', found: String(name) })
  }
  const creature = o.types?.includes('creature') ?? true
  if (o.pt !== undefined && !creature && !o.subtypes?.includes('Veicolo'))
    out.push({ path: `${path}.pt`, code: 'impossible', found: o.pt, expected: 'power and toughness on a creature' })
  if (o.types?.includes('creature') && o.pt === undefined && o.card === undefined)
    out.push({ path: `${path}.pt`, code: 'missing', expected: 'power and toughness, such as 2/2' })
}
