import { doesAndReports, homework, sentence } from './a-report'
import { looksRight } from './objections'
import { register, registerTeacher } from './pages'
import { sharedSite as site } from './site'
import { alive, type Size, visitors } from './visitor'

// What a student says is wrong with a question of an assignment: the instructor lets it count for nobody, and replies.

const visitor = visitors()

test.each<Size>(['phone', 'desktop'])(
  '%s: it does not count, the mark says so, and the student reads why',
  async (size) => {
    const [teacher, student] = [await visitor({ size }), await visitor({ size })]
    await registerTeacher(teacher, site)
    const email = await register(student)
    const { at, duty } = await homework(teacher, email)
    const quiz = await doesAndReports(student, duty)
    await looksRight(student)

    const { page, press, open } = teacher
    await open(at)
    const waiting = page.getByRole('region', { name: '1 segnalazione aspetta una risposta' })
    await looksRight(teacher)
    await press(waiting.getByRole('link', { name: sentence }))
    await page.getByRole('link', { name: 'la domanda nel suo tentativo' }).waitFor()
    await alive(page)
    await looksRight(teacher)
    await page.getByText('Chi ha segnalato aveva risposto: non lo so').waitFor()
    await page.getByLabel('aveva ragione, e questa domanda non conta per nessuno').check()
    await page.getByLabel('Una frase per chi ha segnalato').fill('Hai letto bene.')
    await press(page.getByRole('button', { name: 'Rispondi' }))
    await page.getByText('Da ora la domanda non conta per nessuno').waitFor()
    await alive(page)
    await looksRight(teacher)
    await open(`${at}/segnalazioni`)
    await page.getByRole('heading', { name: 'Domande che non contano' }).waitFor()
    await looksRight(teacher)
    await open(`${at}/registro`)
    await page.getByRole('link', { name: /0 su 1, 1 domanda non conta, calcolato 0 su 2/ }).waitFor()
    await looksRight(teacher)

    await student.open('/segnalazioni')
    await student.page.getByText('Hai letto bene.').waitFor()
    await looksRight(student)
    await student.open(duty)
    await student.page.getByText('0 su 1, 1 domanda non conta').waitFor()
    await student.open(`${quiz}/risultato`)
    await student.page.getByText('La domanda 1 non conta nel compito, per nessuno.').waitFor()
    await looksRight(student)

    await open(`${at}/segnalazioni`)
    await press(page.getByRole('button', { name: /^Falla contare di nuovo/ }))
    await page.getByText('La domanda conta di nuovo').waitFor()
    await alive(page)
    await press(page.getByRole('link', { name: sentence }))
    await page.getByRole('button', { name: 'Passa la segnalazione' }).waitFor()
    await alive(page)
    await press(page.getByRole('button', { name: 'Passa la segnalazione' }))
    await page.getByText('La segnalazione è passata a chi amministra il sito.').waitFor()
    await student.open('/segnalazioni')
    await student.page.getByText('L’ha passata anche a chi amministra il sito').waitFor()
  },
)

// From the report of a course: to the answers behind a cell, a deck of a question, its marks by hand, and a question that counts for nobody.
test.each<Size>(['phone', 'desktop'])(
  '%s: what stands in a report leads on to what can be done about it',
  async (size) => {
    const [teacher, student] = [await visitor({ size }), await visitor({ size })]
    await registerTeacher(teacher, site)
    const { at, duty } = await homework(teacher, await register(student))
    await doesAndReports(student, duty)
    const { page, press, open } = teacher

    await open(`${at}/rapporto`)
    await page.getByRole('heading', { name: 'Studenti e lezioni' }).waitFor()
    await looksRight(teacher)
    await press(page.getByRole('link', { name: 'Per regola' }))
    await page.getByRole('heading', { name: 'Studenti e regole' }).waitFor()
    await press(
      page
        .getByRole('grid')
        .or(page.getByRole('table'))
        .getByRole('link', { name: /: 0\/\d$/ })
        .first(),
    )
    await page.getByText('Le ultime risposte nei compiti.').waitFor()

    await open(`${at}/rapporto`)
    // Too few people have answered for the question to stand unfolded.
    await press(page.getByText('Ancora poche persone'))
    await press(page.getByRole('button', { name: /^In un mazzo/ }).first())
    await page.waitForURL(/\/formatore\/mazzi\/[0-9a-f-]{36}/)

    await open(`${at}/compiti/${duty.split('/').at(-1)}/risposte`)
    await press(page.getByRole('link', { name: 'Valuta le risposte a mano' }))
    await page.getByText('1 di 2', { exact: true }).waitFor()
    await alive(page)
    await looksRight(teacher)
    await page.getByLabel('Quanto vale la risposta').selectOption('0.5')
    await page.getByLabel('Motivo').fill('A voce l’ha detto.')
    await press(page.getByRole('button', { name: 'Salva il voto e vai alla prossima' }))
    await page.getByText('2 di 2', { exact: true }).waitFor()
    await page.getByText('Il voto della domanda è salvato').waitFor()

    await press(page.getByRole('link', { name: 'Chi ha risposto che cosa' }))
    await press(page.getByText('Non farla contare per nessuno'))
    await page.getByLabel('Motivo').fill('La traccia è ambigua.')
    await press(page.getByRole('button', { name: 'Non farla contare' }))
    await page.getByText('Da ora la domanda non conta per nessuno').waitFor()
    await looksRight(teacher)

    await press(page.getByRole('link', { name: /^Tentativi/ }))
    await page.getByRole('heading', { name: 'Ogni tentativo' }).waitFor()
    await looksRight(teacher)
    await press(page.getByRole('link', { name: 'In corso' }))
    await page.getByText('Non c’è nessun tentativo.').waitFor()
  },
)
