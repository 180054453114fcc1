import { expect } from "chai";
import { solved } from "../../../../src/adapters/http/client/solve-challenge.ts";
import { challengeOf } from "../../../support/challenge-of.ts";
import { TotpCodes } from "../../../../src/adapters/identity/totp-codes.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { demoStaff } from "../../../../src/application/demo/demo-staff.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";
import { Visitor } from "../../../support/visitor.ts";
import { codeFormat } from "../../../../src/domain/account/code-format.ts";

const codes = new TotpCodes(codeFormat, "Peerhold");

/** The code of a demo member, this many steps from now. */
const codeOf = (username: string, away = 0) => {
  const factor = demoStaff.find((each) => each.username === username)?.factor ?? "";
  return codes.codeOf(factor, codes.stepAt(Date.now()).step + away);
};
const wrongCode = (username: string) => {
  const near = new Set([-2, -1, 0, 1, 2].map((away) => codeOf(username, away)));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
    (code) => !near.has(code),
  );
};

describe("signing in at the console", () => {
  let app: TestApp;
  let visitor: StaffVisitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    await app.database.query("UPDATE staff SET totp_last_step = 0, disabled_at = NULL");
    visitor = await StaffVisitor.of(app.adminUrl);
  });

  const logIn = (username: string, password: string, code?: string) =>
    visitor.call("logInStaff", { body: { username, password, ...(code && { code }) } });
  const signedIn = async (username = "nia_mod") => {
    await visitor.must("logInStaff", {
      body: { username, password: demoPassword, code: codeOf(username) },
    });
  };
  const isSignedIn = async () => (await visitor.call("currentStaff")).status === 200;
  const shift = (column: string, span: string) =>
    app.database.query(`UPDATE staff_session SET ${column} = ${column} - interval '${span}'`);

  it("takes name, password and code, and says who it is and what they may do", async () => {
    const told = await logIn("NIA_mod", demoPassword, codeOf("nia_mod"));
    const { staff } = told.data as { staff: { id: string; permissions: string[] } };
    expect(staff).to.deep.include({ username: "nia_mod", codeName: "Heron", role: "moderator" });
    expect(staff.permissions).to.include("work_cases").and.to.not.include("read_audit");
    const [cookie = ""] = told.headers.getSetCookie();
    expect(cookie).to.match(
      /^__Host-staff=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await isSignedIn()).to.equal(true);
    const [noted] = await app.database.query(
      "SELECT act, staff_id, subject_id FROM audit_log ORDER BY seq DESC LIMIT 1",
    );
    expect(noted).to.deep.equal({ act: "log-in", staff_id: staff.id, subject_id: staff.id });
  });

  it("says the same of a wrong name, password or code, and of none", async () => {
    const right = codeOf("nia_mod");
    const answers = [
      await logIn("nobody_here", demoPassword, right),
      await logIn("nia_mod", "wrong password", right),
      await logIn("nia_mod", demoPassword, wrongCode("nia_mod")),
      await logIn("nia_mod", demoPassword),
    ];
    for (const { status, code, body, headers } of answers) {
      expect([status, code]).to.deep.equal([401, "staff_credentials_wrong"]);
      expect(body).to.deep.equal(answers[0]?.body);
      expect(headers.getSetCookie()).to.deep.equal([]);
    }
  });

  it("takes a proof of work after five failures, wrong codes among them", async () => {
    for (let count = 0; count < 2; count += 1) await logIn("omar_mod", "wrong", "000000");
    for (let count = 0; count < 3; count += 1) {
      await logIn("omar_mod", demoPassword, wrongCode("omar_mod"));
    }
    const told = await logIn("omar_mod", demoPassword, codeOf("omar_mod"));
    expect([told.status, told.code]).to.deep.equal([428, "proof_of_work_needed"]);
    const headers = { "x-proof-of-work": await solved(challengeOf(told)) };
    const body = { username: "omar_mod", password: demoPassword, code: codeOf("omar_mod") };
    expect((await visitor.call("logInStaff", { body, headers })).status).to.equal(200);
    expect((await logIn("nia_mod", demoPassword, codeOf("nia_mod"))).status).to.equal(200);
  });

  it("takes a code once", async () => {
    const code = codeOf("nia_mod");
    expect((await logIn("nia_mod", demoPassword, code)).status).to.equal(200);
    expect((await logIn("nia_mod", demoPassword, code)).code).to.equal("staff_credentials_wrong");
    const next = codeOf("nia_mod", 1);
    expect((await logIn("nia_mod", demoPassword, next)).status).to.equal(200);
    expect((await logIn("nia_mod", demoPassword, code)).code).to.equal("staff_credentials_wrong");
  });

  it("of four with one code at once lets exactly one in", async () => {
    const code = codeOf("ada_admin");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => logIn("ada_admin", demoPassword, code)),
    );
    expect(answers.map(({ status }) => status)).to.have.members([200, 401, 401, 401]);
  });

  it("ends the session that the browser held before", async () => {
    await signedIn();
    const { cookie } = visitor;
    await visitor.must("logInStaff", {
      body: { username: "nia_mod", password: demoPassword, code: codeOf("nia_mod", 1) },
    });
    expect(await isSignedIn()).to.equal(true);
    const old = await visitor.call("currentStaff", { headers: { cookie } });
    expect(old.code).to.equal("unauthenticated");
  });

  it("shows the codes of the demo's staff, the next one once one was used", async () => {
    type Shown = { username: string; role: string; code: string; secondsLeft: number }[];
    const shown = async () => {
      const all: Shown = (await visitor.must("listDemoCodes")).data;
      return all.find(({ username }) => username === "ben_admin");
    };
    const first = await shown();
    expect(first?.role).to.equal("admin");
    expect(first?.secondsLeft).to.be.within(1, 30);
    expect((await logIn("ben_admin", demoPassword, first?.code)).status).to.equal(200);
    expect((await logIn("ben_admin", demoPassword, (await shown())?.code)).status).to.equal(200);
  });

  describe("a session", () => {
    beforeEach(() => signedIn());

    it("ends after fifteen minutes without a deed", async () => {
      await shift("last_active_at", "14 min");
      expect(await isSignedIn()).to.equal(true);
      await shift("last_active_at", "15 min");
      expect(await isSignedIn()).to.equal(false);
    });

    it("ends eight hours after it began, whatever was done", async () => {
      await shift("started_at", "7 h 59 min");
      // It is now older than the account; that alone would end it.
      await app.database.query("UPDATE staff SET credentials_changed_at = 'epoch'");
      expect(await isSignedIn()).to.equal(true);
      await shift("started_at", "2 min");
      expect(await isSignedIn()).to.equal(false);
    });

    it("is kept alive by a person, not by what pages ask by themselves", async () => {
      await shift("last_active_at", "10 min");
      await visitor.must("listQueues", { headers: { "x-background": "1" } });
      const active = () =>
        app.database.query(
          `SELECT FROM staff_session
            WHERE revoked_at IS NULL AND last_active_at > clock_timestamp() - interval '1 min'`,
        );
      expect(await active()).to.have.length(0);
      await visitor.must("listQueues");
      expect(await active()).to.have.length(1);
    });

    it("ends at once when the member is disabled, and they cannot sign in", async () => {
      await app.database.query("UPDATE staff SET disabled_at = clock_timestamp()");
      expect(await isSignedIn()).to.equal(false);
      const told = await logIn("nia_mod", demoPassword, codeOf("nia_mod", 1));
      expect(told.code).to.equal("staff_credentials_wrong");
    });

    it("ends by signing out, for ever", async () => {
      const { cookie } = visitor;
      expect((await visitor.must("logOutStaff")).data).to.deep.equal({ ended: true });
      expect(visitor.cookie).to.not.include("__Host-staff");
      const old = await visitor.call("currentStaff", { headers: { cookie } });
      expect(old.code).to.equal("unauthenticated");
    });

    it("is worth nothing at the traders' address", async () => {
      const token = /__Host-staff=([^;]+)/.exec(visitor.cookie)?.[1] ?? "";
      const trader = await Visitor.of(app.url);
      for (const name of ["__Host-session", "__Host-staff"]) {
        const headers = { cookie: `${name}=${token}` };
        const told = await trader.must("getCurrentUser", { headers });
        expect(told.data).to.have.property("isLogged", false);
      }
    });

    it("holds for the pages that were open before it: nothing has to be loaded again", async () => {
      await visitor.must("logOutStaff");
      await visitor.must("logInStaff", {
        body: { username: "nia_mod", password: demoPassword, code: codeOf("nia_mod", 1) },
      });
      expect(await isSignedIn()).to.equal(true);
    });
  });
});
