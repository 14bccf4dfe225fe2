import './next'
import { join, lead, listenAs, lobby } from './classroom-play'
import './streams'

// What is known of the questions while people join.

test('whoever leads sees the question that comes first; nobody else does before it is shown', async () => {
  const lesson = await lobby()
  const anna = await join(lesson, 'Anna')
  const host = await listenAs(lesson, lesson.teacher, 'host')
  const others = [await listenAs(lesson, anna), await listenAs(lesson, lesson.teacher, 'projector')]
  const { first, question } = (await host.until(() => true)).data
  expect(question).toBeUndefined()
  expect(first).toMatchObject({ ask: expect.any(String), options: expect.any(Array) })
  for (const ear of others) {
    await ear.until(() => true)
    expect(JSON.stringify(ear.heard)).not.toContain(first?.id)
  }
  await lead(lesson, 'start')
  const { data } = await host.until((message) => message.data.phase === 'shown')
  expect(data.first).toBeUndefined()
  expect(data.question).toEqual(first)
})
