import { type Ability, type EventOf, type Keyword, keywordOfRule, type ObjectId, rulesAbout } from '#lib/rules/index'
import { and, count, del, il, type Phrase, phrase, sentence, verb, verbatim, volte } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { keywordText, steps } from '../../names/terms'
import { naming, object, origin, type Saying, type Tale } from './context'
import { ofKeyword } from './keyworded'
import { type Node, rulesOf } from './tree'

/** What the ability of an object is called: «l'abilità di Veglia», «persistere di Strega», or for who believes it «il legame vitale di Angelo». */
export function abilityOf(t: Tale, id: ObjectId, ability?: Ability): Phrase {
  if (t.lifelinks.has(labelOf(id))) return phrase`il legame vitale ${del(object(t, id))}`
  const keyword = keywordOf(t, id, ability)
  return keyword ? il(ofKeyword(keyword, object(t, id))) : phrase`l'abilità ${del(origin(t, id, ability))}`
}

const written = (id: ObjectId, ability: Ability | undefined): string => `${labelOf(id)} ${JSON.stringify(ability)}`

/** The keyword that an ability is of which has triggered: an object may have others that trigger. */
export const keywordOf = (t: Tale, id: ObjectId, ability?: Ability): Keyword | undefined =>
  t.keyworded.get(written(id, ability))

/** The rules on lifelink: it is believed to trigger where one of them does. */
const LIFELINK: readonly string[] = rulesAbout('query', 'damageGains', 'lifelink')

/** Rules on who controls an ability that has triggered. */
const CONTROLLING: readonly string[] = rulesAbout('query', 'triggerController')

/** Abilities that triggered on one batch: «L'abilità di Veglia si innesca 2 volte.», or «Si innescano 2 abilità di Veglia.» */
export function triggered(t: Tale, roots: readonly Node<EventOf<'trigger'>>[]): readonly Saying[] {
  const by = new Map<ObjectId, Node<EventOf<'trigger'>>[]>()
  for (const n of roots) {
    const { source, ability } = n.h.event.trigger
    const keyword = n.h.rules.map(keywordOfRule).find((known) => known !== undefined)
    // Who takes a keyword for something that abilities watch has those trigger by its rule: they are written all the same.
    if (keyword && !isWritten(t, n)) t.keyworded.set(written(source, ability), keyword)
    if (n.h.rules.some((r) => LIFELINK.includes(r))) t.lifelinks.add(labelOf(source))
    by.set(source, [...(by.get(source) ?? []), n])
  }
  const together = triggeredTogether(t, [...by])
  if (together) return [together]
  return [...by].map(([source, nodes]) => {
    const abilities = nodes.map((n) => n.h.event.trigger.ability)
    const several = instances(nodes)
    const times = nodes.length > several ? phrase`, ${volte(nodes.length)} in tutto` : verbatim('')
    const said =
      several > 1
        ? phrase`${eachOne(t, source, abilities[0])}${verb('si innesca', several)} ${count(several, 'abilità')} ${del(origin(t, source, abilities[0]))}${times}`
        : phrase`${warded(t, nodes) ?? phrase`${abilityOf(t, source, abilities[0])} si innesca`}${nodes.length > 1 ? phrase` ${volte(nodes.length)}${eachDraw(nodes)}` : verbatim('')}`
    return {
      sentence: sentence(phrase`${nodes[0] ? when(nodes[0]) : verbatim('')}${said}`),
      rules: triggering(nodes.length > several ? [...naming(t, ...nodes), ...rulesOf(...nodes)] : rulesOf(...nodes)),
      batch: Math.max(...nodes.map((n) => seenAt(t, n))),
    }
  })
}

/** Who controls what triggers is said as it goes on the stack, by the rule of that. */
const triggering = (rules: readonly string[]): readonly string[] => rules.filter((rule) => !CONTROLLING.includes(rule))

/** On what it triggered, where that is no event of the table: «all'inizio della sottofase di mantenimento». */
function when({ h }: Node<EventOf<'trigger'>>): Phrase {
  const e = h.event.trigger.event
  if (e.type === 'step') return phrase`all'inizio ${del(steps[e.step].it)} `
  // Of the abilities of suspend another one triggers then than as the upkeep begins.
  return e.type === 'adjustCounters' && h.rules.some((rule) => keywordOfRule(rule) === 'suspend')
    ? verbatim("tolto l'ultimo segnalino tempo, ")
    : verbatim('')
}

