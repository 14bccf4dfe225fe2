import type { Refusal, RuleId, Violation } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  count,
  daSolo,
  del,
  ed,
  figure,
  lo,
  type Noun,
  name,
  type Phrase,
  phrase,
  say,
  verb,
  verbatim,
} from '../../../grammar/index'
import { labelOf, playerOf, thingOf } from '../../../names/people'
import { segnalini } from '../../../names/terms'
import { actingSeat, actorOf, doing } from '../../../situation/asking/legal'
import { unfit } from '../before/aiming'
import { answering, forbidding, type Question, type Saying, type Tale } from '../context'
import { guarded } from '../guarded'
import { unpaid } from '../totals-of-costs'
import { asAnnounced } from './announcing'
import { banning } from './banning'
import { enough, lacking, lackingIn, menaces, ONLY_OWN } from './creature'
import { arrived, payingByTapping, ruleOf } from './tapped'
import { offTime } from './timing'

/** What a violation is about. */
interface Detail {
  readonly object: Noun
  readonly blocker: Noun
  readonly target: Noun
  readonly player: Noun
  /** Of a card that somebody else owns: who. */
  readonly owner: Noun | undefined
  readonly number: (key: string) => number
  readonly text: (key: string) => Phrase
  /** What has a keyword that protects, from what, and that the source is such. */
  readonly guarded: (key: string, keyword: 'protection' | 'hexproof') => Phrase
  /** Counters of which there are too few. */
  readonly counter: string | undefined
  /** Whether the target was on the battlefield, and is there no more. */
  readonly gone: boolean
  /** That there are as many blockers as are asked for, where that is more than one, or who it is that can block. */
  readonly able: Phrase | undefined
  /** Whether it is menace that asks for more blockers. */
  readonly menacing: boolean
  /** The mana that the situation gives the player. */
  readonly stated: string
  /** What a cost would have sacrificed, where there is none of it: «creature». */
  readonly lacking: Noun | undefined
  /** What forbids casting, where it is one permanent. */
  readonly ban: Noun | undefined
  /** Since when a creature has been under the control of whoever controls it. */
  readonly since: Phrase
}

/** So many symbols are read one by one; more mana is only counted. */
const READ = 6

/** «Ha solo {2}{U}», «non ha mana»: what somebody has, as the situation has said it, where mana of any kind is a number. */
function owned(letters: string, said: string): Phrase {
  if (letters === '') return verbatim('non ha mana')
  const plain = said.includes('C') ? 0 : letters.split('C').length - 1
  const colored = [...letters].filter((letter) => plain === 0 || letter !== 'C')
  if (colored.length > READ) return phrase`ha solo ${figure(letters.length)} mana`
  return phrase`ha solo ${verbatim(`${plain > 0 ? `{${plain}}` : ''}${colored.map((letter) => `{${letter}}`).join('')}`)}`
}

