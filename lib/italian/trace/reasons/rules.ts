import { phrase, verbatim } from '../../grammar/index'
import { askedRuleReasons, whereAsked } from './asked'
import { attackerHas, inCombat, isAttack, isBlock, isSwitched, isTapped, isUntapped } from './parts'
import { abilityRuleReasons } from './rules-abilities'
import { combatRuleReasons } from './rules-combat'
import { costRuleReasons } from './rules-costs'
import { permanentRules } from './rules-perm'
import { stackRuleReasons } from './rules-stack'
import { zoneRuleReasons } from './rules-zones'
import type { Reasons, Setting } from './setting'

const AFTER_DAMAGE = 'il controllo viene quando tutto il danno della sottofase è stato inflitto'

/** Reasons that the rules give, by number. A question whose right answer has no reason here does not pass its test. */
export const ruleReasons: Readonly<Record<string, Reasons>> = {
  ...permanentRules,
  ...abilityRuleReasons,
  ...costRuleReasons,
  ...combatRuleReasons,
  ...askedRuleReasons,
  ...stackRuleReasons,
  ...zoneRuleReasons,
  '903.10a': {
    yes: 'dallo stesso comandante vengono almeno 21 danni da combattimento',
    no: 'dallo stesso comandante vengono meno di 21 danni da combattimento',
  },
  '101.2': {
    no: 'un divieto prevale su ogni permesso',
    lost: { yes: 'chi non può guadagnare punti vita non ne guadagna in nessun modo' },
  },
  '104.3d': { yes: 'con 10 segnalini veleno si perde la partita', no: 'i segnalini veleno sono meno di 10' },
  '119.3': {
    yes: 'il totale scende a 0 o meno e non risale',
    no: 'il totale può scendere sotto 0 e poi risalire',
    legal: {},
  },
  '119.4': { yes: 'il totale non è minore del pagamento', no: 'il totale è minore del pagamento' },
  '119.4a': {
    yes: 'la somma dei pagamenti non supera il totale di squadra',
    no: 'la somma dei pagamenti supera il totale di squadra',
  },
  '119.4b': { yes: 'pagare 0 punti vita è sempre permesso' },
  '119.5': {
    yes: 'il nuovo totale vale come una perdita della differenza',
    no: 'il nuovo totale vale come un guadagno della differenza',
  },
  '119.6': {
    yes: 'al controllo il totale di punti vita è 0 o meno',
    no: 'al controllo il totale di punti vita è maggiore di 0',
  },
  '119.7': { no: 'un guadagno vietato rende impossibile il costo' },
  '119.8': { no: 'chi non può perdere punti vita non può nemmeno pagarne' },
  '119.9': { no: 'guadagnare 0 punti vita non è un evento' },
  '120.3f': { no: 'il guadagno di legame vitale avviene insieme al danno' },
  '120.5': { yes: 'il danno da solo non distrugge nessuna creatura' },
  '120.6': {
    yes: 'il danno segnato è minore della costituzione',
    no: 'il danno resta segnato e si somma fino alla cancellazione',
  },
  '120.8': { yes: 'un danno di 0 non è danno', no: 'un danno di 0 non viene inflitto' },
  '121.2': { yes: 'ogni carta si pesca per conto suo', no: 'le carte si pescano una alla volta' },
  '121.4': {
    yes: 'chi tenta di pescare da un grimorio vuoto perde la partita',
    no: ({ who }: Setting) => phrase`${who} non tenta di pescare da un grimorio vuoto`,
  },
  '302.6': {
    yes: (s: Setting) =>
      verbatim(
        isBlock(s)
          ? 'la debolezza da evocazione non vieta di bloccare'
          : isTapped(s)
            ? "chi l'attiva controlla la creatura dall'inizio del turno"
            : isAttack(s)
              ? "chi attacca controlla la creatura dall'inizio del turno"
              : 'il costo non contiene {T} o {Q}',
      ),
    no: (s: Setting) =>
      verbatim(
        isAttack(s)
          ? "chi attacca non controlla la creatura dall'inizio del turno"
          : `il costo contiene ${isUntapped(s) ? '{Q}' : '{T}'} e la creatura è arrivata in questo turno`,
      ),
  },
  '405.5': {
    yes: "l'ultimo arrivo in pila si risolve prima degli altri",
    no: "si risolve prima l'ultimo arrivo in pila",
  },
  '508.1a': { yes: 'la creatura è STAPpata', no: 'solo una creatura STAPpata può attaccare' },
  '509.1a': {
    yes: whereAsked('blocca ogni creatura che può farlo', 'per bloccare basta una creatura STAPpata'),
    no: 'solo una creatura STAPpata può bloccare',
  },
  '509.1b': { yes: 'nessuna restrizione vieta il blocco', no: 'il blocco non rispetta una restrizione' },
  '509.1h': { yes: 'il blocco resta anche senza bloccanti', no: 'una creatura bloccata resta bloccata' },
  '510.1c': {
    yes: "chi controlla l'attaccante divide il danno come vuole",
    no: 'il danno va diviso fra i bloccanti e basta',
  },
  '510.1e': { yes: "l'intera assegnazione rispetta le regole", no: 'il danno assegnato non è pari alla forza' },
  '510.2': { no: 'senza attacco improvviso il danno è inflitto tutto insieme' },
  '506.4b': { no: 'un bloccante TAPpato infligge danno lo stesso' },
  '510.4': {
    yes: 'chi ha attacco improvviso non infligge danno nella seconda sottofase',
    no: 'chi non ha attacco improvviso e sopravvive infligge danno nella seconda sottofase',
  },
  '514.2': { yes: 'il danno segnato sparisce insieme agli effetti «fino alla fine del turno»' },
  '603.3b': {
    yes: "l'abilità del giocatore non attivo va in pila per ultima e si risolve prima",
    no: 'le abilità del giocatore attivo stanno sotto in pila',
  },
  '613.4': {
    yes: (s: Setting) =>
      verbatim(
        isSwitched(s)
          ? 'lo scambio viene per ultimo, e la forza aumentata diventa costituzione'
          : 'i segnalini si aggiungono alla forza e alla costituzione fissate',
      ),
    no: 'lo scambio viene per ultimo, e la costituzione aumentata diventa forza',
  },
  '615.1': { yes: 'la prevenzione riguarda solo il danno', no: 'lo scudo previene tutto il danno' },
  '615.7': { yes: 'lo scudo ha già prevenuto altro danno, e questo passa in tutto o in parte' },
  '615.12': { yes: 'quel danno non può essere prevenuto' },
  '701.12a': { no: 'uno scambio avviene per intero o non avviene' },
  '701.12c': { yes: 'nello scambio ogni giocatore guadagna o perde la differenza' },
  '701.17b': { no: 'macinare tutto il grimorio non è tentare di pescare' },
  '702.2b': {
    yes: 'nessun danno viene da una fonte con tocco letale',
    no: 'ogni danno da una fonte con tocco letale basta',
    legal: {},
  },
  '702.2c': { yes: 'con tocco letale basta assegnare 1 danno a ogni bloccante' },
  '702.4b': { yes: 'chi ha doppio attacco infligge danno già nella prima sottofase' },
  '702.7b': {
    yes: 'chi muore nella prima sottofase non infligge danno nella seconda',
    no: 'con attacco improvviso da tutte e due le parti il danno è inflitto insieme',
    lost: { yes: 'attacco improvviso infligge danno prima che legame vitale dia punti vita' },
  },
  '702.9b': {
    yes: (s: Setting) =>
      verbatim(
        attackerHas(s, 'flying')
          ? 'chi ha volare può bloccare chi ha volare'
          : 'volare limita i blocchi solo quando lo ha chi attacca',
      ),
    no: 'solo chi ha volare o raggiungere blocca chi ha volare',
  },
  '702.12b': { yes: 'chi è indistruttibile non può essere distrutto' },
  '702.15b': { no: 'il guadagno di legame vitale avviene insieme al danno' },
  '702.17b': {
    yes: (s: Setting) =>
      verbatim(
        attackerHas(s, 'flying')
          ? 'chi ha raggiungere può bloccare chi ha volare'
          : 'raggiungere non limita chi blocca la creatura',
      ),
  },
  '702.19b': { yes: 'ogni bloccante riceve danno letale', no: 'ogni bloccante deve prima ricevere danno letale' },
  '702.20b': { yes: "cautela evita il TAP dell'attacco", no: "cautela evita solo il TAP dell'attacco" },
  '702.90b': { no: 'infettare dà segnalini veleno e non toglie punti vita' },
  '702.111b': { yes: 'contro minacciare bastano 2 bloccanti', no: 'contro minacciare servono almeno 2 bloccanti' },
  '702.111c': { yes: 'più istanze di minacciare contano come una' },
  '704.3': {
    yes: (s: Setting) => verbatim(inCombat(s) ? AFTER_DAMAGE : "durante la risoluzione non c'è nessun controllo"),
    no: (s: Setting) => verbatim(inCombat(s) ? AFTER_DAMAGE : 'a metà della risoluzione non si controlla il totale'),
  },
  '704.5a': {
    yes: 'al controllo il totale di punti vita è 0 o meno',
    no: 'al controllo il totale di punti vita è maggiore di 0',
  },
  '704.5b': {
    yes: 'chi tenta di pescare da un grimorio vuoto perde la partita',
    no: ({ who }: Setting) => phrase`${who} non tenta di pescare da un grimorio vuoto`,
  },
  '704.6b': { yes: 'con 15 segnalini veleno una squadra perde la partita' },
  '810.8d': { no: 'i segnalini veleno della squadra sono meno di 15' },
  '704.5c': { yes: 'con 10 segnalini veleno si perde la partita', no: 'i segnalini veleno sono meno di 10' },
  '704.5f': {
    yes: 'la costituzione è maggiore di 0',
    no: 'chi ha costituzione 0 o meno va nel cimitero senza distruzione',
  },
  '704.5g': { yes: 'al controllo il danno segnato non è letale', no: 'al controllo il danno segnato è letale' },
  '704.5h': { no: 'ogni danno da una fonte con tocco letale basta', legal: {} },
}
