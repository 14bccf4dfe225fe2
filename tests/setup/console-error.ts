/**
 * In tests of what people see (`tests/app`, `tests/ui`) an unexpected `console.error` fails the test: React reports broken markup, missing
 * keys and lost hydration there and nowhere else. A test that expects one replaces it with `jest.spyOn(console, 'error')`.
 */
const watched = /[\\/]tests[\\/](app|ui)[\\/]/.test(expect.getState().testPath ?? '')

if (watched) {
  const print = console.error
  let calls: unknown[][] = []

  beforeEach(() => {
    calls = []
    console.error = (...args: unknown[]) => {
      calls.push(args)
      print(...args)
    }
  })

  afterEach(() => {
    console.error = print
    if (calls.length > 0)
      throw new Error(`unexpected console.error: ${calls.map((args) => args.map(String).join(' ')).join('\n')}`)
  })
}