/** «, una per carta pescata»: why what watches draws triggers more than once. */
const eachDraw = (nodes: readonly Node<EventOf<'trigger'>>[]): Phrase =>
  verbatim(
    nodes.every(({ h: { event: e } }) => e.trigger.event.type === 'draw' && e.trigger.event.amount === 1)
      ? ', una per carta pescata'
      : '',
  )

/** «Fiamma bersaglia Troll: egida di Troll non lo vieta e si innesca»: without it nobody sees that it is no bar to a target. */
function warded(t: Tale, [n, ...more]: readonly Node<EventOf<'trigger'>>[]): Phrase | undefined {
  const { source, ability, event: e } = n?.h.event.trigger ?? {}
  if (!n || more.length > 0 || source === undefined || e?.type !== 'becomesTarget') return undefined
  const isSpell = t.view(seenAt(t, n)).state.objects[e.source]?.onStack?.ability === undefined
  if (!isSpell || keywordOf(t, source, ability) !== 'ward') return undefined
  const aim = phrase`${object(t, e.source)} bersaglia ${object(t, source)}`
  return phrase`${aim}: ${abilityOf(t, source, ability)} non lo vieta e si innesca`
}

/** Whether the ability that triggered stands on the card itself. */
function isWritten(t: Tale, { h }: Node<EventOf<'trigger'>>): boolean {
  const { source, ability } = h.event.trigger
  const state = t.frames[Math.max(0, h.batch - 1)]
  const card = state?.objects[source] ?? state?.last[source]
  const text = JSON.stringify(ability)
  return card?.printed.abilities.some((a) => JSON.stringify(a) === text) === true
}

/** «Si innescano le abilità di Torre e di Campana.» Undefined unless each triggers once, by the same rule, and on the same. */
function triggeredTogether(
  t: Tale,
  by: readonly (readonly [ObjectId, readonly Node<EventOf<'trigger'>>[]])[],
): Saying | undefined {
  const nodes = by.flatMap(([, own]) => own)
  const rules = nodes.map((n) => rulesOf(n)[0])
  const plain = nodes.length === by.length && new Set(rules).size === 1 && new Set(nodes.map(when)).size === 1
  if (!plain || by.length < 2 || by.length > 4) return undefined
  const batches = nodes.map((n) => seenAt(t, n))
  if (new Set(batches).size > 1) return undefined
  const keywords = nodes.map(({ h }) => keywordOf(t, h.event.trigger.source, h.event.trigger.ability))
  const [keyword] = keywords
  const whose = nodes.map((n) => origin(t, n.h.event.trigger.source, n.h.event.trigger.ability))
  const said =
    keyword && new Set(keywords).size === 1
      ? t.lifelinks.size > 0
        ? phrase`si innesca il legame vitale ${and(whose.map(del))}`
        : phrase`si innescano ${and(whose.map((one) => il(ofKeyword(keyword, one))))}`
      : phrase`si innescano le abilità ${and(whose.map(del))}`
  return {
    sentence: sentence(phrase`${nodes[0] ? when(nodes[0]) : verbatim('')}${said}`),
    rules: rulesOf(...nodes),
    batch: Math.max(...batches),
  }
}

/** Of a keyword that triggers for each of its instances (702.108b), that it does. */
function eachOne(t: Tale, source: ObjectId, ability: Ability | undefined): Phrase {
  const keyword = keywordOf(t, source, ability)
  return keyword ? verbatim(`ogni istanza di ${keywordText(keyword)} si innesca per conto suo: `) : verbatim('')
}

/** How many abilities these are: of those of one text, as many as triggered on the same event (702.108b). */
function instances(nodes: readonly Node<EventOf<'trigger'>>[]): number {
  const by = new Map<string, Map<number | undefined, number>>()
  for (const { h } of nodes) {
    const text = JSON.stringify(h.event.trigger.ability)
    const on = by.get(text) ?? new Map<number | undefined, number>()
    by.set(text, on.set(h.parent, (on.get(h.parent) ?? 0) + 1))
  }
  return [...by.values()].reduce((n, on) => n + Math.max(...on.values()), 0)
}

/** The batch on which an ability triggered: it waits from then on, and nothing on the table has changed yet. */
const seenAt = (t: Tale, { h }: Node): number =>
  (h.parent === undefined ? undefined : t.evaluation.trace?.happenings[h.parent]?.batch) ??
  Math.min(h.batch, t.frames.length - 1)
