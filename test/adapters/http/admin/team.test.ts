import { expect } from "chai";
import type {
  TeamActView,
  TeamMemberView,
  TeamView,
} from "../../../../src/adapters/http/contract/admin/team-views.ts";
import { TotpCodes } from "../../../../src/adapters/identity/totp-codes.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import type { StaffRole } from "../../../../src/domain/staff/staff-roles.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";
import { codeFormat } from "../../../../src/domain/account/code-format.ts";

const reason = "Two hands are missing at the desk.";
const password = "a long way to the lighthouse";

describe("the staff, by admins", () => {
  let app: TestApp;
  let ada: StaffVisitor;
  let ben: StaffVisitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
    ada = await StaffVisitor.ofDemo(app.adminUrl, "ada_admin");
    ben = await StaffVisitor.ofDemo(app.adminUrl, "ben_admin");
  });
  after(() => app.stop());
  afterEach(async () => {
    await app.database.query("DELETE FROM staff_proposal");
    await app.database.query("DELETE FROM staff_invitation");
    await app.database.query(
      "UPDATE staff SET disabled_at = NULL, role = 'moderator', totp_last_step = 0 WHERE username = 'nia_mod'",
    );
  });

  const teamOf = async (visitor: StaffVisitor): Promise<TeamView> =>
    (await visitor.must("viewTeam")).data;
  const member = async (username: string, visitor = ada): Promise<TeamMemberView> => {
    const { members } = await teamOf(visitor);
    return members.find((each) => each.username === username)!;
  };
  const invite = (visitor: StaffVisitor, username = "lea_mod", code_name = "Curlew") =>
    visitor.call("inviteStaff", {
      body: { username, code_name, role: "moderator", reason },
    });
  const proposalOf = async (visitor: StaffVisitor) => (await teamOf(visitor)).proposals[0]!;
  const decide = async (visitor: StaffVisitor, act: "confirmProposal" | "declineProposal") =>
    visitor.call(act, { parameters: { id: (await proposalOf(ada)).id }, body: { reason } });
  const about = async (
    visitor: StaffVisitor,
    act: "disableStaff" | "enableStaff" | "resetFactor",
    username: string,
  ) => visitor.call(act, { parameters: { id: (await member(username)).id }, body: { reason } });
  const changeRole = async (visitor: StaffVisitor, username: string, role: StaffRole) =>
    visitor.call("changeRole", {
      parameters: { id: (await member(username)).id },
      body: { role, reason },
    });
  const acts = async () => {
    const rows = await app.database.query<{ act: string }>(
      "SELECT act FROM audit_log ORDER BY seq",
    );
    return rows.map(({ act }) => act);
  };

  it("invite somebody, two of them: the link makes an account of what both have seen, once", async () => {
    const proposed: TeamActView = (await invite(ada, "iris_mod", "Plover")).data;
    expect(proposed.invitation).to.equal(null);
    const [waiting] = proposed.team.proposals;
    expect(waiting).to.include({ kind: "invite", username: "iris_mod", to: "moderator", reason });
    expect(waiting?.acts).to.deep.equal(["decline"]);
    expect((await proposalOf(ben)).acts).to.deep.equal(["confirm", "decline"]);
    expect((await decide(ada, "confirmProposal")).code).to.equal("second_person_needed");

    const confirmed: TeamActView = (await decide(ben, "confirmProposal")).data;
    expect(confirmed.team.proposals).to.deep.equal([]);
    expect(confirmed.team.invitations).to.have.length(1);
    const { token } = confirmed.invitation!;
    expect(JSON.stringify(await teamOf(ben))).to.not.include(token);
    const stored = await app.database.query("SELECT i::text FROM staff_invitation i");
    expect(JSON.stringify(stored)).to.not.include(token);

    const iris = await StaffVisitor.of(app.adminUrl);
    const invited = (await iris.must("readInvitation", { body: { token } })).data;
    expect(invited).to.deep.equal({
      role: "moderator",
      username: "iris_mod",
      codeName: "Plover",
    });
    const fields = { token, email: "iris@example.org", password };
    // Names that she enters do not count: two admins have agreed on others.
    const typed = { ...fields, username: "other_name", code_name: "Vulture" };
    const { enrolment } = (await iris.must("acceptInvitation", { body: typed })).data as {
      enrolment: { token: string; secret: string };
    };
    const codes = new TotpCodes(codeFormat, "Peerhold");
    const code = codes.codeOf(enrolment.secret, codes.stepAt(Date.now()).step);
    await iris.must("enrolFactor", { body: { token: enrolment.token, code } });
    expect((await iris.must("currentStaff")).data).to.include({
      username: "iris_mod",
      codeName: "Plover",
      role: "moderator",
    });
    expect((await iris.call("readInvitation", { body: { token } })).code).to.equal(
      "invitation_unknown",
    );
    expect((await acts()).slice(-5)).to.deep.equal([
      "propose-invitation",
      "confirm-proposal",
      "add-staff",
      "enrol-factor",
      "log-in",
    ]);
  });

  it("decline an invitation, or take it back; then its name can be proposed anew", async () => {
    await invite(ada);
    expect((await invite(ben)).code).to.equal("proposal_waits");
    expect((await decide(ben, "declineProposal")).status).to.equal(200);
    await invite(ben);
    const { id } = await proposalOf(ada);
    await ben.must("declineProposal", { parameters: { id }, body: { reason } });
    const late = await ada.call("confirmProposal", { parameters: { id }, body: { reason } });
    expect([late.status, late.code]).to.deep.equal([409, "proposal_over"]);
    expect(await app.database.query("SELECT FROM staff_invitation")).to.deep.equal([]);
  });

  it("of two who decide at once exactly one is heard", async () => {
    await invite(ada);
    const { id } = await proposalOf(ada);
    const sent = { parameters: { id }, body: { reason } };
    const answers = await Promise.all([
      ben.call("confirmProposal", sent),
      ada.call("declineProposal", sent),
    ]);
    expect(answers.map(({ code }) => code)).to.have.members([undefined, "proposal_over"]);
    const [row] = await app.database.query<{ made: number; entries: number }>(
      `SELECT (SELECT count(*)::integer FROM staff_invitation) AS made,
              (SELECT count(*)::integer FROM audit_log
                WHERE act IN ('confirm-proposal', 'decline-proposal') AND subject_id = $1) AS entries`,
      [id],
    );
    expect(row).to.deep.equal({ made: answers[0]?.status === 200 ? 1 : 0, entries: 1 });
  });

  it("forget what nobody confirmed for seven days", async () => {
    await invite(ada);
    const { id } = await proposalOf(ben);
    await app.database.query(
      "UPDATE staff_proposal SET proposed_at = proposed_at - interval '7 days'",
    );
    expect((await teamOf(ben)).proposals).to.deep.equal([]);
    const late = await ben.call("confirmProposal", { parameters: { id }, body: { reason } });
    expect(late.code).to.equal("proposal_over");
  });

  it("change a role, two of them: it holds at once, sessions end, and the log has from and to", async () => {
    const nia = await StaffVisitor.ofDemo(app.adminUrl, "nia_mod");
    await changeRole(ada, "nia_mod", "support");
    expect(await proposalOf(ben)).to.include({ from: "moderator", to: "support", reason });
    expect((await member("nia_mod")).role).to.equal("moderator");
    expect((await nia.call("currentStaff")).status).to.equal(200);
    await decide(ben, "confirmProposal");
    expect((await member("nia_mod")).role).to.equal("support");
    expect((await nia.call("currentStaff")).code).to.equal("unauthenticated");
    const filter = JSON.stringify({ act: "confirm-proposal" });
    const [entry] = (await ada.must("listAudit", { query: { filter } })).data as {
      before: unknown;
      after: { role: string };
      reason: string;
    }[];
    expect(entry?.before).to.deep.equal({ role: "moderator" });
    expect([entry?.after.role, entry?.reason]).to.deep.equal(["support", reason]);
  });

  it("reset a lost factor, two of them: the old codes are dead, and the next sign-in sets up anew", async () => {
    await about(ada, "resetFactor", "omar_mod");
    expect((await member("omar_mod")).hasFactor).to.equal(true);
    await decide(ben, "confirmProposal");
    expect((await member("omar_mod")).hasFactor).to.equal(false);
    const omar = await StaffVisitor.of(app.adminUrl);
    const told = await omar.must("logInStaff", {
      body: { username: "omar_mod", password: demoPassword },
    });
    expect(told.data).to.have.property("staff", null);
    expect(told.data).to.have.nested.property("enrolment.secret").that.is.a("string");
  });

  it("close an account, one of them: sessions are dead for ever, also when it is opened again", async () => {
    const nia = await StaffVisitor.ofDemo(app.adminUrl, "nia_mod");
    const closed: TeamActView = (await about(ada, "disableStaff", "nia_mod")).data;
    const shown = closed.team.members.find(({ username }) => username === "nia_mod");
    expect([shown?.isActive, shown?.acts]).to.deep.equal([false, ["enable"]]);
    expect((await nia.call("currentStaff")).code).to.equal("unauthenticated");
    expect((await about(ben, "disableStaff", "nia_mod")).code).to.equal("account_disabled");
    await about(ben, "enableStaff", "nia_mod");
    expect((await nia.call("currentStaff")).code).to.equal("unauthenticated");
    await app.database.query("UPDATE staff SET totp_last_step = 0");
    await nia.signIn("nia_mod");
    expect((await nia.call("currentStaff")).status).to.equal(200);
  });

  it("change nothing about themselves, and nothing without a reason", async () => {
    const own = [
      await about(ada, "disableStaff", "ada_admin"),
      await about(ada, "resetFactor", "ada_admin"),
      await changeRole(ada, "ada_admin", "support"),
    ];
    expect(own.map(({ code }) => code)).to.deep.equal(Array(3).fill("own_account"));
    await changeRole(ada, "ben_admin", "support");
    expect((await decide(ben, "confirmProposal")).code).to.equal("own_account");
    expect((await decide(ben, "declineProposal")).code).to.equal("own_account");
    const { id } = await member("nia_mod");
    const silent = await ada.call("disableStaff", { parameters: { id }, body: { reason: "  " } });
    expect(silent.code).to.equal("reason_needed");
    expect((await member("nia_mod")).isActive).to.equal(true);
  });

  it("of two who close each other's accounts exactly one stays", async () => {
    const [one, other] = await Promise.all([member("ada_admin"), member("ben_admin")]);
    const close = (visitor: StaffVisitor, { id }: TeamMemberView) =>
      visitor.call("disableStaff", { parameters: { id }, body: { reason } });
    await Promise.all([close(ada, other), close(ben, one)]);
    const open = await app.database.query(
      "SELECT FROM staff WHERE role = 'admin' AND disabled_at IS NULL",
    );
    expect(open).to.have.length(1);
  });
});
