import type { Visitor } from "./visitor.ts";

/** One server-sent event. */
export interface ReadEvent {
  readonly id: string;
  readonly event: string;
  readonly data: {
    readonly aggregate?: string;
    readonly aggregateId?: string;
    readonly seq?: number;
    readonly kind?: string;
    readonly number?: number;
  };
}

/** Reads a stream of events as a browser does. */
export class EventReader {
  readonly status: number;
  readonly headers: Headers;
  readonly #reader: ReadableStreamDefaultReader<string> | undefined;
  readonly #abort: AbortController;
  #text = "";

  private constructor(response: Response, abort: AbortController) {
    this.status = response.status;
    this.headers = response.headers;
    this.#abort = abort;
    this.#reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  }

  static async open(
    url: string,
    visitor: Pick<Visitor, "cookie">,
    lastId?: string,
    after?: string,
  ): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(`${url}/rest/v1/events${after ? `?after=${after}` : ""}`, {
      headers: { cookie: visitor.cookie, ...(lastId !== undefined && { "last-event-id": lastId }) },
      signal: abort.signal,
    });
    return new EventReader(response, abort);
  }

  /** The next event; undefined when the stream ended. */
  async next(): Promise<ReadEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf("\n\n");
      if (end >= 0) {
        const block = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        const event = parse(block);
        if (event) return event;
      } else {
        const chunk = await this.#reader?.read().catch(() => undefined);
        if (!chunk || chunk.done) return undefined;
        this.#text += chunk.value;
      }
    }
  }

  close(): void {
    this.#abort.abort();
  }
}

/** Comments keep the connection alive and are not events. */
function parse(block: string): ReadEvent | undefined {
  const lines = block.split("\n").filter((line) => !line.startsWith(":"));
  const fields = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  if (fields.size === 0) return undefined;
  return {
    id: fields.get("id") ?? "",
    event: fields.get("event") ?? "",
    data: JSON.parse(fields.get("data") ?? "{}") as ReadEvent["data"],
  };
}
