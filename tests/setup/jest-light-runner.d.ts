declare module 'jest-light-runner/child-process' {
  export default class LightRunner {
    constructor(run: { readonly maxWorkers: number }, ...more: unknown[])
    runTests(...args: unknown[]): Promise<void>
  }
}
