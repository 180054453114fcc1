import { expect } from "chai";
import type { PersonAccessView } from "../../../../src/adapters/http/contract/admin/person-access.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";
import { Visitor } from "../../../support/visitor.ts";

describe("how a person signs in and is reached, for support", () => {
  let app: TestApp;
  let sam: StaffVisitor;
  let parameters: { readonly id: string };
  let ana: Visitor;
  let other: Visitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    sam = await StaffVisitor.ofDemo(app.adminUrl, "sam_support");
    const [row] = await app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'ana_lima'",
    );
    parameters = { id: row?.id ?? "" };
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM session WHERE trader_id = $1", [parameters.id]);
    [ana, other] = await Promise.all([signedIn(), signedIn()]);
  });

  const signedIn = async () => {
    const visitor = await Visitor.of(app.url);
    await visitor.must("logIn", { body: { login: "ana_lima", password: demoPassword } });
    return visitor;
  };
  const access = async (): Promise<PersonAccessView> =>
    (await sam.must("viewPersonAccess", { parameters })).data;
  const isIn = async (visitor: Visitor) => (await visitor.call("listSessions", {})).status === 200;
  const acts = async () => {
    const rows = await app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE subject_id = $1 ORDER BY seq DESC LIMIT 2",
      [parameters.id],
    );
    return rows.map(({ act }) => act);
  };

  it("is shown without secrets, and the reading is logged", async () => {
    const shown = await access();
    expect(shown.sessions).to.have.length(2);
    expect(shown.factors).to.deep.equal({ login: "none", release: "none", sendout: "none" });
    expect(JSON.stringify(shown)).to.not.match(/hash|secret|address|@/);
    expect((await acts())[0]).to.equal("read-person-access");
  });

  it("lists what was sent to them, newest first, with its fate", async () => {
    await app.database.query(
      `INSERT INTO delivery (trader_id, kind, state, made_at, tries)
       VALUES ($1, 'recovered', 'bounced', clock_timestamp(), 1),
              ($1, 'notices', 'failed', clock_timestamp(), 8)`,
      [parameters.id],
    );
    const [newest, before] = (await access()).deliveries;
    expect(newest).to.include({ kind: "notices", state: "failed", tries: 8, channel: null });
    expect(before).to.include({ kind: "recovered", state: "bounced" });
  });

  it("can be ended for one session, which tells the person", async () => {
    const [latest] = (await access()).sessions;
    const body = { session_id: latest?.id ?? "", reason: "A shared computer." };
    const left: PersonAccessView = (await sam.must("endPersonsSessions", { parameters, body }))
      .data;
    expect(left.sessions).to.have.length(1);
    expect([await isIn(ana), await isIn(other)].filter(Boolean)).to.have.length(1);
    expect((await access()).deliveries[0]).to.include({ kind: "signed_out" });
    expect((await sam.call("endPersonsSessions", { parameters, body })).code).to.equal("not_found");
  });

  it("can be ended for every session, with a reason that is kept", async () => {
    const body = { reason: "They asked for it by phone." };
    const blank = { parameters, body: { reason: " " } };
    expect((await sam.call("endPersonsSessions", blank)).code).to.equal("reason_needed");
    expect(await isIn(ana)).to.equal(true);
    await sam.must("endPersonsSessions", { parameters, body });
    expect([await isIn(ana), await isIn(other)]).to.deep.equal([false, false]);
    expect(await acts()).to.deep.equal(["read-person-access", "end-persons-sessions"]);
  });

  it("ends no session of somebody else", async () => {
    const [kofi] = await app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'kofi_trades'",
    );
    const [latest] = (await access()).sessions;
    const body = { session_id: latest?.id ?? "", reason: "Mistaken." };
    const of = { parameters: { id: kofi?.id ?? "" }, body };
    expect((await sam.call("endPersonsSessions", of)).code).to.equal("not_found");
    expect([await isIn(ana), await isIn(other)]).to.deep.equal([true, true]);
  });

  it("is not for moderators", async () => {
    const nia = await StaffVisitor.ofDemo(app.adminUrl, "nia_mod");
    expect((await nia.call("viewPersonAccess", { parameters })).code).to.equal("forbidden");
  });
});
