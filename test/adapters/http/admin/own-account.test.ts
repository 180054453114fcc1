import { expect } from "chai";
import type { AdminBodyOf } from "../../../../src/adapters/http/client/admin-client.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";

type Account = AdminBodyOf<"viewOwnAccount">;

const newPassword = "Nine horses jump over";

describe("the own account of a member of staff", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());

  const codeOf = async (visitor: StaffVisitor, username: string): Promise<string> => {
    const codes: { username: string; code: string }[] = (await visitor.must("listDemoCodes")).data;
    return codes.find((each) => each.username === username)?.code ?? "";
  };
  const own = async (visitor: StaffVisitor): Promise<Account> =>
    (await visitor.must("viewOwnAccount")).data;
  const entries = async (act: string) =>
    app.database.query("SELECT FROM audit_log WHERE act = $1", [act]);

  it("declares trader accounts by their name, once each; admins see them", async () => {
    const nia = await StaffVisitor.ofDemo(app.adminUrl, "nia_mod");
    expect((await own(nia)).traderAccounts).to.deep.equal([]);
    const declare = (username: string) => nia.call("declareTraderAccount", { body: { username } });
    expect(await declare("nobody_there")).to.include({ status: 404, code: "trader_unknown" });
    for (const name of ["ANA_lima", "ana_lima", "bruno_costa"]) {
      expect((await declare(name)).status).to.equal(200);
    }
    const { traderAccounts } = await own(nia);
    expect(traderAccounts.map(({ username }) => username)).to.deep.equal([
      "ana_lima",
      "bruno_costa",
    ]);
    expect(await entries("declare-trader-account")).to.have.length(2);
    const ada = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    const team: AdminBodyOf<"viewTeam"> = (await ada.must("viewTeam")).data;
    const seen = team.members.find(({ username }) => username === "nia_mod")?.traderAccounts;
    expect(seen).to.deep.equal(traderAccounts);
    const people = await nia.must("listPeople", { query: { filter: '{"q":"ana_lima"}' } });
    expect(people.data).to.deep.equal([]);
  });

  it("sees where it is signed in, and ends one session and all others", async () => {
    const here = await StaffVisitor.of(app.adminUrl);
    await here.signIn("omar_mod");
    const { sessions } = await own(here);
    expect(sessions.map(({ isThis }) => isThis)).to.deep.equal([true]);
    await app.database.query(
      `INSERT INTO staff_session (token_hash, staff_id, agent, address)
       SELECT sha256(n::text::bytea), staff_id, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ''
         FROM staff_session, generate_series(1, 3) n
        WHERE staff_id = (SELECT id FROM staff WHERE username = 'omar_mod')`,
    );
    const [mine, first] = (await own(here)).sessions;
    expect(first).to.include({ browser: "Firefox", system: "Linux", isThis: false });
    const ended: Account = (
      await here.must("endStaffSession", { parameters: { id: first?.id ?? "" } })
    ).data;
    expect(ended.sessions).to.have.length(3);
    const again = await here.call("endStaffSession", { parameters: { id: first?.id ?? "" } });
    expect(again.status).to.equal(404);
    const left: Account = (await here.must("endOtherStaffSessions")).data;
    expect(left.sessions.map(({ id }) => id)).to.deep.equal([mine?.id]);
    const nia = await StaffVisitor.ofDemo(app.adminUrl, "nia_mod");
    const others = await nia.call("endStaffSession", { parameters: { id: mine?.id ?? "" } });
    expect(others.status).to.equal(404);
    expect((await own(here)).sessions).to.have.length(1);
    expect(await entries("end-session")).to.have.length(1);
    expect(await entries("end-other-sessions")).to.have.length(1);
  });

  it("changes its password with both factors; every other session is over", async () => {
    const other = await StaffVisitor.of(app.adminUrl);
    await other.signIn("vera_super");
    // Codes that were used for signing in no longer count.
    await app.database.query("UPDATE staff SET totp_last_step = 0 WHERE username = 'vera_super'");
    const here = await StaffVisitor.of(app.adminUrl);
    await here.signIn("vera_super");
    await app.database.query("UPDATE staff SET totp_last_step = 0 WHERE username = 'vera_super'");
    const change = (current_password: string, code: string, new_password = newPassword) =>
      here.call("changeStaffPassword", { body: { current_password, code, new_password } });
    const code = await codeOf(here, "vera_super");
    expect((await change("Not this one", code)).code).to.equal("staff_credentials_wrong");
    const wrong = code === "000000" ? "111111" : "000000";
    expect((await change(demoPassword, wrong)).code).to.equal("staff_credentials_wrong");
    expect((await change(demoPassword, code, "vera_super1")).code).to.equal("password_refused");
    expect((await other.call("currentStaff")).status).to.equal(200);
    const before = here.cookie;
    expect((await change(demoPassword, code)).data).to.deep.equal({ isChanged: true });
    expect(here.cookie).to.not.equal(before);
    expect((await here.call("currentStaff")).status).to.equal(200);
    expect((await other.call("currentStaff")).status).to.equal(401);
    expect((await change(newPassword, code)).code).to.equal("staff_credentials_wrong");
    expect(await entries("change-password")).to.have.length(1);
    await app.database.query("UPDATE staff SET totp_last_step = 0 WHERE username = 'vera_super'");
    const old = { username: "vera_super", password: demoPassword, code };
    expect((await other.call("logInStaff", { body: old })).code).to.equal(
      "staff_credentials_wrong",
    );
    await app.database.query("UPDATE staff SET totp_last_step = 0 WHERE username = 'vera_super'");
    const body = { ...old, password: newPassword, code: await codeOf(here, "vera_super") };
    expect((await other.call("logInStaff", { body })).status).to.equal(200);
  });
});
