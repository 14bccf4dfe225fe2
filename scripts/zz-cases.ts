import { actingSteps } from '#lib/italian/index'
import { explain, templates } from '#lib/questions/index'
import { sampled } from '../tests/italian/sample'
const n = (e: any, f: (h: any) => boolean) => (e.trace?.happenings ?? []).filter(f).length
let cases = 0
const open: string[] = []
for (const t of templates) for (const item of sampled(t, 1)) {
  const x = explain(item)
  const steps = actingSteps(item, { seed: item.id, explanation: x })
  const all = steps.map((s) => s.sentence).join(' ')
  for (const f of x.foils) {
    const e = f.evaluation, base = x.evaluation
    const seen = new Set<string>()
    for (const h of e.trace?.happenings ?? []) {
      let key: string | undefined, same: (g: any) => boolean = () => false
      if (h.event.type === 'trigger' ) { const s = h.event.trigger.source; const d = h.event.trigger.delayed; key = `trigger ${s}${d ? ' delayed' : ''}${h.rules.includes(f.rule as any) ? ' OWN' : ''}`; same = (g) => g.event.type === 'trigger' && g.event.trigger.source === s }
      else if (h.through !== undefined && h.fate==='replaced') { key = `effect ${h.through}`; same = (g) => g.through === h.through }
      else if (h.event.type === 'loseGame' && h.fate === 'happened') { key = `lose ${h.event.player}`; same = (g) => g.event.type === 'loseGame' && g.event.player === (h.event as any).player }
      if (!key || seen.has(key)) continue
      seen.add(key)
      if (n(e, same) <= n(base, same)) continue
      cases++
      const cites = steps.some((s) => s.rules.includes(f.rule))
      const says = /non si innesca|non si applica|non previene|resta in partita|non può perdere|non si trasforma|non riguarda|non (lo|la|li|le|la) ferma|creatura sola/.test(all)
      if (!says) open.push(`${item.id} ${key} ← ${f.id} (${f.rule}) ${cites ? 'cited' : 'UNCITED'}\n     ${steps.filter((s)=>s.rules.includes(f.rule)).map((s) => s.sentence).join(' | ')}`)
    }
  }
}
console.log(cases, open.length)
for (const o of open) console.log(o)
