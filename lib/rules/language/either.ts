import { isRecord } from '#lib/base/json'
import { join, noFindings, type Problem, wrong } from './problem'
import type { Either, Form } from './schema'

/** The first of several forms that the value looks like; the errors shown are those of the form nearest to it. */
export const either = <const F extends readonly Form[]>(...forms: F): Either<F[number]> => ({
  check: (v, p, out) => {
    let best: readonly Problem[] = []
    let least = Number.POSITIVE_INFINITY
    for (const f of forms) {
      const found = noFindings(out.budget)
      f.check(v, p, found)
      if (!found.problems.length) {
        out.mentions.push(...found.mentions)
        return
      }
      const far = distance(found.problems, p)
      if (far === least) best = joined(best, found.problems)
      if (far >= least) continue
      best = found.problems
      least = far
    }
    out.problems.push(...(unrecognised(v, p, forms) ?? best))
  },
  json: () => ({ anyOf: forms.map((f) => f.json()) }),
})

/** A value of none of the forms that have keys: said once, with all the keys by which they are recognised. */
function unrecognised(v: unknown, p: string, forms: readonly Form[]): readonly Problem[] | undefined {
  const leads = [...new Set(forms.flatMap((f) => f.lead ?? []))]
  if (isRecord(v) && leads.length > 1 && !leads.some((lead) => Object.hasOwn(v, lead))) {
    const [found] = Object.keys(v)
    const expected = leads.join(', ')
    return [
      found === undefined
        ? wrong(p, v, `an object with ${expected}`)
        : { path: join(p, found), code: 'unknown-key', found, expected },
    ]
  }
  if (typeof v === 'string' && leads.includes(v)) return [wrong(p, v, `an object with ${v}`)]
  return typeof v !== 'object' && leads.length === forms.length
    ? [wrong(p, v, `an object with ${leads.join(' or ')}`)]
    : undefined
}

/** Two forms that are equally near, and wrong in the same place: what either of them expects there. */
function joined(a: readonly Problem[], b: readonly Problem[]): readonly Problem[] {
  const [one, two] = [a[0], b[0]]
  if (!one?.expected || !two?.expected || a.length > 1 || b.length > 1 || one.path !== two.path) return a
  if (one.code !== two.code || one.code === 'missing' || one.code === 'wrong-type') return a
  return [{ ...one, expected: [...new Set([...one.expected.split(', '), ...two.expected.split(', ')])].join(', ') }]
}

/** A deeper error means that the form was recognised further. */
const distance = (found: readonly Problem[], at: string): number => {
  const here = found.filter((f) => f.path === at || (OF_FORM.includes(f.code) && parent(f.path) === at)).length
  return here * 1000 + (found.some((f) => f.path === at) ? 1500 : 0) + found.length - depth(found)
}
const depth = (found: readonly Problem[]): number => Math.max(0, ...found.map((f) => f.path.length)) / 1000

/** Mistakes that say that a value has not the form, rather than that something in it is wrong. */
const OF_FORM: readonly Problem['code'][] = ['unknown-key', 'missing']
const parent = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))
