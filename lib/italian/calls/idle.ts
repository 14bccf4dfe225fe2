import type { IdleKind } from '#lib/questions/calls'
import type { PlayerId } from '#lib/rules/index'
import {
  agree,
  carte,
  count,
  creature,
  del,
  type Noun,
  type Phrase,
  puntiVita,
  say,
  sul,
  verbatim,
} from '../grammar/index'
import type { CallWords, Tale } from './tale'

type Words = CallWords['facts'][string]

const GAMES: Readonly<Record<string, string>> = { 1: 'La prima.', 2: 'La seconda.', 3: 'La terza.' }

const COLORS: Readonly<Record<string, string>> = { W: 'bianco', U: 'blu', B: 'nero', R: 'rosso', G: 'verde' }

const TONGUES: Readonly<Record<string, string>> = {
  en: 'In inglese.',
  de: 'In tedesco.',
  fr: 'In francese.',
  es: 'In spagnolo.',
  ja: 'In giapponese.',
}

const FORMATS: Readonly<Record<string, string>> = {
  standard: 'Standard.',
  pioneer: 'Pioneer.',
  modern: 'Modern.',
  legacy: 'Legacy.',
}

const cards = (n: unknown): Phrase => (n === 0 ? say`Nessuna.` : say`${carte(Number(n))}.`)
const yesNo = (is: unknown): Phrase => (is === true ? say`Sì.` : say`No.`)

/** What is asked of a player: `fallback` is whom it was asked of when that went without saying. */
const ofPlayer =
  (fallback: PlayerId, ask: (who: Noun) => Phrase, said: (value: unknown) => Phrase): ((about: string) => Words) =>
  (about) => ({ ask: (t) => ask(t.player(about || fallback)), said: (_, value) => said(value) })

/** What is asked of a thing: that of an axis that is told, or one that the story names itself. */
const ofThing =
  (ask: (what: Noun) => Phrase, said: (value: unknown, t: Tale) => Phrase): ((about: string) => Words) =>
  (about) => ({
    ask: (t) => ask(t.told(about) === undefined ? t.named(about) : t.thing(about)),
    said: (t, value) => said(value, t),
  })

const KINDS: Readonly<Record<IdleKind, (about: string) => Words>> = {
  hand: ofPlayer('N', (who) => say`Quante carte ha in mano ${who}?`, cards),
  library: ofPlayer('A', (who) => say`Quante carte ci sono nel grimorio ${del(who)}?`, cards),
  graveyard: ofPlayer('A', (who) => say`Quante carte ci sono nel cimitero ${del(who)}?`, cards),
  exile: ofPlayer('A', (who) => say`Quante carte ${del(who)} sono in esilio?`, cards),
  deck: ofPlayer('A', (who) => say`Quante carte aveva il mazzo ${del(who)} all'inizio della partita?`, cards),
  mulligan: ofPlayer(
    'A',
    (who) => say`${who} ha fatto mulligan?`,
    (is) => (is === true ? say`Sì, una volta.` : say`No.`),
  ),
  lands: ofPlayer(
    'A',
    (who) => say`Quante terre controlla ${who}?`,
    (n) => say`${count(Number(n), 'terra')}.`,
  ),
  creatures: ofPlayer(
    'N',
    (who) => say`Quante creature controlla ${who}?`,
    (n) => (n === 0 ? say`Nessuna.` : say`${creature(Number(n))}.`),
  ),
  life: ofPlayer(
    'A',
    (who) => say`Quanti punti vita ha ${who}?`,
    (n) => say`${puntiVita(Number(n))}.`,
  ),
  poison: ofPlayer(
    'A',
    (who) => say`Quanti segnalini veleno ha ${who}?`,
    (n) => (n === 0 ? say`Nessuno.` : say`${count(Number(n), 'segnalino')} veleno.`),
  ),
  began: () => ({ ask: () => say`Chi ha cominciato la partita?`, said: (t, who) => say`${t.player(String(who))}.` }),
  beganTeam: () => ({
    ask: () => say`Quale squadra ha cominciato la partita?`,
    said: (t, who) => say`Quella ${del(t.player(String(who)))}.`,
  }),
  game: () => ({ ask: () => say`Che partita dell'incontro è?`, said: (_, n) => verbatim(GAMES[String(n)] ?? '') }),
  format: () => ({
    ask: () => say`In quale formato giocate?`,
    said: (_, which) => verbatim(FORMATS[String(which)] ?? ''),
  }),
  landPlayed: () => ({
    ask: () => say`Qualcuno ha giocato una terra in questo turno?`,
    said: (_, is) => yesNo(is),
  }),
  step: () => ({
    ask: () => say`In quale fase del turno siete?`,
    said: (_, step) => (step === 'main1' ? say`Nella prima fase principale.` : say`Nella seconda fase principale.`),
  }),
  turn: () => ({ ask: () => say`Di chi è il turno?`, said: (t, who) => say`${del(t.player(String(who)))}.` }),
  tapped: ofThing((what) => say`${what} è ${agree('TAPpato', what)}?`, yesNo),
  since: ofThing(
    (what) => say`Da quando ${what} è sul campo di battaglia?`,
    (since) => (since === 'now' ? say`Da questo turno.` : say`Da prima di questo turno.`),
  ),
  color: ofThing(
    (what) => say`Di che colore è ${what}?`,
    (color) => say`È di colore ${verbatim(COLORS[String(color)] ?? '')}.`,
  ),
  size: ofThing(
    // What counters and effects make of it may be what decides.
    (what) => say`Quali forza e costituzione sono stampate ${sul(what)}?`,
    (size) => say`${verbatim(String(size))}.`,
  ),
  manaValue: ofThing(
    (what) => say`Qual è il valore di mana ${del(what)}?`,
    (n) => say`${Number(n)}.`,
  ),
  owner: ofThing(
    (what) => say`Chi è proprietario ${del(what)}?`,
    (who, t) => say`${t.player(String(who))}.`,
  ),
  legendary: ofThing((what) => say`${what} è ${agree('leggendario', what)}?`, yesNo),
  speed: ofThing(
    (what) => say`${what} è un istantaneo o una stregoneria?`,
    (speed) => (speed === 'instant' ? say`Un istantaneo.` : say`Una stregoneria.`),
  ),
  language: ofThing(
    (what) => say`In che lingua è stampata la carta ${what}?`,
    (tongue) => verbatim(TONGUES[String(tongue)] ?? ''),
  ),
}

/** How what is asked in vain is asked and answered, by its kind and what it is about: `hand:N`, `tapped:name`; undefined of no kind. */
export function idleWords(id: string): Words | undefined {
  const [kind = '', about = ''] = id.split(':')
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as IdleKind](about) : undefined
}
