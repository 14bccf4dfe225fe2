import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { databaseAnswers } from '#lib/db/health'
import { defineUseCase } from '../define-use-case'
import type { HealthDto } from '../dto'
import { bank } from '../ports'
import { version } from '../version'

/** How long the database may take to say that it is there, in ms. */
const PATIENCE = 1_500

/** Whether the site can do its work: 503 for a balancer when the database does not answer. */
export const checkHealth = defineUseCase('health/check', z.void(), async () => {
  if (!(await databaseAnswers(PATIENCE))) return err('database-down')
  const dto: HealthDto = { edition: bank.edition, version }
  return ok(dto)
})
