import 'server-only'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'

/** What Next's spans say of an address: it may hold the code of a course or of a link by mail. Their route says as much as an operator needs. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query']

/** Nothing of whose request it was: neither its address, nor the words of an error, which may quote what was sent. */
function withoutPeople(span: ReadableSpan): void {
  for (const name of ADDRESSES) delete span.attributes[name]
  for (const { attributes } of span.events)
    for (const name of Object.keys(attributes ?? {})) if (/message|stacktrace/.test(name)) delete attributes?.[name]
  const route = span.attributes['http.route'] ?? span.attributes['next.route']
  // Of a page that is not there Next knows no route, and names the span by its address.
  const named = /^[A-Z]+ /.exec(span.name)?.[0]
  const name = named === undefined ? span.name : `${named}${String(route ?? 'none')}`
  Object.assign(span, { name, status: { code: span.status.code } })
}

/** The same processor, which hears of no person. */
export const discreet = (processor: SpanProcessor): SpanProcessor => ({
  onStart: (span, context) => processor.onStart(span, context),
  onEnd(span) {
    withoutPeople(span)
    processor.onEnd(span)
  },
  forceFlush: () => processor.forceFlush(),
  shutdown: () => processor.shutdown(),
})

/** Sends traces of requests and use cases where `OTEL_EXPORTER_OTLP_ENDPOINT` says; loads nothing where it says nothing. */
export async function sendTraces(): Promise<void> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  // What is fetched of others are codes of those who sign in there.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1'
  process.env.OTEL_SERVICE_NAME ||= 'verdetto'
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const spanProcessors = [discreet(new BatchSpanProcessor(new OTLPTraceExporter()))]
  const provider = new NodeTracerProvider({ spanProcessors })
  provider.register()
  // What was collected last is sent before the process ends.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void provider.forceFlush())
}
