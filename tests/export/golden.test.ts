import { type ExportQuestion, FORMATS } from '#lib/export/index'
import { drawItems } from '#lib/questions/index'
import { asExported, exported } from '#lib/server/export/exported'
import { itemSeed } from '#lib/server/item/item-seed'
import { bank } from '#lib/server/ports'

/** A question whose answers and ideas are few, with some sign of each format in it. */
const question: ExportQuestion = {
  id: 'prova.v1.0',
  address: 'https://verdetto.example/domande/prova.v1.0',
  edition: { date: '2026-09-25', said: '25 settembre 2026' },
  lesson: { slug: 'pila', title: 'Pila e priorità' },
  level: 'L1',
  rules: ['119.4'],
  stem: ['Nora ha 3 punti vita e «{T}: paga 3 punti vita».'],
  ask: 'Nora può pagare?',
  answered: {
    kind: 'one',
    choices: [
      { text: 'Sì.', right: true, ideas: [] },
      {
        text: 'No.',
        right: false,
        ideas: [{ title: 'Non si paga tutto.', address: 'https://verdetto.example/lezioni/punti-vita#errore-x' }],
      },
    ],
  },
  headline: 'Nora può pagare.',
  why: [{ sentence: 'Nora ha 3 punti vita.', rules: ['119.4'] }],
  mistakes: [{ said: 'No.', ideas: [{ title: 'Non si paga tutto.' }] }],
}

const source =
  '<p><small>Fonte: Verdetto, regole in vigore dal 25 settembre 2026, domanda <a href="https://verdetto.example/domande/prova.v1.0">prova.v1.0</a>.</small></p>'

test('a note for Anki, to the byte', () => {
  const fields = [
    'verdetto/prova.v1.0',
    '<p>Nora ha 3 punti vita e «{T}: paga 3 punti vita».</p><p><b>Nora può pagare?</b></p><ul><li>Sì.</li><li>No.</li></ul>',
    `<ul><li>Sì.</li></ul><p><b>Nora può pagare.</b></p><ol><li>Nora ha 3 punti vita. (119.4)</li></ol><p>Idee da correggere:</p><ul><li>«No.»: Non si paga tutto.</li></ul>${source}`,
    'verdetto lezione::pila regola::119.4 livello::L1 edizione::2026-09-25',
  ]
  const line = fields.map((field) => `"${field.replaceAll('"', '""')}"`).join('\t')
  expect(FORMATS.anki.question(question)).toBe(`${line}\n`)
})

test('a question in GIFT, to the byte', () => {
  expect(FORMATS.gift.question(question)).toBe(
    [
      '// [id:prova.v1.0] [tag:verdetto] [tag:lezione::pila] [tag:regola::119.4] [tag:livello::L1] [tag:edizione::2026-09-25]',
      '::Nora può pagare? [prova.v1.0]::[html]<p>Nora ha 3 punti vita e «\\{T\\}\\: paga 3 punti vita».</p><p><b>Nora può pagare?</b></p>{',
      '=[html]Sì.',
      '~[html]No.#[html]Idea da correggere\\: <a href\\="https\\://verdetto.example/lezioni/punti-vita\\#errore-x">Non si paga tutto.</a>',
      `####[html]<p><b>Nora può pagare.</b></p><ol><li>Nora ha 3 punti vita. (119.4)</li></ol>${source.replace(/[:=]/g, '\\$&')}`,
      '}',
      '',
      '',
    ].join('\n'),
  )
})

test('a question in Moodle XML, to the byte', () => {
  expect(FORMATS.moodle.question(question)).toBe(
    [
      '<question type="multichoice">',
      '<name><text>Nora può pagare? [prova.v1.0]</text></name>',
      '<questiontext format="html"><text><![CDATA[<p>Nora ha 3 punti vita e «{T}: paga 3 punti vita».</p><p><b>Nora può pagare?</b></p>]]></text></questiontext>',
      `<generalfeedback format="html"><text><![CDATA[<p><b>Nora può pagare.</b></p><ol><li>Nora ha 3 punti vita. (119.4)</li></ol>${source}]]></text></generalfeedback>`,
      '<defaultgrade>1</defaultgrade>',
      '<penalty>0.3333333</penalty>',
      '<hidden>0</hidden>',
      '<idnumber>prova.v1.0</idnumber>',
      '<single>true</single>',
      '<shuffleanswers>true</shuffleanswers>',
      '<answernumbering>abc</answernumbering>',
      '<answer fraction="100" format="html"><text><![CDATA[Sì.]]></text><feedback format="html"><text></text></feedback></answer>',
      '<answer fraction="0" format="html"><text><![CDATA[No.]]></text><feedback format="html"><text><![CDATA[Idea da correggere: <a href="https://verdetto.example/lezioni/punti-vita#errore-x">Non si paga tutto.</a>]]></text></feedback></answer>',
      '<tags><tag><text>verdetto</text></tag><tag><text>lezione::pila</text></tag><tag><text>regola::119.4</text></tag><tag><text>livello::L1</text></tag><tag><text>edizione::2026-09-25</text></tag></tags>',
      '</question>',
      '',
    ].join('\n'),
  )
})

test('a question is the same whenever it is made, and whichever thread explains it', async () => {
  const items = drawItems('uguali', {}, 12).map(({ item }) => item)
  const written = (made: ExportQuestion) => Object.values(FORMATS).map((format) => format.question(made))
  const here = items.map((item) => written(asExported(item, bank.verdict(item, null, itemSeed(item.id)))))
  const there: (readonly string[])[] = []
  for (const item of items) there.push(written(await exported({ item, who: 'ada' })))
  expect(here.flat().every((text) => text.length > 100)).toBe(true)
  expect(there).toEqual(here)
})
