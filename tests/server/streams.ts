import { stopListening } from '#lib/db/live'
import { closeAll } from '#lib/server/classroom/close-rooms'

// Imported for its effect: what a file of tests has followed ends with it.
afterAll(async () => {
  closeAll()
  await stopListening()
})
