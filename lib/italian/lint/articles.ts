import { playerNames } from '../names/given'
import { pattern } from './check'
import { oneOf } from './read'

const people = oneOf(
  Object.values(playerNames)
    .flat()
    .map((n) => n.text),
)

// Words that begin with a vowel after a pronoun: «una alla volta», «quella è», «nessuna infligge».
const afterPronoun =
  'a|ad|al|alla|alle|agli|ai|anche|ancora|appena|e|ed|è|o|oppure|in|ogni|invece|insieme|oltre|ha|hanno|era|' +
  'entra|entrano|esce|esiste|attacca|arriva|aggiunge|assegna|infligge|inizia|ottiene|usa|esilia|uccide'

/** Articles, prepositions, elision. */
export const articles = [
  pattern(
    'L01',
    'davanti a s+consonante, z, gn, ps, pn, x servono lo, uno, dello…: «lo scudo», «uno Zombie»',
    /(?<![\p{L}\d])(?:il|un|del|al|dal|nel|sul|quel|nessun)\s+(?:s[b-df-hj-np-tv-z]|z|gn|ps|pn|x[aeiou])\p{L}*/giu,
  ),
  pattern('L02', 'davanti a consonante semplice servono il, un, del…: «il planeswalker»', [
    /(?<![\p{L}\d])(?:dello|allo|dallo|nello|sullo)\s+(?:[bdhjklqrvw]|c(?!t)|f(?!t)|m(?!n)|t(?!m)|p(?![snt])|g(?!n)|s[aeiou]|n)\p{L}*/giu,
    /(?<![\p{L}\d])(?:lo|uno|nessuno)\s+(?:planeswalker|permanente|segnalino|danno|giocatore|totale|costo|grimorio|cimitero|bersaglio|proprietario|controllore|turno|mantenimento)(?!\p{L})/giu,
  ]),
  pattern(
    'L03',
    "davanti a vocale l'articolo si elide: «un'abilità», «dell'Aura», «l'artefatto»",
    new RegExp(
      `(?<![\\p{L}\\d])(?:il|del|al|dal|nel|sul|dello|della|allo|alla|dallo|dalla|nello|nella|sullo|sulla|nessuna|una)\\s+(?!(?:${afterPronoun})(?!\\p{L})|i[aeou])[aeiouàèéìòù]\\p{L}*`,
      'giu',
    ),
  ),
  pattern(
    'L04',
    "davanti a vocale lo, la, quello, quella diventano l' e quell': «l'abilità»",
    /(?<![\p{L}\d])(?:l[oa]|quell[oa])\s+(?:abilità|azione|Aura|istantaneo|effetto|esilio|artefatto|incantesimo|evento|innesco|avversari[oa]|ordine|Equipaggiamento|emblema|ultim[oa]|unic[oa]|altr[oa]|inizio|attaccante|egida)(?!\p{L})/giu,
  ),
  pattern(
    'L05',
    '«un» maschile non ha apostrofo: «un artefatto»',
    /(?<![\p{L}\d])(?:un|nessun)'(?:avversario|artefatto|effetto|istantaneo|incantesimo|evento|innesco|emblema|equipaggiamento|altro|oggetto|assedio|esito|ordine|unico|attacco)(?!\p{L})/giu,
  ),
  pattern(
    'L06',
    "«un'» femminile vuole l'apostrofo: «un'abilità»",
    /(?<![\p{L}\d])(?:un|nessun)\s+(?:abilità|azione|aura|altra|opzione|unica|istanza|affermazione|eccezione|avversaria|informazione|egida|isola)(?!\p{L})/giu,
  ),
  pattern(
    'L07',
    'davanti a vocale, s+consonante, z, gn, ps servono gli, degli, agli…: «gli artefatti»',
    /(?<![\p{L}\d])(?:i|dei|ai|dai|nei|sui|quei)\s+(?!(?:a|ad|al|agli|ai|alla|alle|e|ed|è|in|o|ogni|un|una|uno)(?!\p{L}))(?:[aeiouàèé]|s[b-df-hj-np-tv-z]|z|gn|ps)\p{L}*/giu,
  ),
  pattern('L08', 'davanti a consonante semplice servono i, dei, ai…: «i permanenti», «i 3 danni»', [
    /(?<![\p{L}\d])(?:gli|degli|agli|dagli|negli|sugli|quegli)\s+(?!s[b-df-hj-np-tv-z]|[zxyih]|gn|p[snt]|[cf]t|mn|[aeouàèé]|\d|\{)\p{L}+/giu,
    /(?<![\p{L}\d])(?:gli|degli|agli|dagli|negli|sugli|quegli)\s+(?:[2-79]|1[02-9]|[2-79]\d|[1-79]\d\d)(?!\d)/giu,
  ]),
  pattern(
    'L09',
    '8, 11, 80–89, 800–899 cominciano per vocale: «gli 8 danni»',
    /(?<![\p{L}\d])(?:i|dei|ai|dai|nei|sui|quei)\s+(?:8|11|8\d|8\d\d)(?![\d\p{L}])/giu,
  ),
  pattern(
    'L10',
    "1, 8, 11, 80–89, 800–899 cominciano per vocale: «l'8», «dall'11», «l'810.4»",
    /(?<![\p{L}\d])(?:il|lo|la|una|del|della|al|alla|dal|dalla|nel|nella|sul|sulla)\s+(?:1|8|11|8\d|8\d\d)(?![\dº°ª])/giu,
  ),
  pattern(
    'L11',
    'il femminile plurale e i numeri che cominciano per consonante non si elidono: «le 8 carte», «il 3»',
    /(?<![\p{L}\d])(?:l|dell|all|dall|nell|sull|quell|un)'(?:(?:[02-7]|9|10|1[2-9]|[2-79]\d|[1-79]\d\d)(?!\d)|(?:8|11|8\d|8\d\d)\s+(?:carte|creature|pedine|magie|terre|volte))/giu,
  ),
  pattern(
    'L12',
    'preposizione e articolo si uniscono: «nel grimorio», «della creatura»',
    /(?<![\p{L}\d])(?:di|a|da|in|su)\s+(?:il|lo|la|i|gli|le|l')(?:\s|(?<='))/giu,
  ),
  pattern(
    'L13',
    '«con» resta staccato: «con il danno», «con i segnalini»',
    /(?<![\p{L}\d])(?:col|coi|collo|colla|cogli|pel|pei)(?!\p{L})/giu,
  ),
  pattern('L14', 'fra due vocali uguali ci vuole la «d»: «ad Anna», «ed entra», «ed è»', [
    /(?<![\p{L}\d'])(?:[aA]\s+a|[eE]\s+[eèé])\p{L}*/gu,
    /(?<![\p{L}\d'])(?:[aA]\s+A(?!\p{Lu})|[eE]\s+[EÈ])\p{Ll}+/gu,
    /(?<![\p{L}\d'])[eE]\s+È(?!\p{L})/gu,
  ]),
  pattern(
    'L15',
    'la «d» sta solo fra vocali uguali: «a ogni», «e anche», «o»',
    /(?<![\p{L}\d])(?:[aA]d\s+(?!esempio|hoc|[«“(]?[aàAÀ])\S|[eE]d\s+(?![«“(]?[eèéEÈÉ])\S|[oO]d\s+)/gu,
  ),
  pattern(
    'L16',
    'un nome di giocatore non vuole articolo né apostrofo: «di Anna», «a Nora»',
    new RegExp(
      `(?<![\\p{L}\\d])(?:[LldD]'|(?:[dn]e|da|a|su)ll'|(?:[Ii]l|[Ll][oa]|(?:[dn]e|da|a|su)(?:l|llo|lla))\\s)(?:${people})(?!\\p{L})`,
      'gu',
    ),
  ),
  pattern(
    'L17',
    '«nessun danno», «nessuno scudo», «nessuna carta»',
    /(?<![\p{L}\d])(?:nessun\s+(?:carta|creatura|magia|pedina|zona|regola|fonte)|nessuna\s+(?:danno|segnalino|giocatore|effetto|scudo|permanente)|nessuno\s+(?:danno|segnalino|giocatore|effetto|permanente|innesco))(?!\p{L})/giu,
  ),
]
