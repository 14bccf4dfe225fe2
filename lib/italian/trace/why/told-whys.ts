import { type Probe, readingsOf } from '#lib/questions/index'
import type { EventType, Happening } from '#lib/rules/index'
import { sentence } from '../../grammar/index'
import { labelOf } from '../../names/people'
import type { Dated, Saying, Span, Tale } from '../telling/context'
import { BURYING, DESTROYING } from '../telling/done-away'
import { besideOf } from './beside'
import { isCopied, isEntering } from './entering'
import { whyOf } from './index'
import {
  aimsAt,
  changedHands,
  dealtFromElsewhere,
  laidTogether,
  last,
  lastDiscard,
  losesKeyword,
  markedBefore,
  outlives,
  overtakenBy,
  stackedTogether,
  tramplesBlocking,
} from './scene'
import { livedThrough } from './strikes'
import { isSwept } from './sweep'
import { freshWalkers, usesUp } from './walkers'
import type { Asked } from './why'

/** The telling with what these rules did, each after the action in which it last spoke. */
export function withWhys(
  t: Tale,
  told: readonly Dated[],
  rules: readonly string[],
  spans: readonly Span[],
  probe: Probe,
): readonly Saying[] {
  const all = [...told]
  const asked = askedBy(probe)
  // What is said before an event stands beside it, after what is said of others.
  for (const rule of [...rules.filter((r) => !BEFORE[r]), ...rules.filter((r) => BEFORE[r])]) {
    const spoke = t.evaluation.trace?.entries.findLast((entry) => entry.rule === rule && entry.action >= 0)
    const action = spoke?.action ?? spans.length - 1
    const { first, last } = spans[action] ?? { first: 0, last: 0 }
    Object.assign(t, { action, first, last, batch: last + 1 })
    const why = whyOf(rule, t, asked)
    const at =
      placeOf(t, all, rule) ??
      beforeRefusal(t, all, rule) ??
      all.findLastIndex((s) => !s.values && s.action <= action) + 1
    if (why)
      all.splice(at, 0, {
        sentence: sentence(why),
        explains: true,
        rules: [...besideOf(t, rule), rule],
        // The order of timestamps is one thing, and what gives a new one another.
        ...(rule === '613.7' ? { whole: true } : {}),
        batch: all[at - 1]?.batch ?? all[at]?.batch ?? last,
        action: all[at - 1]?.action ?? action,
      })
  }
  return all
}

/** Rules that say what a word means: before the action in which it is used, also one that is refused. */
const MEANING: ReadonlySet<string> = new Set(['702.16j'])

/** An event that a rule explains, where its sentence stands beside the one that tells it. */
type Explained = (h: Happening, t: Tale) => boolean

const of =
  (...types: readonly EventType[]): Explained =>
  ({ event, fate }) =>
    fate === 'happened' && types.includes(event.type)
const movedBy = ({ event }: Happening): string => (event.type === 'move' ? event.object : '')

/** What a spell or ability costs is told with the payment. */
const casting = of('payMana', 'cast')
/** What an ability costs is told with its activation, and that with its payment. */
const activating: Explained = (h, t) =>
  of('activate', 'payMana')(h, t) &&
  t.evaluation.trace?.happenings.some(({ event, action }) => event.type === 'activate' && action === h.action) === true

/** What is cast or activated, or paid for it, with somebody as a target that has a keyword. */
const aiming =
  (keyword: string): Explained =>
  (h, t) =>
    of('cast', 'activate', 'payMana')(h, t) &&
    t.evaluation.trace?.happenings.some((x) => x.action === h.action && aimsAt(t, x, keyword)) === true

