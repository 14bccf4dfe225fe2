// A process of runner.mjs: runs the files that it is sent, one after the other, and sends back what came of each.
const { default: run, setWorkerData } = await import(
  new URL('./worker-runner.js', import.meta.resolve('jest-light-runner')).href
)

process.on(
  'message',
  async (/** @type {{ path: string, globalConfig: unknown, projectConfig: unknown }} */ message) => {
    const { path, ...configs } = message
    setWorkerData({ ...configs, runtime: 'child_process' })
    process.send?.(
      await run(path).then(
        (/** @type {unknown} */ result) => ({ result }),
        (/** @type {unknown} */ error) => ({
          error: error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) },
        }),
      ),
    )
  },
)
// What a test left open keeps nothing alive.
process.on('disconnect', () => process.exit())
