import type { RouteContract } from "../../src/adapters/http/contract/route.ts";
import type { DocumentedAnswer, DocumentedClient } from "./documented-client.ts";

/** What is sent with a call. */
export interface Sent {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Bytes, instead of a body. */
  readonly file?: Uint8Array;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A headless browser: keeps cookies and the page's token, and checks every answer. */
export class PageVisitor {
  readonly #url: string;
  readonly #client: DocumentedClient;
  protected readonly cookies = new Map<string, string>();
  #token = "";

  protected constructor(url: string, client: DocumentedClient) {
    this.#url = url;
    this.#client = client;
  }

  /** Loads a page, and keeps its cookies and token. */
  async openPage(path = "/"): Promise<void> {
    const response = await fetch(this.#url + path, {
      headers: { accept: "text/html", cookie: this.cookie },
      redirect: "manual",
    });
    this.#keepCookies(response.headers);
    const page = await response.text();
    this.#token = /<meta name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? "";
  }

  /** The value of the header `cookie`. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** What our pages send with every call. */
  get pageHeaders(): Record<string, string> {
    return {
      cookie: this.cookie,
      "x-csrf-token": this.#token,
      "x-requested-with": "XMLHttpRequest",
    };
  }

  /** Calls a route as our pages do. */
  protected async ask(
    { method, path }: Pick<RouteContract, "method" | "path">,
    { parameters = {}, query, body, file, key, headers }: Sent,
  ): Promise<DocumentedAnswer> {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "");
    const search = query ? `?${new URLSearchParams(query).toString()}` : "";
    const answer = await this.#client.request(
      method,
      path,
      {
        headers: {
          ...this.pageHeaders,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(file && { "content-type": "application/octet-stream" }),
          ...(key && { "idempotency-key": key }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(file && { body: Buffer.from(file) }),
      },
      filled + search,
    );
    this.#keepCookies(answer.headers);
    return answer;
  }

  #keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
