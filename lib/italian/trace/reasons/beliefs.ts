import { phrase, verbatim } from '../../grammar/index'
import { askedBeliefReasons, whereAsked } from './asked'
import { costBeliefReasons } from './beliefs-costs'
import { faceBeliefReasons } from './beliefs-faces'
import { permanentBeliefReasons } from './beliefs-perm'
import { turnBeliefReasons } from './beliefs-turn'
import { zoneBeliefReasons } from './beliefs-zones'
import { payment } from './parts'
import type { Reasons, Setting } from './setting'
import { stackReasons } from './stack'

/** Reasons that beliefs give, by id: each of them is false. Every belief of the evaluator is here (a test looks). */
export const beliefReasons: Readonly<Record<string, Reasons>> = {
  ...stackReasons,
  ...costBeliefReasons,
  ...turnBeliefReasons,
  ...askedBeliefReasons,
  '2hg-each-player-once': { no: 'la squadra subisce una volta sola ciò che tocca a ogni giocatore' },
  '2hg-life-per-player': {
    yes: 'ogni giocatore della squadra ha il proprio totale',
    no: 'il totale di un giocatore, da solo, non basta',
  },
  '2hg-pay-individually': {
    yes: 'basta che nessun pagamento, da solo, superi il totale di squadra',
    no: 'ogni pagamento si guarda da solo, e uno supera il totale di squadra',
  },
  'anthem-spell-affects-later': {
    yes: "l'effetto vale anche per le creature arrivate dopo",
    no: "l'effetto tocca anche le creature arrivate dopo",
  },
  'apnap-active-resolves-first': {
    yes: 'le abilità del giocatore attivo si risolvono per prime',
    no: 'le abilità del giocatore non attivo si risolvono per ultime',
  },
  'archenemy-everyone-40': { no: 'in Archenemy tutti cominciano con 40 punti vita' },
  'blink-keeps-counters': {
    yes: 'la carta che rientra conserva i segnalini',
    no: "i segnalini seguono la carta da una zona all'altra",
  },
  'blocked-then-unblocked': {
    yes: 'la creatura torna non bloccata quando perde i bloccanti',
    no: 'senza bloccanti la creatura torna non bloccata',
  },
  'brawl-life-40': { no: 'in Brawl si comincia con 40 punti vita' },
  'brawl-always-25': { no: 'in Brawl si comincia sempre con 25 punti vita' },
  'can-beats-cant': { yes: 'fra un permesso e un divieto vince il più recente' },
  'cannot-pay-all-life': {
    yes: 'il totale può scendere fino a 1, ma non a 0',
    no: (s: Setting) => {
      const p = payment(s)
      return verbatim(
        p !== undefined && p.cost === p.life
          ? 'il pagamento porta il totale a 0'
          : 'un pagamento deve lasciare almeno 1 punto vita',
      )
    },
  },
  'cant-lose-life-pays-free': {
    yes: 'chi non può perdere punti vita paga senza perderne',
    no: 'anche chi paga senza perdere punti vita deve averne abbastanza',
  },
  'card-elsewhere-is-permanent': {
    yes: 'una carta di tipo permanente è un permanente in ogni zona',
    no: 'una carta permanente è già un permanente anche in mano',
  },
  'cleanup-order-kills': { no: 'gli effetti «fino alla fine del turno» finiscono prima che il danno sparisca' },
  'controller-is-owner': {
    yes: 'chi controlla un permanente ne è anche il proprietario',
    no: 'il proprietario è chi controlla il permanente',
  },
  'commander-any-damage': { yes: 'contano anche i danni che non sono da combattimento' },
  'commander-partners-add': { yes: 'i danni di due comandanti dello stesso giocatore si sommano' },
  'commander-never-dies': { no: 'il comandante va nella zona di comando invece di morire' },
  'copy-copies-counters': { yes: "una copia conta anche i segnalini dell'originale" },
  'copy-copies-status': {
    yes: "una copia prende anche lo stato dell'originale",
    no: "la copia ha lo stato dell'originale",
  },
  'damage-assignment-order': {
    yes: "il danno letale si assegna ai bloccanti nell'ordine scelto",
    no: "ai bloccanti si assegna danno letale uno dopo l'altro",
  },
  'damage-clears-after-combat': { yes: 'il danno segnato sparisce quando finisce il combattimento' },
  'damage-destroys-directly': {
    yes: 'il danno può distruggere solo mentre è inflitto',
    no: 'il danno distrugge la creatura da sé, senza azioni generate dallo stato',
  },
  'dead-creature-deals-damage': {
    yes: 'chi è morto infligge danno lo stesso, ma non abbastanza',
    no: 'chi muore nella prima sottofase infligge comunque danno nella seconda',
  },
  'deathtouch-kills-indestructible': { no: 'tocco letale supera indistruttibile' },
  'deathtouch-only-combat': { yes: 'tocco letale conta solo per il danno da combattimento' },
  'deathtouch-planeswalker': { no: 'tocco letale fa distruggere anche un planeswalker' },
  'deathtouch-trample-full': { no: 'anche con tocco letale serve danno pari alla costituzione' },
  'double-strike-one-hit': {
    yes: 'doppio attacco infligge il doppio del danno in una volta sola',
    no: 'doppio attacco raddoppia il danno e non lo anticipa',
  },
  'draw-n-single-event': { yes: 'più carte si pescano tutte insieme', no: 'pescare più carte è un evento solo' },
  'empty-library-loses': { yes: 'chi ha il grimorio vuoto perde la partita', no: 'il grimorio non è vuoto' },
  'evasion-after-block': {
    yes: 'chi ottiene volare dopo il blocco non è più bloccato',
    no: 'volare annulla un blocco già dichiarato',
  },
  'exchange-life-half': { yes: 'lo scambio vale per chi può cambiare totale' },
  'exchange-life-no-events': { no: 'in uno scambio nessuno guadagna o perde punti vita' },
  'first-strike-both-steps': {
    yes: 'chi ha attacco improvviso infligge danno prima e anche dopo',
    no: 'chi ha attacco improvviso infligge danno in entrambe le sottofasi',
  },
  'first-strike-gained-skips': { yes: 'chi ottiene attacco improvviso salta la seconda sottofase' },
  'first-strike-lost-hits-twice': { no: 'chi perde attacco improvviso infligge danno anche nella seconda sottofase' },
  'fizzle-still-gains': { yes: 'anche senza bersagli legali il resto del testo avviene comunque' },
  'flying-cannot-block-ground': { yes: 'chi vola può bloccare solo chi vola', no: 'chi vola blocca solo chi vola' },
  'exchange-partial': { yes: 'di uno scambio può avvenire anche una metà sola' },
  'gain-zero-triggers': { yes: 'anche guadagnare 0 punti vita è un evento' },
  'indestructible-no-sacrifice': {
    yes: 'chi è indistruttibile resiste anche a un sacrificio',
    no: 'ciò che è indistruttibile non si può sacrificare',
  },
  'indestructible-untargetable': { no: 'ciò che è indistruttibile non si può bersagliare' },
  'infect-also-life': { yes: 'con infettare il danno toglie anche punti vita' },
  'infect-cancels-lifelink': { yes: 'con infettare legame vitale non fa guadagnare punti vita' },
  'infect-wears-off': { yes: 'il danno di infettare resta segnato come ogni altro, e sparisce nella cancellazione' },
  'legend-rule-destroys': {
    yes: 'la regola delle leggende distrugge, e chi è indistruttibile resta',
    no: 'la regola delle leggende distrugge i permanenti in più',
  },
  'life-cannot-go-negative': { no: 'il totale si ferma a 0 e da lì risale' },
  'life-loss-preventable': { no: 'uno scudo ferma anche una perdita di punti vita' },
  'lifelink-only-lethal': { yes: 'legame vitale conta solo il danno che serve' },
  'lifelink-sources-merge': { yes: 'più fonti con legame vitale danno un guadagno solo' },
  'lifelink-stacks': { no: 'ogni istanza di legame vitale fa guadagnare punti vita' },
  'lifelink-uses-stack': { yes: 'il guadagno di legame vitale aspetta in pila' },
  'wither-wears-off': { yes: 'il danno di avvizzire resta segnato come ogni altro, e sparisce nella cancellazione' },
  'wither-poisons-players': { yes: 'il danno di avvizzire dà ai giocatori segnalini veleno' },
  'shadow-blocks-anything': { yes: 'chi ha ombra può bloccare qualsiasi creatura' },
  'undying-always-returns': { yes: 'immortale si innesca anche se la creatura muore con un segnalino +1/+1' },
  'world-rule-per-player': { yes: 'ogni giocatore può tenere un permanente del mondo' },
  'menace-single-blocker': {
    yes: 'contro minacciare basta 1 bloccante',
    no: 'un bloccante è sufficiente contro minacciare',
  },
  'menace-stacks': {
    yes: 'i bloccanti bastano per ogni istanza di minacciare',
    no: 'con 2 istanze di minacciare servono 3 bloccanti',
  },
  'mill-empty-loses': {
    yes: 'chi non ha abbastanza carte da macinare perde la partita',
    no: 'si perde solo se le carte da macinare non bastano',
    legal: {},
  },
  'overdraw-draws-none': { no: 'se le carte non bastano non se ne pesca nessuna' },
  'pay-life-below-zero': {
    yes: 'un pagamento può portare il totale sotto 0',
    no: 'solo in squadra un pagamento non può portare il totale sotto 0',
  },
  'move-counter-partial': { no: 'il segnalino si toglie anche se non può arrivare' },
  'partial-illegal-fizzles': {
    yes: 'basta un bersaglio illegale perché la magia non faccia niente',
    no: 'un solo bersaglio illegale ferma tutta la magia',
  },
  'pay-zero-life-forbidden': { no: 'il divieto vale anche per un pagamento di 0' },
  'paying-life-is-damage': {
    yes: 'pagare punti vita è subire danno',
    no: 'il pagamento è danno e il totale non può scendere',
  },
  'planeswalker-damage-marked': { yes: 'il danno a un planeswalker resta segnato e poi sparisce' },
  'planeswalker-gone-hits-player': { yes: 'senza il planeswalker il danno passa al giocatore' },
  'poison-more-than-ten': {
    yes: 'i segnalini veleno superano 10, e 10 soli non bastano',
    no: 'servono più di 10 segnalini veleno',
  },
  'priority-after-resolution': {
    yes: 'riceve priorità prima chi controllava la magia, poi gli altri',
    no: 'dopo una risoluzione riceve priorità chi controllava la magia',
  },
  'put-in-hand-is-draw': { yes: 'mettere una carta in mano è pescarla' },
  'reach-is-flying': {
    yes: 'chi ha raggiungere ha anche volare',
    no: 'chi ha raggiungere è bloccato solo da chi vola',
  },
  'replacement-chosen-by-source': {
    yes: "sceglie chi controlla la fonte dell'effetto",
    no: "la scelta è di chi controlla la fonte dell'effetto",
  },
  'replacement-reapplies': { yes: 'un effetto di sostituzione vale più volte sullo stesso evento' },
  'set-life-ignores-cant-gain': { no: 'un totale fissato arriva anche a chi non può guadagnare' },
  'set-life-not-gain': {
    yes: 'un totale fissato non è un guadagno',
    no: 'fissare il totale non è guadagnare né perdere',
  },
  'sick-cannot-block': {
    yes: whereAsked(
      'una creatura appena arrivata resta fuori dai blocchi',
      'può bloccare solo chi non è arrivato in questo turno',
    ),
    no: 'la debolezza da evocazione vieta anche di bloccare',
  },
  'put-onto-battlefield-owner': { no: 'una carta entra sempre sotto il controllo del proprietario' },
  'regenerate-from-sacrifice': { yes: 'lo scudo di rigenerazione ferma anche un sacrificio', legal: {} },
  'regenerate-stays-in-combat': { yes: 'la creatura rigenerata resta in combattimento' },
  'set-pt-removes-counters': { no: 'fissare forza e costituzione annulla i segnalini' },
  'sick-cannot-use-any-ability': { no: "una creatura appena arrivata non usa nessun'abilità attivata" },
  'sick-only-cannot-attack': { yes: 'la debolezza da evocazione vieta solo di attaccare' },
  'simultaneous-death-not-seen': { no: 'chi muore insieme alle altre creature non ne vede la morte' },
  'stack-fifo': {
    yes: 'si risolve prima ciò che è arrivato prima in pila',
    no: 'si risolve per ultimo ciò che è arrivato per ultimo in pila',
  },
  'start-life-always-20': { yes: 'ogni partita comincia con 20 punti vita' },
  'stolen-creature-my-graveyard': { no: 'una carta va nel cimitero di chi la controlla' },
  'switch-before-modifiers': {
    yes: 'i bonus che arrivano dopo si applicano dopo lo scambio di forza e costituzione',
    no: 'lo scambio di forza e costituzione si applica prima dei bonus che arrivano dopo',
  },
  'tap-blocker-no-damage': {
    yes: 'un bloccante TAPpato non infligge danno',
    no: 'chi è TAPpato non infligge danno',
    legal: { no: 'chi è TAPpato non infligge danno, e per questo non attacca' },
  },
  'tap-twice-cost': { yes: 'un permanente già TAPpato può ancora pagare {T}' },
  'tap-again-counts': { yes: 'un permanente TAPpato si può TAPpare di nuovo' },
  'untap-again-counts': { yes: 'un permanente STAPpato si può STAPpare di nuovo' },
  'tapped-uses-no-ability': { no: 'un permanente TAPpato non usa abilità attivate' },
  'token-blink-returns': { yes: 'una pedina esiliata può tornare sul campo di battaglia' },
  'token-does-not-die': { no: 'una pedina che va nel cimitero non muore' },
  'token-is-card': { yes: 'una pedina conta come una carta' },
  'counters-cancel-before-death': { yes: 'i segnalini opposti si eliminano prima che la creatura muoia' },
  'spell-copy-token-created': { yes: 'la copia di una magia crea una pedina' },
  'token-is-counter': { yes: 'un segnalino e una pedina sono la stessa cosa' },
  'token-is-permanent-type': { yes: '«pedina» è uno dei tipi di permanente' },
  'token-owner-spell-controller': { yes: 'la pedina è di chi controlla la magia che la fa creare' },
  'trample-counts-prevention': { no: 'il danno prevenuto non conta come danno letale da assegnare' },
  'trample-ignores-marked': {
    yes: 'travolgere non guarda il danno già segnato',
    no: 'il danno già segnato non si conta nel calcolare il danno letale',
  },
  'trample-needs-blockers': { no: 'senza bloccanti chi ha travolgere non assegna danno' },
  'trample-when-blocking': { yes: 'travolgere vale anche per chi blocca' },
  'typeless-permanent-leaves': { no: 'un permanente senza tipi va nel cimitero' },
  'vanguard-modifier-ignored': { yes: 'il modificatore della carta vanguard non conta' },
  'vigilance-attacks-tapped': {
    yes: 'chi ha cautela attacca anche da TAPpato',
    no: whereAsked('chi ha cautela attacca anche da TAPpato', 'senza cautela non si attacca da TAPpati'),
  },
  'zero-damage-counts': { yes: 'anche un danno di 0 è danno' },
  'zero-life-immediate-loss': {
    yes: 'chi scende a 0 o meno durante la risoluzione perde subito la partita',
    no: 'un attimo a 0 basta per perdere, e il totale non tocca 0',
    legal: {
      yes: "il pagamento riesce e a 0 punti vita la partita finisce in quell'istante",
      no: ({ who }: Setting) => phrase`${who} perde la partita durante il pagamento`,
    },
  },
  'zero-toughness-is-destroy': {
    yes: 'chi è indistruttibile resiste anche a costituzione 0',
    no: 'costituzione 0 è una distruzione',
  },
  'damage-on-stack': { yes: 'il danno da combattimento aspetta in pila' },
  'protection-equipment-destroyed': { no: "l'Equipaggiamento della qualità va nel cimitero" },
  'trample-planeswalker-excess': { yes: 'con travolgere il resto passa dal planeswalker al giocatore' },
  'defender-cannot-block': { no: 'difensore vieta anche di bloccare' },
  'fight-is-combat': { yes: 'il danno di una lotta è danno da combattimento' },
  'fight-one-sided': { no: 'una lotta avviene anche se manca una delle due creature' },
  'haste-no-tap-abilities': { no: 'rapidità serve solo ad attaccare' },
  'hexproof-blocks-own': { no: 'nemmeno chi la controlla bersaglia una creatura con anti-malocchio' },
  'hexproof-stops-wrath': {
    yes: 'anti-malocchio ferma ogni effetto di un avversario',
    legal: { no: 'anti-malocchio ferma anche ciò che non bersaglia' },
  },
  'protection-cannot-block-quality': { no: 'chi ha protezione non blocca le creature di quella qualità' },
  'protection-stops-wrath': {
    yes: 'protezione ferma ogni effetto di una fonte di quella qualità',
    legal: { no: 'protezione ferma ogni effetto, anche senza bersaglio' },
  },
  'protection-untargetable-only': {
    yes: 'protezione vieta solo di essere bersaglio',
    no: 'protezione non ferma il danno',
  },
  'regenerate-after-destroy': { yes: 'si rigenera anche chi è già stato distrutto' },
  'regenerate-no-damage-trigger': { no: 'chi si rigenera non ha subito danno' },
  'replacement-after-event': { yes: 'uno scudo cancella anche il danno già inflitto' },
  'sacrifice-opponents': { yes: 'si sacrificano anche i permanenti altrui' },
  'toxic-equals-infect': { yes: 'tossico vale come infettare' },
  ...faceBeliefReasons,
  ...permanentBeliefReasons,
  ...zoneBeliefReasons,
}
