import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Tracing } from "./tracing.ts";

export type OtlpTracingOptions = {
  /** Of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly version: string;
  /** The process. */
  readonly instance: string;
  /** The share of requests that are traced, 0 to 1. */
  readonly share: number;
  readonly report: (line: string) => void;
};

/** Tells of a collector that is away when that begins and when it ends; its spans are lost. */
export function tellingLosses(exporter: SpanExporter, report: (line: string) => void): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isLost = result.code !== 0;
        if (isLost && !isAway) report("Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT; spans are lost.");
        if (isAway && !isLost) report("Traces are sent again.");
        isAway = isLost;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** Traces by OpenTelemetry's protocol over HTTP; headers for the collector are OTEL_EXPORTER_OTLP_HEADERS. */
export function createOtlpTracing(options: OtlpTracingOptions): Tracing {
  const { endpoint, serviceName, version, instance, share, report } = options;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": serviceName,
      "service.version": version,
      "service.instance.id": instance,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingLosses(exporter, report) })],
  });
  const tracer = provider.getTracer(serviceName);
  const current = new AsyncLocalStorage<Context>();

  return {
    beginRequest() {
      const parent = current.getStore();
      const kind = parent === undefined ? SpanKind.SERVER : SpanKind.INTERNAL;
      const span = tracer.startSpan("request", { kind }, parent ?? ROOT_CONTEXT);
      const context = trace.setSpan(parent ?? ROOT_CONTEXT, span);
      return {
        run: (work) => current.run(context, work),
        end(name, facts, isFault) {
          span.updateName(name).setAttributes(facts);
          if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async inSpan(name, facts, work) {
      const parent = current.getStore();
      if (parent === undefined) return await work();
      const span = tracer.startSpan(name, { attributes: facts }, parent);
      try {
        return await current.run(trace.setSpan(parent, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    // A collector that is away has been told.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
