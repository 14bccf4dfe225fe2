/** Fields of the first form of a page that has all of these words, as a browser without script sends them. */
export function fieldsOf(html: string, ...words: readonly string[]): FormData {
  const form = [...html.matchAll(/<form[^>]*>(.*?)<\/form>/gs)].find(([text]) =>
    words.every((word) => text.includes(word)),
  )
  const fields = new FormData()
  for (const [input] of form?.[0].matchAll(/<input[^>]*>/g) ?? []) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1]?.replaceAll('&quot;', '"')
    fields.append(attribute('name') ?? '', attribute('value') ?? '')
  }
  return fields
}
