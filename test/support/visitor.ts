import { expect } from "chai";
import { contracts, type Contracts } from "../../src/adapters/http/contract/routes.ts";
import type { RouteContract } from "../../src/adapters/http/contract/route.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { DocumentedClient, type DocumentedAnswer } from "./documented-client.ts";

/** What is sent with a call. */
export interface Sent {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer whose body a test looks into. */
export interface Told extends DocumentedAnswer {
  /** `data` of a success. */
  readonly data: never;
  /** The code of a failure. */
  readonly code: string | undefined;
}

/** A browser without a screen: keeps cookies and the page's token, and checks every answer. */
export class Visitor {
  readonly #url: string;
  readonly #client: DocumentedClient;
  readonly #cookies = new Map<string, string>();
  #token = "";

  private constructor(url: string, client: DocumentedClient) {
    this.#url = url;
    this.#client = client;
  }

  /** Opens the first page, as everybody does; `cookies` are those that the browser has already. */
  static async of(url: string, cookies: Readonly<Record<string, string>> = {}): Promise<Visitor> {
    const visitor = new Visitor(url, await DocumentedClient.of(url));
    for (const [name, value] of Object.entries(cookies)) visitor.#cookies.set(name, value);
    await visitor.openPage();
    return visitor;
  }

  /** One of the demo's people, signed in. */
  static async ofDemo(url: string, login: string): Promise<Visitor> {
    const visitor = await Visitor.of(url);
    await visitor.must("logIn", { body: { login, password: demoPassword } });
    await visitor.openPage();
    return visitor;
  }

  /** Loads a page, and takes its cookies and token. */
  async openPage(path = "/"): Promise<void> {
    const response = await fetch(this.#url + path, {
      headers: { accept: "text/html", cookie: this.cookie },
      redirect: "manual",
    });
    this.#keepCookies(response.headers);
    const page = await response.text();
    this.#token = /<meta name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? "";
  }

  /** What is sent as the header `cookie`. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** What a page of ours sends with every call. */
  get pageHeaders(): Record<string, string> {
    return {
      cookie: this.cookie,
      "x-csrf-token": this.#token,
      "x-requested-with": "XMLHttpRequest",
    };
  }

  /** Calls a route of the contract, as a page of ours would. */
  async call(id: keyof Contracts, sent: Sent = {}): Promise<Told> {
    const { method, path }: Pick<RouteContract, "method" | "path"> = contracts[id];
    const { parameters = {}, query, body, key, headers } = sent;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "");
    const search = query ? `?${new URLSearchParams(query).toString()}` : "";
    const answer = await this.#client.request(
      method,
      path,
      {
        headers: {
          ...this.pageHeaders,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(key && { "idempotency-key": key }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      filled + search,
    );
    this.#keepCookies(answer.headers);
    const told = answer.body as { data?: never; error?: { code: string } };
    return { ...answer, data: told.data as never, code: told.error?.code };
  }

  /** The same, and fails unless the answer is 200. */
  async must(id: keyof Contracts, sent: Sent = {}): Promise<Told> {
    const told = await this.call(id, sent);
    expect(told.status, JSON.stringify(told.body)).to.equal(200);
    return told;
  }

  /** Opens an account of that name and stays signed in. */
  async register(username: string): Promise<void> {
    const email = `${username}@example.org`.toLowerCase();
    await this.must("register", { body: { username, email, password: passwordOf(username) } });
    await this.openPage();
  }

  #keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** The password that test accounts have. */
export function passwordOf(username: string): string {
  return `correct horse of ${username.split("").toReversed().join("")}`;
}
