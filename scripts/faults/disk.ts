import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freeOn } from './ground'
import type { Fault } from './round'

const MB = 1_048_576

/** The disk of the database is filled to its last block, kept so for a while, and freed. */
export const fillDisk: Pick<Fault, 'strike' | 'leftOut'> = {
  leftOut: ({ disk }) => (disk === null ? 'no small disk may be mounted here (root on Linux may)' : undefined),
  async strike({ disk }) {
    if (disk === null) return
    const ballast = path.join(disk, 'ballast')
    const file = openSync(ballast, 'w')
    try {
      // What is freed meanwhile is filled too.
      for (const end = performance.now() + 6_000; performance.now() < end; await pause(50)) fill(file, disk)
    } finally {
      closeSync(file)
      rmSync(ballast)
    }
    return `${Math.round(freeOn(disk) / MB)} MB free afterwards`
  },
}

function fill(file: number, disk: string): void {
  for (let size = MB; size >= 4_096; size /= 16)
    try {
      while (freeOn(disk) > 0) writeSync(file, Buffer.alloc(size))
    } catch {
      // Full for pieces of this size.
    }
}
