import type { Reasons } from './setting'

const untargeted = 'con anti-malocchio la creatura non può essere bersaglio di magie e abilità degli avversari'

/** Reasons that the rules of combat and of what defends a creature give, by number. */
export const combatRuleReasons: Readonly<Record<string, Reasons>> = {
  '508.1c': {
    yes: 'il divieto riguarda solo chi attacca senza altre creature',
    no: "deve attaccare anche un'altra creatura",
  },
  '511.3': {
    yes: 'la sottofase di fine combattimento non è ancora finita',
    no: 'finita la sottofase di fine combattimento nessuna creatura attacca più',
  },
  '702.3b': { yes: 'difensore vieta solo di attaccare', no: 'una creatura con difensore non può attaccare' },
  '702.8a': {
    yes: 'con lampo la carta si lancia quando si può lanciare un istantaneo',
    no: 'lampo cambia solo quando la carta si lancia',
  },
  '702.10b': { yes: "con rapidità si attacca anche senza controllare la creatura dall'inizio del turno" },
  '702.10c': {
    yes: 'con rapidità si attivano subito anche le abilità con {T} o {Q}',
    no: 'senza rapidità non si attivano in questo turno abilità con {T} o {Q}',
  },
  '702.11b': {
    yes: 'anti-malocchio vieta solo agli avversari di bersagliare la creatura',
    no: untargeted,
    survives: { yes: untargeted },
  },
  '702.16b': {
    yes: 'la magia non ha la qualità da cui la creatura è protetta',
    no: 'la magia ha la qualità da cui la creatura è protetta',
  },
  '702.16a': { no: 'la magia non ha il colore da cui la creatura è protetta' },
  '702.16e': {
    yes: 'protezione previene il danno di quel colore',
    no: 'protezione previene il danno, non una distruzione',
  },
  '702.16j': { no: 'la protezione da tutto ferma ogni magia che bersaglia' },
  '702.16f': {
    yes: 'la protezione di chi blocca non limita i suoi blocchi',
    no: "chi blocca ha la qualità da cui l'attaccante è protetto",
  },
  '702.19f': {
    yes: 'il danno va solo ai bloccanti e al planeswalker attaccato',
    no: 'travolgere manda il resto al planeswalker attaccato, non al giocatore',
  },
  '702.28b': { no: 'chi ha ombra blocca solo chi ha ombra' },
  '614.4': { no: 'lo scudo di rigenerazione deve esistere prima della distruzione' },
  '701.19a': {
    yes: 'lo scudo di rigenerazione sostituisce la distruzione',
    no: 'uno scudo di rigenerazione sostituisce una distruzione sola',
    legal: { no: 'una creatura che si rigenera esce dal combattimento' },
  },
  '702.21a': {
    yes: 'senza il pagamento egida neutralizza la magia',
    no: 'chi paga quanto chiede egida salva la propria magia',
    legal: { yes: 'egida non vieta di bersagliare, chiede poi un pagamento' },
  },
}
