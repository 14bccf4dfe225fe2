/** The lines of a stream, as they come, without waiting for its end. */
export async function* linesOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

const isWhole = (line: string): boolean => /^\{.*\}\s*$/s.test(line)

/** Many scenarios, a line each; or one document of several lines. */
export type Input =
  | { readonly many: true; readonly lines: AsyncGenerator<string> }
  | { readonly many: false; readonly text: string }

/**
 * Tells a stream of scenarios from one document by its first two lines that say something: a scenario on a line of its own stands
 * between braces. With `atOnce` one such line is enough; otherwise it may be all there is.
 */
export async function inputOf(lines: AsyncGenerator<string>, atOnce: boolean): Promise<Input> {
  const seen: string[] = []
  for (;;) {
    const { value, done } = await lines.next()
    if (done) break
    seen.push(value)
    const said = seen.filter((line) => line.trim() !== '')
    const enough = said.some(isWhole) && (said.length > 1 || atOnce)
    if (enough) return { many: true, lines: resumed(seen, lines) }
    if (said.length > 1) break
  }
  for await (const line of lines) seen.push(line)
  return { many: false, text: seen.join('\n') }
}

async function* resumed(seen: readonly string[], lines: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* seen
  yield* lines
}