/** Why something may not be done, after «non può …:». */
export const violations: Readonly<Record<Refusal, (d: Detail) => Phrase>> = {
  'not-enough-life': (d) => phrase`il totale è ${figure(d.number('life'))}`,
  'not-enough-team-life': (d) =>
    phrase`il totale di squadra è ${figure(d.number('life'))}, la somma è ${figure(d.number('amount'))}`,
  'cannot-gain-life': (d) => phrase`${d.player} non può guadagnare punti vita`,
  'cannot-lose-life': () => verbatim('chi non può perdere punti vita non può pagarne'),
  'cannot-pay-life': () => verbatim('un effetto vieta di pagare punti vita'),
  'no-priority': (d) => phrase`${d.player} non ha la priorità`,
  'just-arrived': (d) => d.since,
  'empty-stack': () => verbatim('la pila è vuota'),
  'stack-not-empty': () => verbatim('la pila non è vuota'),
  'no-combat': () => verbatim('nessuna creatura è in combattimento'),
  'wrong-step': () => verbatim('non è la sottofase giusta'),
  'not-a-creature': (d) => phrase`${d.object} non è una creatura`,
  'not-controlled': (d) => phrase`${d.object} è sotto il controllo di un altro giocatore`,
  tapped: (d) => phrase`${d.object} è ${agree('TAPpato', d.object)}`,
  'cannot-attack-that': () => verbatim('non si attacca chi è della propria squadra'),
  'cannot-attack': (d) =>
    d.counter === undefined
      ? phrase`un effetto vieta ${al(d.object)} di attaccare`
      : phrase`${d.object} ha ${segnalini(d.number('has'), d.counter)}`,
  'cannot-block': (d) => phrase`un effetto vieta ${al(d.object)} di bloccare`,
  'attacks-alone': (d) => phrase`un effetto vieta ${al(d.object)} di attaccare ${daSolo(d.object)}`,
  'blocks-alone': (d) => phrase`un effetto vieta ${al(d.object)} di bloccare ${daSolo(d.object)}`,
  'too-many-attackers': (d) => phrase`un effetto permette al massimo ${count(d.number('most'), 'attaccante')}`,
  'must-attack': (d) => phrase`${d.object} può attaccare, e un effetto ${lo(d.object)} obbliga a farlo`,
  'must-block': (d) => phrase`${d.object} può bloccare, e un effetto ${lo(d.object)} obbliga a farlo`,
  'must-block-that': (d) =>
    phrase`${d.blocker} può bloccare ${d.object}, e un effetto ${lo(d.blocker)} obbliga a farlo`,
  'must-be-blocked': (d) =>
    phrase`${d.object} deve essere ${agree('bloccato', d.object)}, ${ed(d.able ?? verbatim('qualcuno può farlo'))}`,
  defender: (d) => phrase`${d.object} ha difensore`,
  protected: (d) => d.guarded('object', 'protection'),
  hexproof: (d) => d.guarded('target', 'hexproof'),
  'cannot-cast': (d) => phrase`${d.ban ?? verbatim('un effetto')} vieta di lanciare la magia`,
  'cannot-activate': () => verbatim("un effetto vieta di attivare l'abilità"),
  'cannot-be-targeted': (d) => phrase`un effetto vieta di bersagliare ${d.target}`,
  'cannot-be-blocked': (d) => phrase`un effetto vieta di bloccare ${d.object}`,
  'not-defending': (d) => phrase`nessuno attacca ${d.player}`,
  'not-attacking': (d) => phrase`${d.object} non attacca`,
  'blocks-once': (d) => phrase`${d.object} blocca già un'altra creatura`,
  'too-few-blockers': (d) =>
    phrase`contro ${d.object}${verbatim(d.menacing ? ', che ha minacciare,' : '')} servono almeno ${count(d.number('least'), 'bloccante')}`,
  flies: (d) => phrase`${d.object} ha volare, ${d.blocker} non ha volare né raggiungere`,
  reaches: (d) => phrase`${d.object} ha raggiungere, ${d.blocker} non ha volare né raggiungere`,
  'in-shadow': (d) => phrase`${d.object} ha ombra, ${d.blocker} no`,
  'only-shadow': (d) => phrase`${d.blocker} ha ombra, ${d.object} no`,
  'only-flyers': (d) => phrase`${d.object} non ha volare`,
  'wrong-total': (d) =>
    phrase`la forza ${del(d.object)} è ${figure(d.number('total'))}, e il danno assegnato è ${figure(d.number('assigned'))}`,
  'wrong-receiver': (d) =>
    phrase`${d.object} può assegnare danno solo a chi ${lo(d.object)} blocca e a ciò che attacca`,
  'not-lethal': (d) => phrase`${d.blocker} non riceve danno letale`,
  'not-in-order': () => verbatim('un bloccante precedente non ha ancora danno letale'),
  'target-illegal': (d) =>
    d.gone ? phrase`${d.target} non è più sul campo di battaglia` : phrase`${d.target} non è un bersaglio legale`,
  'wrong-targets': (d) => phrase`${d.object} vuole ${count(d.number('targets'), 'bersaglio')}`,
  'not-on-battlefield': (d) => phrase`${d.object} non è sul campo di battaglia`,
  'nothing-to-sacrifice': () => verbatim(ONLY_OWN),
  'not-sacrificed': (d) => phrase`${d.object} è indistruttibile e non si può sacrificare`,
  'no-attackers': () => verbatim('nessuna creatura attacca'),
  'attacks-another': (d) => phrase`${d.object} attacca un altro giocatore`,
  'one-damage-step': () => verbatim('la sottofase di danno da combattimento è una sola'),
  untapped: (d) => phrase`${d.object} è ${agree('STAPpato', d.object)}`,
  'no-ability': (d) => phrase`${d.object} non ha questa abilità`,
  'not-in-hand': (d) => phrase`${d.object} non è in mano`,
  'no-morph': (d) => phrase`${d.object} non ha metamorfosi né camuffare`,
  'no-such-half': (d) => phrase`${d.object} non ha ${verbatim("un'altra metà o un'altra faccia")} da lanciare`,
  'front-only': (d) => phrase`${d.object} si lancia ${verbatim('con il fronte in alto')}`,
  'no-fuse': (d) => phrase`${d.object} non si può lanciare ${verbatim('con le 2 metà insieme')}`,
  'not-face-down': (d) => phrase`${d.object} non si può lanciare ${verbatim('a faccia in giù')}`,
  'no-status': (d) => phrase`${d.object} non è un permanente`,
  'not-owned': (d) =>
    d.owner === undefined
      ? phrase`${d.object} è di un altro proprietario`
      : phrase`può farlo solo il proprietario, ${ed(phrase`${d.object} è ${del(d.owner)}`)}`,
  'not-a-land': (d) => phrase`${d.object} non è una terra`,
  'land-not-cast': (d) => phrase`${d.object} è una terra, e una terra si gioca, non si lancia`,
  'land-played': (d) => phrase`${d.player} ha già giocato una terra in questo turno`,
  'hidden-zone': () => verbatim('la zona è nascosta'),
  'library-hidden': (d) => phrase`il grimorio ${del(d.player)} è coperto`,
  'hand-hidden': (d) => phrase`la mano ${del(d.player)} è nascosta`,
  'exiled-face-down': (d) =>
    phrase`${d.object} è in esilio ${verbatim('a faccia in giù, e nessun effetto lo permette')} ${al(d.player)}`,
  'face-down': (d) => phrase`${d.object} è ${verbatim('a faccia in giù')} sotto il controllo di un altro`,
  'no-number': () => verbatim("«all'infinito» non è un numero di volte"),
  'depends-on-chance': () => verbatim('nessuno sa quando esce testa'),
  'one-round-at-a-time': () => verbatim('se ne gioca uno per volta'),
  'no-ante': () => verbatim('non si gioca con la posta'),
  'fixed-order': () => verbatim("l'ordine di quella zona è fisso"),
  'cannot-suspend': (d) => phrase`${d.object} non è una carta in mano con sospendere`,
  'loyalty-used': (d) => phrase`un'abilità di fedeltà ${del(d.object)} è già stata attivata in questo turno`,
  'ability-used': () => verbatim('in questo turno è già stata attivata'),
  'not-own-turn': (d) => phrase`non è il turno ${del(d.player)}`,
  'not-enough-mana': (d) =>
    phrase`serve ${d.text('cost')} ${ed(phrase`${d.player} ${owned(d.text('has'), d.stated)}`)}`,
  'cannot-pay': (d) =>
    d.counter === undefined
      ? verbatim('non può pagare tutto il costo')
      : phrase`${d.object} ha ${segnalini(d.number('has'), d.counter)} e il costo ne chiede ${figure(d.number('amount'))}`,
  'no-mana-cost': (d) => phrase`${d.object} non ha un costo di mana`,
  'no-such-cost': (d) => phrase`${d.object} non offre questo costo`,
  'two-alternative-costs': () => verbatim('due costi alternativi non si applicano insieme'),
  'x-is-zero': () => verbatim('senza pagarlo, X vale 0'),
  'no-such-symbol': () => verbatim('i simboli Phyrexiani sono meno'),
  'wrong-half': () => verbatim('un simbolo ibrido si paga solo con una delle sue due metà'),
  'wrong-division': () => verbatim('ogni bersaglio riceve almeno 1, e tutti insieme ricevono quanto si divide'),
  'kicked-twice': () => verbatim('il costo di potenziamento si paga una volta sola'),
  'wrong-modes': () => verbatim('i modi scelti non sono quanti la magia chiede'),
  'repeated-mode': () => verbatim('lo stesso modo si ripete solo dove la magia lo permette'),
  'cannot-pay-with-that': () => verbatim('il costo non si paga con ciò che è stato scelto'),
  'illegal-choice': () => verbatim('una delle scelte fatte non è fra quelle possibili'),
  'already-attached': (d) => phrase`${d.object} è già ${agree('assegnato', d.object)}`,
  'sorcery-timing': () => verbatim('serve la propria fase principale con la pila vuota'),
}

