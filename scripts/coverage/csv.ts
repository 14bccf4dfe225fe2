/** The rows of a CSV text, by the names of its first line. */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = text
    .split('\n')
    .filter((line) => line !== '')
    .map(fields)
  return rows.map((row) => Object.fromEntries(names.map((name, n) => [name, row[n] ?? ''])))
}

function fields(line: string): readonly string[] {
  const found: string[] = []
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    found.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
  return found
}
