import { current, type Gaze, look, needed, type Sight } from '../../app/_ui/reading/pace'

const HEIGHT = 1_000
const sight = (id: string, top: number, bottom: number, length = 900): Sight => ({ id, top, bottom, length })

/** Looks at the same window for some seconds; what was read at the end. */
function watch(seconds: number, sights: readonly Sight[], gazes = new Map<string, Gaze>()): string[] {
  let read: string[] = []
  for (let i = 0; i < seconds; i++) read = look(gazes, sights, HEIGHT)
  return read
}

test('a section needs time by its length, neither a blink nor minutes', () => {
  expect([needed(0), needed(900), needed(100_000)]).toEqual([4, 10, 25])
})

test('a section is read once it was on screen long enough and its end is there', () => {
  expect(watch(9, [sight('a', 100, 900)])).toEqual([])
  expect(watch(10, [sight('a', 100, 900)])).toEqual(['a'])
  expect(watch(60, [sight('a', 100, 1_200)])).toEqual([])
})

test('one that was read to its end and scrolled past is read; one that was jumped over is not', () => {
  const spent = new Map<string, Gaze>()
  watch(10, [sight('a', -100, 1_400), sight('b', 1_400, 4_000), sight('c', 4_000, 4_400)], spent)
  expect(watch(10, [sight('a', -4_000, -2_500), sight('b', -2_500, 100), sight('c', 100, 500)], spent)).toEqual([
    'a',
    'c',
  ])
})

test('one that was begun and then jumped over is not read, however long its beginning was on screen', () => {
  const gazes = new Map<string, Gaze>()
  watch(60, [sight('a', 200, 3_000)], gazes)
  expect(watch(60, [sight('a', -5_000, -2_200)], gazes)).toEqual([])
})

test('what only peeps in at the edge of the window is not on screen', () => {
  expect(watch(60, [sight('a', -500, 150), sight('b', 850, 950)])).toEqual([])
})

test('the section being read is the last that begins in the upper third', () => {
  const sights = [sight('a', -800, 100), sight('b', 100, 320), sight('c', 320, 340), sight('d', 340, 900)]
  expect(current(sights, HEIGHT)).toBe('c')
  expect(current([sight('a', 500, 900)], HEIGHT)).toBeUndefined()
})