/** What a violation speaks of, in words. */
export function detailOf(t: Tale, v: Violation): Detail {
  const d = v.detail ?? {}
  const thing = (key: string): Noun =>
    typeof d[key] === 'string'
      ? (t.people.players[d[key]] ?? thingOf(t.people, d[key], t.view(t.first)))
      : name('la creatura', 'f')
  const who = typeof d.player === 'string' ? d.player : (t.people.order[0] ?? 'A')
  return {
    object: thing('object'),
    blocker: thing('blocker'),
    target: thing('target'),
    player: playerOf(t.people, who),
    owner: typeof d.owner === 'string' && d.owner !== '' ? playerOf(t.people, d.owner) : undefined,
    number: (key) => Number(d[key] ?? 0),
    text: (key) => verbatim(`${d[key] ?? ''}`),
    guarded: (key, keyword) => {
      const idOf = (at: string): string | undefined => (typeof d[at] === 'string' ? d[at] : undefined)
      // A spell whose casting is taken back is on the stack only as it was announced.
      const announced = t.evaluation.trace?.refused.get(t.action)
      const then = announced ? t.evaluation.look(announced) : t.view(t.first)
      const id = idOf('source')
      const source = { id, noun: id === undefined ? thing('source') : thingOf(t.people, id, then) }
      const hostile = keyword === 'hexproof' && idOf('player') !== undefined
      return guarded(then, { id: idOf(key) ?? '', noun: thing(key) }, keyword, source, hostile)
    },
    gone: typeof d.target === 'string' && hasLeft(t, d.target),
    counter: typeof d.counter === 'string' ? d.counter : undefined,
    able: v.reason === 'must-be-blocked' && typeof d.object === 'string' ? enough(t, d.object) : undefined,
    menacing: typeof d.object === 'string' && menaces(t, d.object),
    stated: t.people.scenario.players?.[who]?.mana ?? 'C',
    lacking: v.reason === 'nothing-to-sacrifice' ? lacking(t) : undefined,
    ban: v.reason === 'cannot-cast' ? banning(t) : undefined,
    since: arrived(t, typeof d.object === 'string' ? d.object : '', thing('object')),
  }
}

