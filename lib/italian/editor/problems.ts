import { nearest } from '#lib/base/nearest'
import type { Problem } from '#lib/rules/index'

const wanted: readonly (readonly [RegExp, string])[] = [
  [/^text$/, 'un testo'],
  [/^true or false$/, 'true oppure false'],
  [/^at most (\d+) objects$/, 'al massimo $1 oggetti'],
  [/^a smaller document$/, 'un documento più piccolo'],
  [/^fewer levels$/, 'meno parti una dentro l’altra'],
  [/^a list$/, 'un elenco fra parentesi quadre'],
  [/^names with values$/, 'un gruppo di nomi con il loro valore, fra parentesi graffe'],
  [/^an object with (.*) or (.*)$/, 'un gruppo fra parentesi graffe con $1 oppure $2'],
  [/^an object with (.*)$/, 'un gruppo fra parentesi graffe con $1'],
  [/^a whole number from (\S+) to (\S+)$/, 'un numero intero da $1 a $2'],
  [/^a label.*$/, 'un nome breve in minuscolo, senza spazi e senza accenti'],
  [/^a mana cost such as (.*), or none$/, 'un costo come $1, oppure none'],
  [/^power and toughness,? such as (.*)$/, 'forza e costituzione, ad esempio $1'],
  [/^a card with a layout$/, 'ci vuole una carta che dice anche «layout»'],
  [/^a card with two faces$/, 'ci vuole una carta con due facce'],
  [/^a meld card$/, 'ci vuole una carta che si combina'],
  [/^power and toughness on a creature$/, 'forza e costituzione solo su una creatura'],
  [/^true$/, 'true'],
  [/^a list of (\d+)$/, 'un elenco di $1'],
  [/^(\S+) targets$/, 'i bersagli sono $1'],
  [/^(\S+) counters$/, 'il numero di segnalini ($1)'],
  [/^mana such as (.*)$/, 'mana come $1'],
  [/^a counter such as (.*)$/, 'un segnalino come $1'],
  [/^half of a hybrid symbol, such as 2 or W$/, 'mezzo simbolo ibrido, ad esempio 2 o W'],
  [/^card, or a label$/, 'card, oppure il nome breve di un oggetto'],
  [/^what its other face or half says$/, 'ciò che dice l’altra faccia o metà'],
  [/^the name of the card with which it melds$/, 'il nome della carta con cui si combina'],
  [/^(.*), its counterpart$/, 'il nome della carta con cui si combina, cioè $1'],
  [/^a permanent on the battlefield$/, 'ci vuole un permanente sul campo di battaglia'],
  [/^its front face up$/, 'ci vuole una carta con il fronte in alto'],
  [/^another label$/, 'la parola ha già un significato, ci vuole un altro nome breve'],
  [/^an event that it can be about$/, 'non c’è un evento a cui si riferisca'],
  [/^a source$/, 'non c’è una fonte a cui si riferisca'],
  [/^an instruction that is one event$/, 'insieme ad altre va solo un’istruzione che è un evento solo'],
  [
    /^declare-attackers, and an attack in the script$/,
    'la sottofase vuole un attacco fra le azioni, cioè declare-attackers',
  ],
  [/^an activated or triggered ability$/, 'ci vuole un’abilità attivata o innescata'],
  [/^a spell, or an ability$/, 'in pila ci sono solo magie e abilità'],
  [/^modes, from 0$/, 'la scelta dei modi, contati da 0'],
  [/^modes from 0 to (\d+)$/, 'i modi vanno da 0 a $1'],
  [/^a part for each target of what is divided$/, 'ci vuole una parte per ogni bersaglio fra cui si divide'],
  [/^the variant (.*) or (.*)$/, 'ci vuole la variante $1 oppure $2'],
  [/^the variant (.*)$/, 'ci vuole la variante $1'],
  [/^one archenemy$/, 'ci vuole un archenemy solo'],
  [/^start-game as the first action$/, 'start-game è soltanto la prima azione'],
  [
    /^library, command or outside, before the game starts$/,
    'prima che la partita cominci ci sono solo library, command e outside',
  ],
  [/^a card, in the variant commander or brawl$/, 'ci vuole una carta, nella variante commander oppure brawl'],
  [/^a commander$/, 'ci vuole un comandante'],
  [/^two teams of two players$/, 'ci vogliono due squadre di due giocatori'],
  [/^another name of a team$/, 'la squadra ha bisogno di un altro nome'],
  [/^(.*), like the rest of the team$/, 'il resto della squadra ha $1'],
  [/^one of (.*)$/, 'ci vuole uno fra $1'],
  [/^an Aura or Equipment$/, 'ci vuole un’Aura o un Equipaggiamento'],
  [/^a creature$/, 'ci vuole una creatura'],
  [/^the command zone$/, 'un emblema sta nella zona di comando'],
  [/^nothing but abilities on an emblem$/, 'un emblema ha soltanto abilità'],
  [/^a card in exile$/, 'ci vuole una carta in esilio'],
  [/^(.*), whose zone it is$/, 'il proprietario è chi ha quella zona, cioè $1'],
  [/^nothing that needs rule (\S+), which is not decided here$/, 'serve la regola $1, che qui non è decisa'],
]

/** What is wanted in place of what is there, where there are Italian words for it. */
export function wantedInItalian(expected = ''): string | undefined {
  const found = wanted.find(([english]) => english.test(expected))
  return found && expected.replace(...found)
}

const inItalian = (expected = ''): string => wantedInItalian(expected) ?? expected

/** The word that was probably meant, of those that may stand there. */
export const meantBy = ({ code, found = '', expected = '' }: Problem): string | undefined =>
  code === 'unknown-key' || code === 'not-one-of' || code === 'unknown-name'
    ? nearest(found.replace(/^"|"$/g, ''), expected.split(', '))
    : undefined

/** What is wrong in a scenario, for whoever writes it. */
export function sayProblem(problem: Problem): string {
  const { code, found = '', expected } = problem
  const meant = meantBy(problem)
  const perhaps = meant === undefined ? '.' : `: forse «${meant}»?`
  switch (code) {
    case 'unknown-key':
      return `Nello scenario «${found}» qui non ci va${perhaps} Si possono usare: ${expected}.`
    case 'missing':
      return `Nello scenario manca ${inItalian(expected)}.`
    case 'wrong-type':
      return `Nello scenario ${found} non va: ci vuole ${inItalian(expected)}.`
    case 'not-one-of':
      return `Nello scenario ${found} non va${perhaps} Si può scegliere fra: ${expected}.`
    case 'unknown-name':
      return `Nello scenario non c'è niente che si chiami «${found}»${perhaps}${expected ? ` Ci sono: ${expected}.` : ''}`
    case 'duplicate':
      return `Nello scenario il nome «${found}» è usato due volte.`
    case 'impossible':
      return `Nello scenario «${found}» non è possibile: ${inItalian(expected)}.`
  }
}
