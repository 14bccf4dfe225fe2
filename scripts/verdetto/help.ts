export const HELP = `Uso: npm run -s verdetto -- [opzioni] scenario.yaml …

Legge uno scenario (YAML o JSON: docs/scenario-format.md), lo valuta con le regole e dice che cosa ne viene e perché.
Con «-» legge dallo standard input uno scenario, oppure molti: una riga di JSON ciascuno, e per ciascuno una riga di risposta.

  --json             la risposta come dati: una riga di JSON per scenario
  --without 702.15b  senza quella regola (anche più volte)
  --believing id     con quel malinteso al posto della regola che cambia
  --why-not azione   se alla fine dello scenario quell'azione (scritta come in «script») si può fare, e tutte le regole che la vietano;
                     oppure che cosa non è successo, e che cosa l'ha impedito: '{ trigger: coro }', '{ apply: scudo }', '{ die: orso }', '{ lose: N }'
  --explore 10000    tutti gli esiti che le scelte lasciate aperte possono dare, provando al più tante combinazioni
  --rules            le regole e i malintesi che il motore conosce
  --help             questo testo

Codice di uscita: 0 deciso, 2 lo scenario o il comando non va, 3 non deciso (manca una scelta),
4 lo scenario è troppo grande per essere seguito fino in fondo.`
