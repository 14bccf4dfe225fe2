import { mayReadMetrics } from '#lib/server/metrics/allowed'
import { metrics } from '#lib/server/metrics/registry'

export const dynamic = 'force-dynamic'

/** What this process counts, as Prometheus reads it; 404 for whoever may not know that it is there. */
export async function GET(request: Request): Promise<Response> {
  if (!mayReadMetrics(request.headers)) return new Response(null, { status: 404 })
  const { registry } = metrics()
  return new Response(await registry.metrics(), {
    headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
  })
}
