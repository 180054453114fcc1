import { expect } from "chai";
import { contracts, type Contracts } from "../../src/adapters/http/contract/routes.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { DocumentedClient, type DocumentedAnswer } from "./documented-client.ts";
import { PageVisitor, type Sent } from "./page-visitor.ts";

/** An answer whose body a test inspects. */
export interface Told extends DocumentedAnswer {
  /** `data` of a success. */
  readonly data: never;
  /** The code of a failure. */
  readonly code: string | undefined;
}

/** A headless browser: keeps cookies and the page's token, and checks every answer. */
export class Visitor extends PageVisitor {
  /** Opens the first page, as everybody does; `cookies` are those that the browser already has. */
  static async of(url: string, cookies: Readonly<Record<string, string>> = {}): Promise<Visitor> {
    const visitor = new Visitor(url, await DocumentedClient.of(url));
    for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
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

  /** Calls a route of the contract, as our pages do. */
  async call(id: keyof Contracts, sent: Sent = {}): Promise<Told> {
    const answer = await this.ask(contracts[id], sent);
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
}

/** The password of test accounts. */
export function passwordOf(username: string): string {
  return `correct horse of ${username.split("").toReversed().join("")}`;
}