/** Whether something that was on the battlefield at first is somewhere else now. */
const hasLeft = (t: Tale, id: string): boolean =>
  t.frames[0]?.objects[labelOf(id)]?.zone === 'battlefield' && t.view(t.first).state.objects[id]?.zone !== 'battlefield'

/** What the rule that forbids has asked the others: whatever answered is behind it. */
const asked: Readonly<Partial<Record<Refusal, readonly Question[]>>> = {
  'must-be-blocked': ['leastBlockers'],
  'too-few-blockers': ['leastBlockers', 'redundant'],
  'not-lethal': ['lethalDamage', 'oneIsLethal'],
  'wrong-total': ['combatDamageAmount'],
}

/** The rules that are behind the one that forbids. */
export const behind = (t: Tale, { reason }: Violation): readonly string[] =>
  reason === 'cannot-lose-life' ? forbidding(t, 'loseLife') : answering(t, ...(asked[reason] ?? []))

/** What was tried, after «non può»: a payment of life is told as such, since the total is what forbids it. */
function tried(t: Tale, v: Violation): Phrase {
  const amount = v.detail?.amount
  if (v.reason === 'not-enough-life' && typeof amount === 'number') return phrase`pagare ${count(amount, 'punto vita')}`
  return doing({ ...t.people, now: t.view(t.first) }, t.action)
}

/** «Anna non può pagare 3 punti vita: il totale è 2. L'azione è annullata.» */
export function refused(t: Tale, found: readonly Violation[]): readonly Saying[] {
  const [v] = found
  if (!v) return []
  const step = t.people.scenario.script?.[t.action]
  const d = detailOf(t, v)
  const payers = typeof step === 'object' && 'pay' in step ? Object.keys(step.pay) : []
  const who = payers.length > 1 ? payers.map((p) => playerOf(t.people, p)) : [actorOf(t.people, step, t.action)]
  const assigns = ['wrong-total', 'wrong-receiver', 'not-lethal', 'not-in-order'].includes(v.reason)
  const early = step === 'combat-damage' || step === 'next-combat-damage'
  const what = assigns
    ? verbatim('assegnare così il danno')
    : early
      ? verbatim('passare al danno da combattimento')
      : tried(t, v)
  const spent = payingByTapping(t, v) ? ' e non può pagare {T}' : ''
  const equips = v.reason === 'not-controlled' && v.rule === '702.6a'
  const cannot = phrase`${and(who)} non ${verb('può', who)} ${what}`
  const why = equips
    ? verbatim('si equipaggia solo una creatura che si controlla')
    : v.reason === 'sorcery-timing'
      ? offTime(t, actingSeat(t.people, step, t.action))
      : v.reason === 'target-illegal' && !d.gone
        ? asAnnounced(t, cannot, d.target)
        : phrase`${violations[v.reason](d)}${verbatim(spent)}`
  return [
    ...(v.reason === 'not-enough-mana' ? unpaid(t) : []),
    ...(v.reason === 'target-illegal' && !d.gone ? unfit(t) : []),
    {
      sentence: say`${cannot}: ${d.lacking ? lackingIn(cannot, d.lacking) : why}. L'azione è annullata.`,
      // What is forbidden for another reason as well is not said, and neither are its numbers.
      rules: [
        ...(v.reason === 'land-not-cast' ? [NEVER_A_SPELL] : []),
        ...found.filter((x) => x.reason === v.reason).map((x) => ruleOf(t, x)),
        ...behind(t, v),
      ],
      batch: t.first,
    },
  ]
}

/** A land is played and never goes on the stack; that it is no permanent spell follows. */
const NEVER_A_SPELL: RuleId = '305.1'