/** Events of which some rules speak before they come about, and others as soon as they have: any other rule comes after its action. */
const BEFORE: Readonly<Record<string, Explained>> = {
  '115.10': of('destroy'),
  '120.4a': of('damage'),
  // A sacrifice that is a cost is told with what it pays for.
  '118.7a': of('payMana', 'cast', 'sacrifice'),
  '101.2': of('activate'),
  '701.23b': of('shuffle'),
  '701.23d': of('shuffle'),
  '117.1a': (h, t) => of('cast')(h, t) && h.action === t.action,
  '111.13': (h, t) => of('resolve')(h, t) && h.event.type === 'resolve' && isCopied(t, h.event.object),
  '113.7a': (h, t) => outlives(t, h),
  '303.4f': (h, t) => of('move')(h, t) && [...h.rules, ...h.by].includes('303.4f'),
  '305.7': of('destroy'),
  '401.7': (h, t) => of('move')(h, t) && h.event.type === 'move' && h.event.to === 'library',
  '400.1': isSwept,
  '403.2': isSwept,
  '405.4': of('resolve'),
  '405.5': (h, t) => of('resolve')(h, t) && (t.frames[h.batch - 1]?.shared.stack.length ?? 0) > 1,
  '400.12': of('exile'),
  '401.4': (h, t) => h.event.type === 'move' && h.event.to === 'library' && of('move')(h, t),
  '405.6f': (h, t) =>
    (of('destroy', 'move', 'unattach', 'cease')(h, t) && h.rules.some((rule) => CHECKS.includes(rule))) ||
    (of('cast')(h, t) && h.action === t.action),
  '406.3a': of('gainLife'),
  '406.4': (h, t) => of('move')(h, t) && t.view(h.batch - 1).state.objects[movedBy(h)]?.zone === 'exile',
  '510.1c': of('damage'),
  '510.2': of('damage'),
  '500.2': (h, t) => of('playLand')(h, t) && h.action === t.action,
  '504.1': (h, t) => of('untap', 'draw')(h, t) && h.rules.some((rule) => rule === '502.3' || rule === '504.1'),
  '514.2': (h, t) => (of('damage')(h, t) && markedBefore(t, h)) || overtakenBy(t, h),
  '509.1b': (h, t) => of('block')(h, t) && losesKeyword(t),
  '601.2b': casting,
  '603.3b': (h, t) => stackedTogether(t)[0]?.id === h.id,
  // What has looked back triggers of it.
  '603.10a': (h, t) => of('trigger')(h, t) && h.rules.includes('603.10a'),
  '605.1a': (h, t) => of('addMana')(h, t) && h.action === t.action,
  '605.3b': (h, t) => of('addMana')(h, t) && h.action === t.action,
  '606.3': (h, t) =>
    h.event.type === 'useLoyalty' && h.fate === 'happened' && freshWalkers(t).includes(labelOf(h.event.object)),
  '606.6': (h, t) => usesUp(t, h) !== undefined,
  '608.2g': casting,
  '613.1': (h, t) => of('cast')(h, t) && h.action === t.action,
  '514.1': (h, t) => h === lastDiscard(t),
  '613.4': (h, t) => h.event === last(t, 'damage'),
  '613.8': of('damage', 'destroy'),
  '614.4': ({ event, fate }) => event.type === 'destroy' && fate === 'replaced',
  '614.5': of('damage'),
  '614.12': (h, t) => of('resolve')(h, t) && isEntering(t, h),
  '615.12': of('damage'),
  '700.4': of('trigger'),
  '701.21a': of('sacrifice'),
  '701.19c': (h, t) => of('destroy')(h, t) && h.event.type === 'destroy' && h.event.noRegeneration === true,
  '701.24c': of('shuffle'),
  '702.3b': of('block'),
  '702.16a': of('damage'),
  '508.1c': of('attack'),
  '702.20b': of('attack'),
  '702.9b': of('block'),
  '702.11b': aiming('hexproof'),
  '702.12b': aiming('indestructible'),
  '702.15d': dealtFromElsewhere,
  '702.90e': dealtFromElsewhere,
  '702.10c': (h, t) => of('activate', 'tap', 'untap')(h, t) && h.action === t.action,
  '702.15e': of('gainLife'),
  '702.15f': of('damage'),
  '702.79a': (h, t) => of('trigger')(h, t) && h.rules.includes('702.79a'),
  '702.90c': of('nextTurn'),
  // What is buried for its toughness is not destroyed at the same check.
  '704.5h': (h, t) => of('move')(h, t) && h.rules.includes('704.5f'),
  '704.5j': (h, t) => of('move')(h, t) && h.rules.includes('704.5j'),
  '702.93a': (h, t) => of('trigger')(h, t) && h.rules.includes('702.93a'),
  '702.108a': (h, t) => of('trigger')(h, t) && h.rules.includes('702.108a'),
  '732.2a': (h, t) => of('gainLife')(h, t) && h.action === t.action,
  '732.2b': (h, t) => of('gainLife')(h, t) && h.action === t.action,
  '702.164c': of('damage'),
  '702.16f': of('block'),
  '702.19a': (h, t) => h.event.type === 'damage' && of('damage')(h, t) && tramplesBlocking(t, h.event.source),
  '201.2a': of('begin'),
  '110.1': of('gainLife'),
  '110.4c': of('gainLife'),
  '110.2a': (h, t) => of('move')(h, t) && h.event.type === 'move' && h.event.to === 'battlefield',
  '111.7': of('trigger'),
  '903.9a': of('trigger'),
  '111.6': (h) => h.measured?.some(({ filter }) => filter?.zone === 'graveyard') === true,
  '119.1a': of('loseLife'),
  '810.4': of('damage', 'loseLife'),
  '119.9': of('trigger'),
  '119.10': of('gainLife'),
  '406.6': (h, t) => of('move')(h, t) && t.view(h.batch - 1).state.objects[movedBy(h)]?.zone === 'exile',
  '702.19f': of('damage'),
}
const AFTER: Readonly<Record<string, Explained>> = {
  // What has been a copy of another before shows the lower half of what it copies last.
  '110.5c': (h, t) => of('begin')(h, t) && h.event === last(t, 'begin'),
  '112.1': activating,
  '113.3b': of('cast'),
  '113.3c': of('trigger'),
  '113.3d': (h, t) => of('resolve')(h, t) && isEntering(t, h),
  '113.8': (h, t) => changedHands(t, h),
  '118.9c': casting,
  '121.4': of('draw'),
  '202.3': casting,
  '303.4a': casting,
  '103.5c': of('mulligan'),
  '404.3': (h, t) =>
    of('move')(h, t) && h.event.type === 'move' && laidTogether(t)?.cards.includes(h.event.as ?? '') === true,
  '408.1': of('destroy'),
  '712.21': of('destroy'),
  '508.1b': of('damage'),
  '510.4': (h, t) => h.id === livedThrough(t)?.id,
  '513.2': (h, t) => isEntering(t, h) && t.view(h.batch).state.turn.step === 'end',
  '601.2c': casting,
  '614.1a': (h, t) => of('move')(h, t) && h.event.type === 'move' && h.event.to === 'exile',
  '603.2': of('begin'),
  '603.4': (h, t) => of(last(t, 'fail') ? 'trigger' : 'resolve')(h, t),
  '608.2b': of('resolve'),
  '700.2a': casting,
  '701.6b': of('counter'),
  '701.24a': of('shuffle'),
  '702.2b': of('damage'),
  '702.6a': of('fail'),
  // Without its last counter a card is suspended no more.
  '702.62b': (h, t) =>
    h.event.type === 'adjustCounters' &&
    h.event.by < 0 &&
    !t.frames[h.batch]?.objects[h.event.on]?.counters[h.event.counter],
  '704.3': (h, t) => of('damage', 'loseLife')(h, t) && h.action === t.action,
}

