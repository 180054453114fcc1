import { expect } from "chai";
import {
  adminContracts,
  type AdminContracts,
} from "../../src/adapters/http/contract/admin/admin-routes.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { DocumentedClient, type DocumentedAnswer } from "./documented-client.ts";
import { PageVisitor, type Sent } from "./page-visitor.ts";

/** An answer of the console whose body a test inspects. */
export interface StaffTold extends DocumentedAnswer {
  /** The body of a success. */
  readonly data: never;
  /** The code of a failure. */
  readonly code: string | undefined;
}

/** Open sessions: a code signs in once, and several tests want the same person. */
const known = new Map<string, string>();

/** A headless console client: keeps cookies and the page's token, and checks every answer. */
export class StaffVisitor extends PageVisitor {
  /** Opens the console, not signed in. */
  static async of(adminUrl: string): Promise<StaffVisitor> {
    const visitor = new StaffVisitor(adminUrl, await DocumentedClient.of(adminUrl));
    await visitor.openPage();
    return visitor;
  }

  /** One of the demo's staff, signed in; requested again, they have the same session. */
  static async ofDemo(adminUrl: string, username: string): Promise<StaffVisitor> {
    const visitor = await StaffVisitor.of(adminUrl);
    const session = known.get(`${adminUrl} ${username}`);
    if (session !== undefined) {
      visitor.cookies.set(staffCookie, session);
      if ((await visitor.call("currentStaff")).status === 200) return visitor;
      visitor.cookies.delete(staffCookie);
    }
    await visitor.signIn(username);
    known.set(`${adminUrl} ${username}`, visitor.cookies.get(staffCookie) ?? "");
    return visitor;
  }

  /** Signs in with the code that the demo shows. Works twice in thirty seconds. */
  async signIn(username: string): Promise<void> {
    const codes: { username: string; code: string }[] = (await this.must("listDemoCodes")).data;
    const code = codes.find((each) => each.username === username)?.code;
    await this.must("logInStaff", { body: { username, password: demoPassword, code } });
  }

  /** Calls a route of the console, as its page would. */
  async call(id: keyof AdminContracts, sent: Sent = {}): Promise<StaffTold> {
    const answer = await this.ask(adminContracts[id], sent);
    const told = answer.body as { error?: { code: string } };
    return { ...answer, data: answer.body as never, code: told.error?.code };
  }

  /** The same, and fails unless the answer is 200. */
  async must(id: keyof AdminContracts, sent: Sent = {}): Promise<StaffTold> {
    const told = await this.call(id, sent);
    expect(told.status, JSON.stringify(told.body)).to.equal(200);
    return told;
  }
}

const staffCookie = "__Host-staff";
