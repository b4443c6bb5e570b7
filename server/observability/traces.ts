/**
 * Sends the spans of the framework's work to a collector of OpenTelemetry. Loaded only where one is set, and before the
 * framework is: it then finds the tracer by itself.
 */
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace-base'
import { requestContext } from '#platform/request-context.ts'

/** Attributes that hold an address. What stands behind its question mark is what people look for, and stays here. */
const addresses = ['http.target', 'http.url', 'url.full', 'next.span_name'] as const

/** Gives each span the id of its request, and takes queries out of its addresses. */
const withoutQueries: SpanProcessor = {
  onStart: (span) => {
    const id = requestContext.getStore()?.id
    if (id) span.setAttribute('request.id', id)
    for (const name of addresses) {
      const value = span.attributes[name]
      if (typeof value === 'string' && value.includes('?')) span.setAttribute(name, value.slice(0, value.indexOf('?')))
    }
    if (span.name.includes('?')) span.updateName(span.name.replace(/\?\S*/, ''))
  },
  onEnd: () => {},
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}

/**
 * Starts tracing to the collector at `endpoint` (OTLP over HTTP, as JSON, at its `/v1/traces`); when the collector
 * is unreachable, only its spans are lost. Returns a function that sends what is left.
 * Source: https://opentelemetry.io/docs/specs/otlp/#otlphttp, and Next's guide "OpenTelemetry".
 */
export const startTraces = (endpoint: string): (() => Promise<void>) => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 2000 })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lesroute' }),
    spanProcessors: [withoutQueries, new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1000 })],
  })
  trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown()
}
