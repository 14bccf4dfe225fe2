// Where there is no Chromium the global setup has said so; the tests then stand in the totals as skipped.
if (!process.env.CHROMIUM_PATH) {
  const without = globalThis as unknown as Record<string, unknown>
  without.test = test.skip
  without.it = test.skip
  without.describe = describe.skip
  for (const hook of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) without[hook] = () => {}
}
