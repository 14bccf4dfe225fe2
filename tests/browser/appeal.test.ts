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
    await page.getByLabel('Motivo: lo legge chi ha già risposto').fill('La traccia è ambigua.')
    await press(page.getByRole('button', { name: 'Non farla contare' }))
    await page.getByText('Da ora la domanda non conta per nessuno').waitFor()
    await alive(page)
    await page.getByLabel('aveva ragione', { exact: true }).check()
    await page.getByLabel('Una frase per chi ha segnalato').fill('Hai letto bene.')
    await press(page.getByRole('button', { name: 'Rispondi' }))
    await page.getByText('La risposta è salvata').waitFor()
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
