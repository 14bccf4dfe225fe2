import { phrase, verbatim } from '../grammar/index'
import type { Reasons, Setting } from '../reasons'
import { either, payment } from './parts'

/** Reasons that beliefs give, by id: each of them is false. Every belief of the evaluator is here (a test looks). */
export const beliefReasons: Readonly<Record<string, Reasons>> = {
  '2hg-each-player-once': either('la squadra subisce una volta sola ciò che tocca a ogni giocatore'),
  '2hg-life-per-player': either('ogni giocatore della squadra ha il proprio totale'),
  '2hg-pay-individually': {
    yes: 'nessun pagamento, da solo, supera il totale di squadra',
    no: 'un pagamento, da solo, supera il totale di squadra',
  },
  'apnap-active-resolves-first': either('le abilità del giocatore attivo si risolvono per prime'),
  'archenemy-everyone-40': either('in Archenemy tutti cominciano con 40 punti vita'),
  'blocked-then-unblocked': either('senza bloccanti la creatura torna non bloccata'),
  'brawl-life-40': either('in Brawl si comincia con 40 punti vita'),
  'can-beats-cant': either('un permesso prevale su un divieto'),
  'cannot-pay-all-life': {
    yes: 'dopo il pagamento resta almeno 1 punto vita',
    no: (s: Setting) => {
      const p = payment(s)
      return verbatim(
        p === undefined || p.cost === p.life
          ? 'il pagamento porta il totale a 0'
          : 'un pagamento deve lasciare almeno 1 punto vita',
      )
    },
  },
  'cant-lose-life-pays-free': either('chi non può perdere punti vita paga senza perderne'),
  'cleanup-order-kills': either('gli effetti «fino alla fine del turno» finiscono prima che il danno sparisca'),
  'damage-assignment-order': either("ai bloccanti si assegna danno letale uno dopo l'altro"),
  'damage-clears-after-combat': either('il danno segnato sparisce quando finisce il combattimento'),
  'damage-destroys-directly': {
    yes: 'il danno può distruggere solo mentre è inflitto',
    no: 'il danno letale distrugge subito la creatura',
  },
  'dead-creature-deals-damage': {
    yes: 'chi è morto infligge danno lo stesso, ma non abbastanza',
    no: 'chi muore nella prima sottofase infligge danno anche nella seconda',
  },
  'deathtouch-kills-indestructible': either('tocco letale supera indistruttibile'),
  'deathtouch-only-combat': either('tocco letale conta solo per il danno da combattimento'),
  'deathtouch-trample-full': either('anche con tocco letale serve danno pari alla costituzione'),
  'double-strike-one-hit': either('doppio attacco infligge il doppio del danno in una volta sola'),
  'draw-n-single-event': either('pescare più carte è un evento solo'),
  'empty-library-loses': { yes: 'chi ha il grimorio vuoto perde la partita', no: 'il grimorio non è vuoto' },
  'evasion-after-block': either('volare annulla un blocco già dichiarato'),
  'exchange-life-half': either('lo scambio vale per chi può cambiare totale'),
  'exchange-life-no-events': either('in uno scambio nessuno guadagna o perde punti vita'),
  'first-strike-both-steps': either('attacco improvviso infligge danno in entrambe le sottofasi'),
  'first-strike-gained-skips': either('chi ottiene attacco improvviso salta la seconda sottofase'),
  'first-strike-lost-hits-twice': either('chi perde attacco improvviso infligge danno anche nella seconda sottofase'),
  'fizzle-still-gains': either('con un bersaglio illegale il resto del testo avviene comunque'),
  'flying-cannot-block-ground': {
    yes: 'solo chi vola ha limiti su ciò che può bloccare',
    no: 'chi vola blocca solo chi vola',
  },
  'gain-zero-triggers': either('anche guadagnare 0 punti vita è un evento'),
  'infect-also-life': either('con infettare il danno toglie anche punti vita'),
  'infect-cancels-lifelink': either('con infettare legame vitale non fa guadagnare punti vita'),
  'infect-wears-off': either('il danno di infettare sparisce nella cancellazione'),
  'life-cannot-go-negative': either('il totale si ferma a 0 e da lì risale'),
  'life-loss-preventable': either('uno scudo ferma anche una perdita di punti vita'),
  'lifelink-only-lethal': either('legame vitale conta solo il danno che serve'),
  'lifelink-sources-merge': either('più fonti con legame vitale danno un guadagno solo'),
  'lifelink-stacks': either('ogni istanza di legame vitale fa guadagnare punti vita'),
  'lifelink-uses-stack': either('il guadagno di legame vitale aspetta in pila'),
  'menace-single-blocker': either('contro minacciare basta 1 bloccante'),
  'menace-stacks': {
    yes: 'servono 2 bloccanti per ogni istanza di minacciare',
    no: 'con 2 istanze di minacciare servono 3 bloccanti',
  },
  'mill-empty-loses': { yes: 'le carte da macinare non bastano', no: 'le carte da macinare bastano' },
  'overdraw-draws-none': either('se le carte non bastano non se ne pesca nessuna'),
  'pay-life-below-zero': {
    yes: 'un pagamento può portare il totale sotto 0',
    no: 'solo in squadra un pagamento non può portare il totale sotto 0',
  },
  'pay-zero-life-forbidden': { no: 'il divieto vale anche per un pagamento di 0' },
  'paying-life-is-damage': {
    yes: 'pagare punti vita è subire danno',
    no: 'il pagamento è danno e il totale non può scendere',
  },
  'poison-more-than-ten': { yes: 'i segnalini veleno sono più di 10', no: 'servono più di 10 segnalini veleno' },
  'priority-after-resolution': either('dopo una risoluzione riceve priorità chi controllava la magia'),
  'put-in-hand-is-draw': either('mettere una carta in mano è pescarla'),
  'reach-is-flying': either('raggiungere vale come volare'),
  'replacement-chosen-by-source': either("sceglie chi controlla la fonte dell'effetto"),
  'replacement-reapplies': either('un effetto di sostituzione vale più volte sullo stesso evento'),
  'set-life-ignores-cant-gain': either('un totale fissato arriva anche a chi non può guadagnare'),
  'set-life-not-gain': either('fissare il totale non è guadagnare né perdere'),
  'sick-cannot-block': {
    yes: 'la creatura non è arrivata in questo turno',
    no: 'la debolezza da evocazione vieta anche di bloccare',
  },
  'stack-fifo': either('si risolve prima ciò che è arrivato prima in pila'),
  'start-life-always-20': either('ogni partita comincia con 20 punti vita'),
  'stolen-creature-my-graveyard': either('una carta va nel cimitero di chi la controlla'),
  'tap-blocker-no-damage': either('un bloccante TAPpato non infligge danno'),
  'trample-counts-prevention': either('il danno prevenuto non conta come danno letale da assegnare'),
  'trample-ignores-marked': either('il danno già segnato non conta come danno letale'),
  'trample-needs-blockers': either('senza bloccanti chi ha travolgere non assegna danno'),
  'trample-when-blocking': either('travolgere vale anche per chi blocca'),
  'vanguard-modifier-ignored': either('il modificatore della carta vanguard non conta'),
  'vigilance-attacks-tapped': {
    yes: 'chi ha cautela attacca anche da TAPpato',
    no: 'senza cautela non si attacca da TAPpati',
  },
  'zero-damage-counts': either('anche un danno di 0 è danno'),
  'zero-life-immediate-loss': {
    yes: 'il totale tocca 0 durante la risoluzione',
    no: 'il totale non tocca 0 durante la risoluzione',
    legal: {
      yes: "il pagamento riesce e a 0 punti vita la partita finisce in quell'istante",
      no: ({ who }: Setting) => phrase`${who} perde la partita durante il pagamento`,
    },
  },
  'zero-toughness-is-destroy': {
    yes: 'chi è indistruttibile resiste anche a costituzione 0',
    no: 'costituzione 0 è una distruzione',
  },
}
