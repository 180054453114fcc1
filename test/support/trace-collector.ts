import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A span as the protocol has it (opentelemetry-proto, trace.proto, in JSON). */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly SentAttribute[];
  readonly status: { readonly code?: number };
}

interface SentAttribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: string };
}

interface SentTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly SentAttribute[] };
    readonly scopeSpans: readonly {
      readonly scope: { readonly name: string; readonly version: string };
      readonly spans: readonly SentSpan[];
    }[];
  }[];
}

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A collector of traces on this machine. */
export class TraceCollector {
  readonly received: Received[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const body = await text(request);
      this.received.push({ path: request.url ?? "", headers: request.headers, body });
      response.setHeader("Content-Type", "application/json").end("{}");
    });
  }

  static async open(port = 0): Promise<TraceCollector> {
    const collector = new TraceCollector();
    await new Promise<void>((resolve) => {
      collector.#server.listen(port, "127.0.0.1", () => resolve());
    });
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get traces(): readonly SentTraces[] {
    return this.received.map(({ body }) => JSON.parse(body) as SentTraces);
  }

  get spans(): readonly SentSpan[] {
    return this.traces.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  close(): void {
    this.#server.close().closeAllConnections();
  }
}
