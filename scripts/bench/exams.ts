import { setTimeout } from 'node:timers/promises'
import { fieldsOf } from './form'
import { atMost, print } from './measure'

/** Begins an exam as somebody new; why it did not, where it did not. */
export async function beginExam(url: string, fields: FormData): Promise<string | null> {
  const answer = await fetch(`${url}/esame`, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
    headers: { origin: url },
  })
  if (answer.status === 303) return null
  return /class="missing">([^<]+)/.exec(await answer.text())?.[1] ?? `${answer.status}`
}

/** What a browser sends to begin an exam. */
export async function examForm(url: string): Promise<FormData> {
  const page = await (await fetch(`${url}/esame`)).text()
  return fieldsOf(page, 'name="blueprint"', 'Comincia')
}

/** Asks for something small again and again until all is done; ms of the longest that took. */
async function longestWait(url: string, until: Promise<unknown>): Promise<number> {
  let going = true
  let longest = 0
  const over = until.finally(() => {
    going = false
  })
  while (going) {
    const began = performance.now()
    await (await fetch(`${url}/api/salute`)).text()
    longest = Math.max(longest, performance.now() - began)
    await setTimeout(20)
  }
  await over
  return longest
}

/** How long others wait while many begin an exam at once, and while questions are written to a file. */
export async function benchExams(url: string, people: number): Promise<void> {
  const fields = await examForm(url)
  await beginExam(url, fields)
  const since = performance.now()
  const all = Promise.all(Array.from({ length: people }, () => beginExam(url, fields)))
  print(atMost(`longest wait of others while ${people} exams begin`, await longestWait(url, all), 'ms', 300))
  print({ name: `${people} exams have begun`, value: performance.now() - since, unit: 'ms' })
  const refused = (await all).filter((why) => why !== null)
  print(atMost(`exams that did not begin${refused[0] ? ` (${refused[0]})` : ''}`, refused.length, '', 0))
  const began = performance.now()
  const file = fetch(`${url}/quiz/esporta/file?numero=200&formato=gift&serie=7`).then((answer) => answer.text())
  print(atMost('longest wait of others while 200 questions are exported', await longestWait(url, file), 'ms', 300))
  print({ name: '200 questions exported', value: performance.now() - began, unit: 'ms' })
  print({ name: 'letters of the file', value: (await file).length, unit: '' })
}
