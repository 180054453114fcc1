import type { Span, SpanAttributes } from "./tracer.ts";

/** Where traces go. */
export interface TracingSettings {
  /** The collector's address for traces, with its path. */
  readonly url: string;
  /** Sent with each request, such as a token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of requests and jobs that are traced, from 0 to 1. */
  readonly share: number;
}

/** What the traces are of. */
interface TracedProgram {
  readonly name: string;
  readonly version: string;
  /** Which of several processes. */
  readonly instance: string;
}

/** As many spans wait to be sent; what comes then is dropped. */
const mostWaiting = 4_096;

/** As many are sent together. */
const mostTogether = 512;

/** How long the collector may take, in milliseconds. */
const answerWithinMs = 5_000;

const kinds = { internal: 1, server: 2, consumer: 5 } as const;

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON. Whatever becomes of them slows nothing: a collector that does
 * not answer costs the spans of that time, without a word in the log.
 */
export class OtlpExporter {
  readonly #settings: TracingSettings;
  readonly #resource: object;
  readonly #scope: object;
  #waiting: Span[] = [];

  constructor(settings: TracingSettings, { name, version, instance }: TracedProgram) {
    this.#settings = settings;
    this.#resource = {
      attributes: attributesOf({
        "service.name": name,
        "service.version": version,
        "service.instance.id": instance,
      }),
    };
    this.#scope = { name: "peerhold", version };
  }

  add(span: Span): void {
    if (this.#waiting.length < mostWaiting) this.#waiting.push(span);
  }

  /** Sends what waits. */
  async send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const spans = this.#waiting.splice(0, mostTogether);
      const isTaken = await this.#post(spans);
      // The rest would wait for the same.
      if (!isTaken) this.#waiting = [];
    }
  }

  async #post(spans: readonly Span[]): Promise<boolean> {
    const { url, headers } = this.#settings;
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({
          resourceSpans: [
            {
              resource: this.#resource,
              scopeSpans: [{ scope: this.#scope, spans: spans.map(presentSpan) }],
            },
          ],
        }),
        redirect: "error",
        signal: AbortSignal.timeout(answerWithinMs),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}

/** As the protocol has it: ids in hexadecimal, numbers of 64 bits as text. */
function presentSpan(span: Span): object {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentId !== undefined && { parentSpanId: span.parentId }),
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: String(span.begun),
    endTimeUnixNano: String(span.ended),
    attributes: attributesOf(span.attributes),
    status: span.hasFailed ? { code: 2 } : {},
  };
}

function attributesOf(attributes: SpanAttributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));
}
