import { canonical, type Json } from '#lib/base/json'
import { hash } from '#lib/base/seed'
import { axesOf, type Call, callOf, callTemplates } from '#lib/questions/calls'
import { formatItemId, indicesOf, pointCount } from '#lib/questions/item-id'
import { keepsTo } from './lines'

// A sample of the calls of every template, each as one hash of what happens, what is told and drawn, what may be asked with which answers,
// and the rulings; no prose.

/** What a call is, in a few letters. */
function printOf({ item: { scenario, probe, options, right }, told, scene, facts }: Call): string {
  const text = canonical({ scenario, probe, options, right, told, scene: scene ?? null, facts } as unknown as Json)
  return hash(`${text}:call`).toString(36)
}

keepsTo({
  file: 'tests/golden/calls.txt',
  makers: callTemplates,
  each: 4,
  ids: (t) => {
    const axes = axesOf(t)
    return [...Array(pointCount(axes)).keys()].map((n) => formatItemId(t, indicesOf(axes, n)))
  },
  print: (id) => {
    const call = callOf(id)
    return call.ok ? printOf(call.value) : undefined
  },
})
