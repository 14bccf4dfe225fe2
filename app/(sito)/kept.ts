/** A JSON file whose name changes with what is in it: browsers may keep it for ever. */
export const kept = (json: string): Response =>
  new Response(json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
