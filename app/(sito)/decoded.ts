/** A part of an address as text; as it stands where it is not even that. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