/** What state-based actions do away with. */
const CHECKS: readonly string[] = [
  ...Object.keys(DESTROYING),
  ...Object.keys(BURYING),
  '704.5d',
  '704.5f',
  '704.5n',
  '704.5p',
]

/** Where the telling stands of the first event that a rule explains; undefined where nothing tells one. */
function placeOf(t: Tale, told: readonly Dated[], rule: string): number | undefined {
  const explains = BEFORE[rule] ?? AFTER[rule]
  const begins = MEANING.has(rule) ? told.findIndex((s) => s.action === t.action) : -1
  if (!explains) return begins < 0 ? undefined : begins
  const ids = (t.evaluation.trace?.happenings ?? []).filter((h) => explains(h, t)).map(({ id }) => id)
  const leads = (s: Dated): boolean => BEFORE[rule] !== undefined && s.leadsTo !== undefined && ids.includes(s.leadsTo)
  const tells = (s: Dated): boolean => s.of?.some((id) => ids.includes(id)) === true || leads(s)
  const at = told.findIndex(tells)
  if (at < 0 || BEFORE[rule]) return at < 0 ? undefined : at
  // What comes about together is told to its end, and one reason after the other.
  const last = told.findLastIndex((s) => s.batch === told[at]?.batch && tells(s))
  const next = told.findIndex((s, n) => n > last && !s.explains)
  return next < 0 ? told.length : next
}

/** What is no reason for a refusal is said after it. */
const NO_REASON: ReadonlySet<string> = new Set(['506.4b'])

/** Where the telling stands of an action that is refused: why it may not be done is said before that it is not. */
function beforeRefusal(t: Tale, told: readonly Dated[], rule: string): number | undefined {
  if (t.evaluation.reports[t.action]?.type !== 'refused' || NO_REASON.has(rule)) return undefined
  const at = told.findIndex((s) => s.action === t.action && !s.explains && !s.values)
  return at < 0 ? undefined : at
}

/** The objects that a question names. */
const askedBy = (probe: Probe): Asked => ({
  readings: readingsOf(probe),
  objects: [
    ...new Set(readingsOf(probe).flatMap((r) => ('object' in r ? [r.object] : 'objects' in r ? r.objects : []))),
  ],
})
