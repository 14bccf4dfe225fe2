import { agree, al, and, del, ed, il, phrase, verb, verbatim } from '../../grammar/index'
import { stageOf } from '../../names/terms'
import { inOrder } from '../../situation/stem/mana'
import { object, player } from '../telling/context'
import { isToken, now, objectOf, staticsBuried, usedAndExiled } from '../why/scene'
import { active, type Held, objectAsked, ofObject, ofPlayer } from './held'

/** What is held of games, players, zones and cards in them. */
export const heldOfGames: Readonly<Record<string, Held>> = {
  'dead-creature-deals-damage': () =>
    phrase`chi lascia il campo di battaglia resta in combattimento e infligge lo stesso il proprio danno`,
  // Of what may be done it is a permit that they have win.
  'can-beats-cant': ({ t }) =>
    t.people.scenario.script?.some((s) => typeof s === 'object' && 'effect' in s)
      ? phrase`fra un ordine e un divieto vince il più recente`
      : undefined,
  'ability-once-a-turn': ({ t }) =>
    t.evaluation.reports.some(({ type }) => type === 'refused')
      ? undefined
      : phrase`la stessa abilità si attiva una volta per turno, e in questo turno non è ancora stata attivata`,
  'trigger-may-be-declined': ({ t }) => {
    const costly = Object.values(t.evaluation.start.objects).filter((o) =>
      o.printed.abilities.some(
        (a) => a.type === 'triggered' && 'effect' in a && a.effect.do === 'loseLife' && a.effect.who === 'you',
      ),
    )
    const [one, ...more] = costly
    return one && more.length === 0
      ? phrase`un'abilità innescata si può rifiutare: ${player(t, one.controller)} rifiuta quella ${del(object(t, one.id))}, per non perdere punti vita`
      : undefined
  },
  'all-named-are-targets': ({ t, objects }) => {
    const who = objects.map((label) => object(t, objectOf(now(t), label)))
    return who.length > 0
      ? phrase`tutto ciò che una magia tocca ne è un bersaglio, ${ed(and(who))} non ${verb('può', who)} esserlo`
      : undefined
  },
  'prowess-after-spell': () => phrase`prodezza aspetta che la magia lasci la pila, e si innesca solo allora`,
  'static-from-graveyard': ({ t }) => {
    // What has just gone there works as well for them as what lay there before.
    const all = staticsBuried(now(t)).map((id) => del(object(t, id)))
    if (all.length < 2) return all[0] && phrase`anche dal cimitero funziona l'abilità ${all[0]}`
    return phrase`anche dal cimitero funzionano le abilità ${and(all)}`
  },
  'stolen-creature-my-graveyard': () =>
    phrase`una carta va nella mano, nel grimorio o nel cimitero di chi la controlla`,
  'mulligan-draw-fewer': ({ t }) =>
    (now(t).ask('freeMulligans', {}) ?? 0) > 0
      ? phrase`dal secondo mulligan si pesca una carta in meno ogni volta`
      : undefined,
  'menace-stacks': () => phrase`ogni istanza di minacciare chiede un altro bloccante`,
  'apnap-active-resolves-first': (s) => phrase`è il turno ${del(active(s))}: le sue abilità si risolvono per prime`,
  'archenemy-everyone-40': () => phrase`in Archenemy tutti cominciano con 40 punti vita`,
  'library-order-by-controller': ({ t }) => {
    const by = t.people.scenario.script?.flatMap((s) => (typeof s === 'object' && 'effect' in s && s.by ? [s.by] : []))
    return by?.[0] === undefined
      ? undefined
      : phrase`le carte messe insieme le ordina chi controlla l'effetto, cioè ${player(t, by[0])}`
  },
  'brawl-always-25': () => phrase`in Brawl si comincia con 25 punti vita, qualunque sia il numero dei giocatori`,
  'brawl-life-40': () => phrase`in Brawl, come in Commander, si comincia con 40 punti vita`,
  'vanguard-modifier-ignored': () =>
    phrase`si comincia con 20 punti vita, e il modificatore della carta vanguard non conta`,
  'cannot-pay-all-life': () => phrase`un pagamento deve lasciare almeno 1 punto vita`,
  'empty-stack-ends-phase': ({ t }) => {
    const { step } = (t.frames[0] ?? t.evaluation.start).turn
    return phrase`la pila è vuota: ${il(stageOf(step))} finisce`
  },
  'priority-after-resolution': ({ t }) => {
    const resolved = t.evaluation.trace?.happenings.findLast(({ event }) => event.type === 'resolve')
    const id = resolved?.event.type === 'resolve' ? resolved.event.object : undefined
    const o = id === undefined ? undefined : t.frames[Math.max(0, (resolved?.batch ?? 1) - 1)]?.objects[id]
    if (!o) return undefined
    const who = player(t, o.controller)
    const next = t.evaluation.trace?.happenings.find(
      ({ event: e, id: at }) => e.type === 'cast' && at > (resolved?.id ?? 0) && e.player !== o.controller,
    )
    const then =
      next?.event.type === 'cast'
        ? phrase`, ${ed(player(t, next.event.player))} la riceve quando ${who} passa`
        : verbatim('')
    return phrase`${who} controllava ${object(t, o.id)}: dopo la risoluzione la priorità è sua${then}`
  },
  'mulligan-always-free': ofPlayer((who) => phrase`il primo mulligan ${del(who)} è gratuito e non si conta`),
  'shuffle-before-start-player': () => phrase`i mazzi si rimescolano prima di ogni altra cosa`,
  'one-cleanup-step': () => phrase`la sottofase di cancellazione è una sola: dopo l'abilità il turno finisce`,
  'sideboard-is-zone': () => phrase`fra le zone si conta anche il sideboard`,
  'revealed-hand-public': ofPlayer(
    (who) => phrase`le carte in mano ${al(who)} sono rivelate: finché lo sono, la mano è una zona pubblica`,
  ),
  'owner-may-look-library': ofPlayer((who) => phrase`il grimorio è ${del(who)}, che può guardarne le carte`),
  'facedown-exile-owner-looks': ofObject((x, s) => {
    const o = now(s.t).state.objects[objectAsked(s) ?? '']
    return o && phrase`${x} è una carta ${del(player(s.t, o.owner))}: in esilio il proprietario può sempre guardarla`
  }),
  'facedown-exile-exiler-looks': ofObject(
    (x) => phrase`chi ha esiliato ${x} può sempre guardare la carta, anche a faccia in giù`,
  ),
  'facedown-no-reveal': ofObject((x) => phrase`${x} è a faccia in giù: cambia zona senza che nessuno riveli la carta`),
  'nth-from-top-fails': ({ t, objects: [label] }) => {
    const o = label === undefined ? undefined : now(t).state.objects[now(t).state.cards[label] ?? label]
    return o && phrase`nel grimorio ${del(player(t, o.owner))} ci sono troppo poche carte: l'effetto non fa niente`
  },
  'loop-without-number': () => phrase`un giro che si può ripetere a piacere si ripete anche senza dire un numero`,
  'loop-waits-for-chance': () => phrase`il giro si ripete finché non arriva l'esito voluto`,
  'loop-round-by-round': () =>
    phrase`i giri si giocano uno per uno: dire quanti sono non basta, e non se ne conta nessuno`,
  'loop-counts-once': () => phrase`un giro proposto si gioca una volta sola, e gli altri non si contano`,
  'loop-gives-infinite': ofPlayer((who) => phrase`${who} può ripetere il giro a piacere: ha punti vita infiniti`),
  'shortcut-runs-to-end': () => phrase`una scorciatoia proposta arriva fino in fondo, e tutti i giri contano`,
  'shortened-is-undone': () =>
    phrase`una scorciatoia accorciata non vale niente, e dei suoi giri non se ne conta nessuno`,
  'shuffler-knows-order': () => phrase`chi rimescola sa ancora dove sono le carte`,
  'found-card-shuffled-in': () => phrase`anche la carta trovata si rimescola insieme alle altre`,
  'shuffle-needs-object': ({ t }) => {
    const gone = usedAndExiled(t)
    return gone === undefined
      ? phrase`ciò che doveva finire nel grimorio non c'è più: il grimorio non si rimescola`
      : phrase`${object(t, gone)} non può più finire nel grimorio: il grimorio non si rimescola`
  },
  'target-follows-object': ofObject((x, { t, objects: [label = ''] }) => {
    const { counters = {}, tapped = false } = t.evaluation.start.objects[label] ?? {}
    const had = Object.values(counters).some((n) => n > 0)
    const v = now(t).state
    const back = v.objects[v.cards[label] ?? label]
    // What it has come back without is said, all of it: it lies untapped, for them too.
    const untapped = tapped && back?.zone === 'battlefield' && !back.tapped
    const bare = untapped
      ? phrase`, solo STAPpato${verbatim(had ? ' e senza segnalini' : '')}`
      : verbatim(had ? ', e solo i segnalini restano indietro' : '')
    return phrase`la carta è la stessa: anche dopo aver cambiato zona ${x} è lo stesso oggetto${bare}`
  }),
  'suspended-without-counters': ofObject(
    (x) => phrase`${x} è in esilio con sospendere: è ${agree('sospeso', x)} anche senza segnalini tempo`,
  ),
  'escalate-counts-first': ({ t }) => {
    const s = t.people.scenario.script?.at(-1)
    const modes = typeof s === 'object' && 'cast' in s ? (s.modes?.length ?? 0) : 0
    if (typeof s !== 'object' || !('cast' in s) || modes === 0) return undefined
    const o = t.evaluation.start.objects[s.cast]
    const each = o?.printed.keywords.find(({ keyword }) => keyword === 'escalate')
    const mana = o && t.people.scenario.players?.[o.controller]?.mana
    if (!o || !each || !('cost' in each) || o.printed.manaCost === undefined || mana === undefined) return undefined
    const which = verbatim(modes === 1 ? 'per il modo scelto' : `per ognuno dei ${modes} modi`)
    return phrase`incrementare si paga per ogni modo: ${object(t, o.id)} costa ${verbatim(o.printed.manaCost)}, più ${verbatim(`${each.cost}`)} ${which}, ${ed(phrase`${player(t, o.controller)} ha solo ${verbatim(inOrder(mana))}`)}`
  },
  'card-elsewhere-is-permanent': ofObject((x) => phrase`${x} ha un tipo da permanente: è un permanente in ogni zona`),
  'token-is-card': ofObject((x) => phrase`${x} è una pedina, e una pedina conta come una carta`),
  'delayed-sacrifice-not-controller': ofObject((x) => phrase`il sacrificio ritardato vale chiunque controlli ${x}`),
  'replacement-chosen-by-source': (s) =>
    phrase`fra due effetti di sostituzione sceglie chi li controlla, cioè ${active(s)}`,
  'token-is-counter': () => phrase`segnalino e pedina sono due parole per la stessa cosa`,
  'token-is-permanent-type': () => phrase`fra i tipi di permanente si conta anche la pedina`,
  'token-owner-spell-controller': ofObject((x, s) => {
    const id = objectAsked(s) ?? ''
    const owner = now(s.t).ask('owner', { object: id })
    return owner === undefined
      ? undefined
      : phrase`${x} viene da un effetto ${del(player(s.t, owner))}: la pedina è di chi controlla l'effetto`
  }),
  'controller-is-owner': ofObject((x, { t, objects }) => {
    const [label = ''] = objects
    // Spells of another player's that somebody has cast are theirs at once, also those that never become permanents.
    const spells = objects.flatMap((one) => t.frames[0]?.objects[one] ?? []).filter((o) => o.zone === 'stack')
    const [caster] = spells
    if (caster && spells.length > 1)
      return phrase`${player(t, caster.controller)} controlla ${and(spells.map(({ id }) => object(t, id)))}: chi controlla una carta ne è anche il proprietario`
    // Whatever becomes of it: who controlled it while it was on the battlefield.
    const at = t.frames.findLastIndex(({ cards, objects }) => objects[cards[label] ?? label]?.zone === 'battlefield')
    if (at < 0) return undefined
    const who = player(t, t.view(at).controller(objectOf(t.view(at), label)))
    // What comes onto the battlefield in the story is no permanent yet where this is said.
    const there = t.frames[0]?.objects[label]?.zone === 'battlefield' || isToken(t, objectOf(now(t), label))
    const thing = there ? 'un permanente' : 'una carta'
    return phrase`${who} controlla ${x}: chi controlla ${verbatim(thing)} ne è anche il proprietario`
  }),
  'stack-fifo': ({ t }) => {
    const first = t.evaluation.trace?.happenings.find(
      ({ event, batch }) => event.type === 'resolve' && (t.frames[batch - 1]?.shared.stack.length ?? 0) > 1,
    )
    const id = first?.event.type === 'resolve' ? first.event.object : undefined
    const o = id === undefined ? undefined : t.frames[Math.max(0, (first?.batch ?? 1) - 1)]?.objects[id]
    return o && !o.onStack?.ability
      ? phrase`${object(t, o.id)} è in pila da più tempo: si risolve per primo ciò che è arrivato per primo`
      : phrase`si risolve per primo ciò che è arrivato per primo in pila`
  },
}
