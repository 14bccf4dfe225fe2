import './next'
import { setName } from '#lib/server/account/set-name'
import { asksToTeach, mayTeach } from '#lib/server/account/teaching'
import { listAsking, refuseAsking, waitingToTeach } from '#lib/server/admin/asking'
import { changeRole } from '#lib/server/admin/change-role'
import { makeAssignment } from '#lib/server/courses/assignments'
import { archiveCourse } from '#lib/server/courses/change-course'
import { getInvitation } from '#lib/server/courses/join'
import { addLessons } from '#lib/server/courses/lessons'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { classOf, codeOf, type Somebody, somebody } from './class'
import { lead, lobby } from './classroom-play'
import { setClock, value } from './play'
import './streams'

// How one comes to teach here, and what an invitation says to whoever has it.

const NOW = Date.parse('2026-11-23T12:00:00Z')

describe('who wants to teach', () => {
  beforeEach(() => sql('UPDATE "User" SET role = \'studente\', "asksToTeachAt" = NULL'))
  const ask = (who: Somebody, asks = true) => as(who.browser, () => asksToTeach({ asks }))
  const state = async (who: Somebody) => value(await as(who.browser, () => mayTeach()))
  const asking = async (who: Somebody) => value(await as(who.browser, () => listAsking())).map(({ id }) => id)

  test('asks once, however often it is sent; an administrator is told, and gives it', async () => {
    const [anna, administrator] = [await somebody(), await somebody('amministratore')]
    setClock(NOW)
    await Promise.all([1, 2, 3, 4].map(() => ask(anna)))
    setClock(NOW + 60_000)
    value(await ask(anna))
    expect(await state(anna)).toEqual({ teaches: false, askedAt: NOW, closedAt: null, named: false })
    expect(value(await as(administrator.browser, () => listAsking()))).toEqual([
      { id: anna.id, email: anna.email, name: null, role: 'studente', at: NOW },
    ])
    value(await as(administrator.browser, () => changeRole({ userId: anna.id, role: 'formatore' })))
    expect(await asking(administrator)).toEqual([])
    // They go on where they are.
    expect(await state(anna)).toEqual({ teaches: true, askedAt: null, closedAt: null, named: false })
    // Who teaches already has nothing to ask for.
    value(await ask(anna))
    expect(await asking(administrator)).toEqual([])
  })

  test('takes it back, or is told no and may ask again; whoever has waited longest stands first', async () => {
    const [anna, nora, administrator] = [await somebody(), await somebody(), await somebody('amministratore')]
    setClock(NOW)
    value(await ask(nora))
    setClock(NOW + 60_000)
    value(await ask(anna))
    expect(await asking(administrator)).toEqual([nora.id, anna.id])
    expect(value(await as(administrator.browser, () => waitingToTeach()))).toBe(2)
    expect(await as(nora.browser, () => waitingToTeach())).toEqual({ ok: false, error: 'not-allowed' })
    value(await ask(nora, false))
    value(await as(administrator.browser, () => refuseAsking({ userId: anna.id })))
    expect(await asking(administrator)).toEqual([])
    // Who was told no reads when; who took it back, nothing.
    expect(await state(anna)).toMatchObject({ askedAt: null, closedAt: NOW + 60_000 })
    expect(await state(nora)).toMatchObject({ askedAt: null, closedAt: null })
    value(await ask(anna))
    expect(await state(anna)).toMatchObject({ askedAt: NOW + 60_000, closedAt: null })
    expect(await asking(administrator)).toEqual([anna.id])
    expect(await as(nora.browser, () => refuseAsking({ userId: anna.id }))).toEqual({ ok: false, error: 'not-allowed' })
    expect(await asking(administrator)).toEqual([anna.id])
  })
})

describe('an invitation', () => {
  const look = (code: string, browser = newBrowser()) => as(browser, () => getInvitation({ code }))

  test('says to strangers what the course is and who teaches it, and nothing of who is in it', async () => {
    const { teacher, courseId } = await classOf(1)
    const code = await codeOf(teacher, courseId)
    const bare = {
      title: 'Arbitri 2026',
      phase: 'on',
      startsOn: null,
      endsOn: null,
      assignments: 0,
      classCode: null,
      me: null,
    }
    expect(value(await look(code))).toEqual({ ...bare, teachers: [], lessons: [] })
    value(await as(teacher.browser, () => setName({ name: 'Nora Riva' })))
    value(await as(teacher.browser, () => addLessons({ courseId, lessons: ['danno'] })))
    const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
    const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
    value(await as(teacher.browser, () => makeAssignment({ courseId, title: 'Legame', task, ...times })))
    const [lesson] = value(await look(code)).lessons
    expect(lesson?.slug).toBe('danno')
    expect(value(await look(code))).toEqual({ ...bare, teachers: ['Nora Riva'], lessons: [lesson], assignments: 1 })
    expect(await look('AAAAAAAA')).toEqual({ ok: false, error: 'no-such-course' })
    value(await as(teacher.browser, () => archiveCourse({ courseId, archived: true })))
    expect(await look(code)).toEqual({ ok: false, error: 'no-such-course' })
  })

  test('leads into the live session that goes on, and into none that is over or of another course', async () => {
    const { teacher, courseId } = await classOf(0)
    const code = await codeOf(teacher, courseId)
    await lobby({}, teacher.browser)
    expect(value(await look(code)).classCode).toBeNull()
    const lesson = await lobby({ courseId }, teacher.browser)
    expect(value(await look(code)).classCode).toBe(lesson.code)
    await lead(lesson, 'start', 'open', 'close', 'reveal', 'end')
    expect(value(await look(code)).classCode).toBeNull()
  })

  test('is not guessed: an address that tries many codes is answered no more, rightly typed or not', async () => {
    const { teacher, courseId } = await classOf(0)
    const code = await codeOf(teacher, courseId)
    const browser = newBrowser()
    for (let n = 0; n < 300; n++) await look('AAAAAAAA', browser)
    expect(await look(code, browser)).toEqual({ ok: false, error: 'rate-limited' })
    // Whoever is known is counted by themselves.
    const anna = await somebody()
    expect(value(await look(code, anna.browser)).me).toMatchObject({ courseId, role: null })
  })
})
