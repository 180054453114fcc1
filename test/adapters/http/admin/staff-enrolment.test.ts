import { expect } from "chai";
import { TotpCodes } from "../../../../src/adapters/identity/totp-codes.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";
import { codeFormat } from "../../../../src/domain/account/code-format.ts";

const codes = new TotpCodes(codeFormat, "Peerhold");
const codeOf = (secret: string) => codes.codeOf(secret, codes.stepAt(Date.now()).step);
const password = "a long way to the lighthouse";

interface Enrolment {
  readonly token: string;
  readonly secret: string;
  readonly address: string;
}

describe("the first of staff", () => {
  let app: TestApp;
  let visitor: StaffVisitor;
  let link: string;
  beforeEach(async () => {
    app = await startTestApp();
    visitor = await StaffVisitor.of(app.adminUrl);
    link = app.firstInvitation?.split("#")[1] ?? "";
  });
  afterEach(() => app.stop());

  const account = (fields: object = {}) => ({
    token: link,
    username: "first_admin",
    code_name: "Albatross",
    email: "first@example.org",
    password,
    ...fields,
  });
  const accept = (fields: object = {}) =>
    visitor.call("acceptInvitation", { body: account(fields) });
  const enrolmentOf = (told: { data: never }) => (told.data as { enrolment: Enrolment }).enrolment;
  const enrol = ({ token, secret }: Enrolment, code = codeOf(secret)) =>
    visitor.call("enrolFactor", { body: { token, code } });
  const logIn = (code?: string) =>
    visitor.call("logInStaff", {
      body: { username: "first_admin", password, ...(code && { code }) },
    });

  it("is let in by a link that is good for a day and stored as a hash alone", async () => {
    expect(app.firstInvitation).to.match(new RegExp(`^${app.adminUrl}/invitation#[\\w-]{43}$`));
    const [row] = await app.database.query<{ hours: number; text: string; role: string }>(
      `SELECT role, extract(epoch FROM expires_at - made_at) / 3600 AS hours, i::text AS text
         FROM staff_invitation i`,
    );
    expect(Number(row?.hours)).to.be.closeTo(24, 0.01);
    expect(row?.role).to.equal("admin");
    expect(row?.text).to.not.include(link);
  });

  it("sets up a second factor, is signed in, and signs in with it from then on", async () => {
    const enrolment = enrolmentOf(await accept());
    expect(enrolment.address).to.include(enrolment.secret).and.to.include("first_admin");
    expect((await visitor.call("currentStaff")).status).to.equal(401);
    const [stored] = await app.database.query<{ totp_secret: Buffer }>(
      "SELECT totp_secret FROM staff",
    );
    expect(stored?.totp_secret.includes(enrolment.secret)).to.equal(false);
    const told = await enrol(enrolment);
    expect(told.data).to.have.nested.property("staff.role", "admin");
    expect((await visitor.must("currentStaff")).data).to.have.property("codeName", "Albatross");
    // Its first code was used: a code counts once.
    expect((await logIn(codeOf(enrolment.secret))).code).to.equal("staff_credentials_wrong");
    await app.database.query("UPDATE staff SET totp_last_step = 0");
    expect((await logIn(codeOf(enrolment.secret))).status).to.equal(200);
    expect((await logIn()).code).to.equal("staff_credentials_wrong");
    const acts = await app.database.query<{ act: string }>(
      "SELECT act FROM audit_log ORDER BY seq",
    );
    expect(acts.map(({ act }) => act)).to.deep.equal([
      "add-staff",
      "enrol-factor",
      "log-in",
      "log-in",
    ]);
  });

  it("gets a new secret after signing in again before setting it up", async () => {
    const first = enrolmentOf(await accept());
    const second = enrolmentOf(await logIn());
    expect(second.secret).to.not.equal(first.secret);
    expect((await enrol(first)).code).to.equal("enrolment_over");
    expect((await enrol(second)).status).to.equal(200);
  });

  it("has ten minutes to set it up, with a code that is right, once", async () => {
    const late = enrolmentOf(await accept());
    const wrong = codeOf(late.secret) === "000000" ? "000001" : "000000";
    const refused = await enrol(late, wrong);
    expect([refused.status, refused.code]).to.deep.equal([401, "staff_credentials_wrong"]);
    await app.database.query(
      "UPDATE staff SET enrolment_until = enrolment_until - interval '10 min'",
    );
    expect((await enrol(late)).code).to.equal("enrolment_over");
    const enrolment = enrolmentOf(await logIn());
    const answers = await Promise.all([enrol(enrolment), enrol(enrolment)]);
    expect(answers.map(({ code }) => code)).to.have.members([undefined, "enrolment_over"]);
  });

  it("uses the link up: of three at once exactly one gets an account", async () => {
    const answers = await Promise.all(
      ["one_admin", "two_admin", "three_admin"].map((username, index) =>
        accept({ username, code_name: ["Auk", "Jay", "Owl"][index], email: `${username}@x.org` }),
      ),
    );
    expect(answers.map(({ status }) => status)).to.have.members([200, 404, 404]);
    expect(await app.database.query("SELECT FROM staff")).to.have.length(1);
    expect((await accept()).code).to.equal("invitation_unknown");
  });

  it("finds the link over after a day, and none that was guessed", async () => {
    expect((await accept({ token: "A".repeat(43) })).code).to.equal("invitation_unknown");
    await app.database.query(
      "UPDATE staff_invitation SET expires_at = expires_at - interval '24 h'",
    );
    expect((await accept()).code).to.equal("invitation_unknown");
    expect(await app.database.query("SELECT FROM staff")).to.have.length(0);
  });

  for (const [field, value, code] of [
    ["username", "no spaces", "staff_name_refused"],
    ["code_name", "R2D2", "code_name_refused"],
    ["password", "password123", "password_refused"],
    ["password", "short", "password_refused"],
    ["password", "first_admin!", "password_refused"],
  ] as const) {
    it(`is told that ${field} "${value}" cannot be, and the link stays good`, async () => {
      expect((await accept({ [field]: value })).code).to.equal(code);
      expect((await accept()).status).to.equal(200);
    });
  }
});
