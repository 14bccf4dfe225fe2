import {
  agree,
  al,
  and,
  capital,
  carte,
  count,
  danni,
  del,
  ed,
  fromTo,
  il,
  name,
  nel,
  noun,
  phrase,
  puntiVita,
  say,
  sentence,
  sul,
  typeset,
  un,
  verb,
  verbatim,
} from '#lib/italian/grammar/index'
import { colors, fromZone, inZone, segnalini, steps, zoneLabel } from '#lib/italian/names/terms'

const anna = name('Anna', 'f')
const nora = name('Nora', 'f')
const orso = name('Orso', 'm')
const angelo = name('Angelo', 'm')
const guardia = name('Guardia', 'f')

it.each([
  [
    say`${orso} infligge ${danni(1)} ${al(anna)}, che perde ${puntiVita(1)}: ${fromTo(8, 7)}.`,
    'Orso infligge 1 danno ad Anna, che perde 1 punto vita: da 8 a 7.',
  ],
  [
    say`${orso} infligge ${danni(2)} ${al(angelo)}: il danno segnato passa ${fromTo(0, 2)}.`,
    'Orso infligge 2 danni ad Angelo: il danno segnato passa da 0 a 2.',
  ],
  [
    say`nello stesso evento ${nora} guadagna ${puntiVita(3)} per il legame vitale ${del(angelo)}: ${fromTo(5, 8)}.`,
    'Nello stesso evento Nora guadagna 3 punti vita per il legame vitale di Angelo: da 5 a 8.',
  ],
  [say`${anna} mette ${segnalini(1, '+1/+1')} ${sul(orso)}.`, 'Anna mette 1 segnalino +1/+1 su Orso.'],
  [
    say`nella seconda sottofase di danno da combattimento ${verb('infligge', [orso, angelo])} danno ${and([orso, angelo])}.`,
    'Nella seconda sottofase di danno da combattimento infliggono danno Orso e Angelo.',
  ],
  [
    say`lo scudo ${del(name('Cappella', 'f'))} previene ${danni(2)} ${al(anna)} e ne ${verb('resta', 1)} ${1}.`,
    'Lo scudo di Cappella previene 2 danni ad Anna e ne resta 1.',
  ],
  [
    say`${guardia} attacca ${nora} e resta ${agree('STAPpato', guardia)} per cautela.`,
    'Guardia attacca Nora e resta STAPpata per cautela.',
  ],
  [say`${anna} lancia ${name('Brace', 'f')} e paga ${verbatim('{1}{R}')}.`, 'Anna lancia Brace e paga {1}{R}.'],
  [
    say`${angelo} si risolve ${ed(verb('entra', angelo))} sotto il controllo ${del(nora)}.`,
    'Angelo si risolve ed entra sotto il controllo di Nora.',
  ],
  [say`${nora} scarta ${carte(2)}.`, 'Nora scarta 2 carte.'],
  [say`${il(steps.upkeep.it)} finisce.`, 'La sottofase di mantenimento finisce.'],
  [say`${il(noun('abilità', 'f'))} ${del(orso)} si risolve.`, "L'abilità di Orso si risolve."],
  [say`${orso} va ${inZone('graveyard', nora)}.`, 'Orso va nel cimitero di Nora.'],
  [say`${orso} va ${inZone('exile', nora)}.`, 'Orso va in esilio.'],
  [say`${orso} resta ${inZone('battlefield')}.`, 'Orso resta sul campo di battaglia.'],
  [say`${orso} torna ${fromZone('graveyard', anna)}.`, 'Orso torna dal cimitero di Anna.'],
  [say`${orso} torna ${fromZone('exile')}.`, "Orso torna dall'esilio."],
  [zoneLabel('graveyard', nora), 'Cimitero di Nora'],
  [zoneLabel('battlefield'), 'Campo di battaglia'],
  [say`${un(noun('Aura', 'f'))} ${agree(colors.R.it, noun('Aura', 'f'))}`, "Un'Aura rossa"],
  [say`${nel(noun('mano', 'f'))} ${del(nora)}`, 'Nella mano di Nora'],
  [say`è il turno ${del(anna)}.`, 'È il turno di Anna.'],
  [say`${count(2, 'attaccante')}`, '2 attaccanti'],
  [say`«entra» non ha complemento.`, '«entra» non ha complemento.'],
] as const)('%#: %s', (made, right) => expect(made).toBe(right))

it('builds one sentence of clauses', () => {
  expect(sentence(phrase`via il danno segnato`, phrase`${anna} TAPpa ${orso}`)).toBe(
    'Via il danno segnato, Anna TAPpa Orso.',
  )
  expect(sentence(phrase`${anna} passa`, verbatim(''))).toBe('Anna passa.')
  expect(sentence(phrase`${anna} passa.`)).toBe('Anna passa.')
  expect(sentence(verbatim('Orso ha «Pesca una carta.»'))).toBe('Orso ha «Pesca una carta.»')
})

it('leaves figures, quotations and capitals alone', () => {
  expect(capital(verbatim('2 danni'))).toBe('2 danni')
  expect(capital(verbatim('ètere'))).toBe('Ètere')
  expect(capital(verbatim('TAPpa Orso'))).toBe('TAPpa Orso')
})

it.each([
  ["Nora perde 3 punti vita per l'Aura.", 'Nora perde 3\u00a0punti vita per l’Aura.'],
  ['Il totale passa da 7 a 2 per il danno.', 'Il totale passa da 7 a 2 per il danno.'],
  ['Orso ha 1 segnalino +1/+1.', 'Orso ha 1\u00a0segnalino +1/+1.'],
  ['una creatura 2/2 con volare', 'una creatura 2/2 con volare'],
  ['la regola 119.4 dice', 'la regola 119.4 dice'],
  ['il totale resta 4 con Orso e 3 che attaccano', 'il totale resta 4 con Orso e 3 che attaccano'],
  ['crea 2 Spiriti', 'crea 2\u00a0Spiriti'],
  ['Anna ha 3 PV', 'Anna ha 3\u00a0PV'],
  ['un −1 permanente', 'un −1 permanente'],
  ["8 abilità dell'avversario", '8\u00a0abilità dell’avversario'],
])('typesets: %s', (text, right) => {
  expect(typeset(text)).toBe(right)
  expect(typeset(typeset(text))).toBe(right)
})
