import { expect } from "chai";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { securityEventNames } from "../../../../src/domain/staff/security-event.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";
import { passwordOf, Visitor } from "../../../support/visitor.ts";

interface Event {
  readonly name: string;
  readonly count: number;
  readonly route: string | null;
  readonly trader: { readonly id: string; readonly username: string } | null;
  readonly staff: string | null;
  readonly address: string | null;
}

describe("security events", () => {
  let app: TestApp;
  let admin: StaffVisitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    admin = await StaffVisitor.ofDemo(app.adminUrl, "ben_admin");
  });
  after(() => app.stop());

  const listed = async (filter: Readonly<Record<string, string>> = {}): Promise<Event[]> =>
    (await admin.must("listSecurityEvents", { query: { filter: JSON.stringify(filter) } })).data;
  const counted = async (name: string) => {
    const text = await (await fetch(`${app.url}/metrics`)).text();
    return Number(
      new RegExp(`peerhold_security_events_total\\{name="${name}"\\} (\\d+)`).exec(text)?.[1],
    );
  };
  /** What one request adds to the list and to the counter of a name. */
  const noted = async (name: string, deed: () => Promise<unknown>): Promise<Event> => {
    const total = (events: Event[]) => events.reduce((sum, { count }) => sum + count, 0);
    const [before, countBefore] = [total(await listed({ name })), await counted(name)];
    await deed();
    const after = await listed({ name });
    expect([total(after) - before, (await counted(name)) - countBefore], name).to.deep.equal([
      1, 1,
    ]);
    const [newest] = after;
    if (!newest) throw new Error(`no ${name} is listed`);
    return newest;
  };

  it("have a counter each, from the start on", async () => {
    for (const name of securityEventNames) expect(await counted(name), name).to.be.at.least(0);
  });

  it("tell of a refused sign-in whose account it was for, and nothing that was typed", async () => {
    const visitor = await Visitor.of(app.url);
    const event = await noted("sign_in_refused", () =>
      visitor.call("logIn", { body: { login: "ana_lima", password: "Hunter2 was here" } }),
    );
    expect(event.trader).to.have.property("username", "ana_lima");
    expect(event.address).to.match(/^[0-9a-f]{16}$/);
    const unknown = await noted("sign_in_refused", () =>
      visitor.call("logIn", {
        body: { login: "nobody@example.org", password: "Hunter2 was here" },
      }),
    );
    expect(unknown).to.include({ trader: null, address: event.address });
    const rows = JSON.stringify(await app.database.query("SELECT * FROM security_event"));
    expect(rows).to.not.match(/hunter2|ana_lima|nobody|example\.org|127\.0\.0\.1|::1/i);
  });

  it("tell of a sign-in to a locked account", async () => {
    const visitor = await Visitor.of(app.url);
    await visitor.register("locked_one");
    await app.database.query(
      `INSERT INTO account_state (id, trader_id, state, reason, begun_at, begun_by, begun_role)
       SELECT 'locked01', trader.id, 'banned', 'test', clock_timestamp(), staff.id, 'admin'
         FROM trader, staff WHERE trader.username = 'locked_one' AND staff.username = 'ben_admin'`,
    );
    const again = await Visitor.of(app.url);
    const event = await noted("sign_in_locked", () =>
      again.call("logIn", { body: { login: "locked_one", password: passwordOf("locked_one") } }),
    );
    expect(event.trader).to.have.property("username", "locked_one");
  });

  it("tell of a refused sign-in of staff", async () => {
    const visitor = await StaffVisitor.of(app.adminUrl);
    const body = { username: "sam_support", password: demoPassword, code: "000000" };
    const event = await noted("staff_sign_in_refused", () => visitor.call("logInStaff", { body }));
    expect(event).to.include({ staff: "sam_support", trader: null });
  });

  it("tell of a session that never was, at both addresses, and not of one that ended", async () => {
    for (const cookie of [`__Host-session=${"A".repeat(43)}`, "__Host-session=forged"]) {
      await noted("session_unknown", () =>
        fetch(`${app.url}/rest/v1/trade/active`, { headers: { cookie } }),
      );
    }
    const cookie = `__Host-staff=${"A".repeat(43)}`;
    await noted("session_unknown", () =>
      fetch(`${app.adminUrl}/admin/api/queues`, { headers: { cookie } }),
    );
    const visitor = await Visitor.of(app.url);
    await visitor.register("left_already");
    const ended = visitor.cookie;
    await visitor.must("logOut");
    const before = await counted("session_unknown");
    await fetch(`${app.url}/rest/v1/trade/active`, { headers: { cookie: ended } });
    expect(await counted("session_unknown")).to.equal(before);
  });

  it("tell of a request that no page of ours sent", async () => {
    const event = await noted("page_token_refused", () =>
      fetch(`${app.url}/rest/v1/auth/login`, { method: "POST" }),
    );
    expect(event.route).to.equal("logIn");
  });

  it("tell of a permission that somebody has not", async () => {
    const support = await StaffVisitor.ofDemo(app.adminUrl, "sam_support");
    const event = await noted("permission_refused", () => support.call("viewTeam"));
    expect(event).to.include({ staff: "sam_support", route: "viewTeam" });
  });

  it("tell of a wrong password from somebody who is signed in", async () => {
    const visitor = await Visitor.of(app.url);
    await visitor.register("wrong_proof");
    const body = { current_password: "Not this one either", new_password: "Nine horses jump 7" };
    const event = await noted("proof_refused", () => visitor.call("changePassword", { body }));
    expect(event.trader).to.have.property("username", "wrong_proof");
    expect(event.route).to.equal("changePassword");
  });

  it("tell of failures after which an attempt takes work, and of work that is none", async () => {
    const visitor = await Visitor.of(app.url);
    const body = { login: "nobody_there", password: "Hunter2 was here" };
    for (let n = 0; n < 5; n += 1) await visitor.call("logIn", { body });
    const event = await noted("proof_of_work_asked", () => visitor.call("logIn", { body }));
    expect(event.route).to.equal("logIn");
    const headers = { "x-proof-of-work": "made up" };
    const refused = await noted("proof_of_work_refused", () =>
      visitor.call("logIn", { body, headers }),
    );
    expect(refused.address).to.equal(event.address);
  });

  it("tell of a limit that was reached", async () => {
    const visitor = await Visitor.of(app.url);
    await visitor.register("many_proofs");
    const body = { current_password: "Not this one either", new_password: "Nine horses jump 7" };
    for (let n = 0; n < 5; n += 1) await visitor.call("changePassword", { body });
    const event = await noted("brake_reached", () => visitor.call("changePassword", { body }));
    expect(event.route).to.equal("changePassword");
  });

  it("tell of a link that is no invitation", async () => {
    const visitor = await StaffVisitor.of(app.adminUrl);
    const body = { token: "A".repeat(43) };
    await noted("invitation_refused", () => visitor.call("readInvitation", { body }));
  });

  it("tell of somebody who decides about themselves", async () => {
    const [{ id } = { id: "" }] = await app.database.query<{ id: string }>(
      "SELECT id FROM staff WHERE username = 'ben_admin'",
    );
    const event = await noted("own_matter_refused", () =>
      admin.call("disableStaff", { parameters: { id }, body: { reason: "to see" } }),
    );
    expect(event.staff).to.equal("ben_admin");
  });

  it("are found by a person's name, an id and the code of an address", async () => {
    const [event] = await listed({ q: "ana_lima" });
    expect(event?.trader).to.have.property("username", "ana_lima");
    const byId = await listed({ q: event?.trader?.id ?? "" });
    expect(byId.map(({ trader }) => trader?.username)).to.include("ana_lima");
    const atAddress = await listed({ q: event?.address ?? "" });
    expect(new Set(atAddress.map(({ address }) => address))).to.have.property("size", 1);
    expect(await listed({ q: "nobody at all" })).to.deep.equal([]);
  });

  it("are read with an entry in the log of staff's acts", async () => {
    const reads = async () => {
      const [row] = await app.database.query<{ number: number }>(
        "SELECT count(*)::integer AS number FROM audit_log WHERE act = 'read-security-events'",
      );
      return row?.number ?? 0;
    };
    const before = await reads();
    await listed();
    await admin.must("listSecurityEvents", { query: { range: "[25,49]" } });
    expect(await reads()).to.equal(before + 1);
  });
});
