import { expect } from "chai";
import {
  adminContracts,
  type AdminContracts,
} from "../../../../src/adapters/http/contract/admin/admin-routes.ts";
import type { RouteContract } from "../../../../src/adapters/http/contract/route.ts";
import type { AdminBodyOf } from "../../../../src/adapters/http/client/admin-client.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { SoftAuthenticator } from "../../../support/soft-authenticator.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";

/** Where the pages of a console on any free port are, by its settings. */
const origin = "http://localhost:0";

const contracts: readonly RouteContract[] = Object.values(adminContracts);
const dangerous = contracts.filter(({ needsFreshProof }) => needsFreshProof);

describe("a fresh proof of staff", () => {
  let app: TestApp;
  let ada: StaffVisitor;
  let device: SoftAuthenticator;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());
  beforeEach(async () => {
    await app.database.query("DELETE FROM attempt");
    await app.database.query("DELETE FROM staff_passkey");
    ada = await signedIn("ada_admin");
    device = new SoftAuthenticator(origin);
  });

  const renewCodes = () => app.database.query("UPDATE staff SET totp_last_step = 0");
  async function signedIn(username: string): Promise<StaffVisitor> {
    await renewCodes();
    const visitor = await StaffVisitor.of(app.adminUrl);
    await visitor.signIn(username);
    await renewCodes();
    return visitor;
  }
  /** As if everyone had signed in 16 minutes ago, and had been busy since. */
  async function wait(): Promise<void> {
    const earlier = "- interval '16 min'";
    // The accounts themselves are as new as the installation: their sessions may not be older.
    await app.database.query(
      `UPDATE staff SET credentials_changed_at = credentials_changed_at ${earlier}`,
    );
    await app.database.query(`UPDATE staff_session SET started_at = started_at ${earlier}`);
  }
  async function factors(username = "ada_admin") {
    const codes: { username: string; code: string }[] = (await ada.must("listDemoCodes")).data;
    const code = codes.find((each) => each.username === username)?.code ?? "";
    return { password: demoPassword, code };
  }
  async function addPasskey(who: StaffVisitor, username: string, key: SoftAuthenticator) {
    const told = await who.must("beginStaffPasskey", { body: await factors(username) });
    const { challenge } = told.data as AdminBodyOf<"beginStaffPasskey">;
    await who.must("addStaffPasskey", { body: { name: "Laptop", ...key.make(challenge) } });
    await renewCodes();
  }
  async function asked(
    who: StaffVisitor = ada,
    route: "askStaffPasskeyProof" | "askStaffPasskeySignIn" = "askStaffPasskeyProof",
  ): Promise<string> {
    return ((await who.must(route)).data as AdminBodyOf<"askStaffPasskeyProof">).challenge;
  }
  const prove = (passkey: object) => ada.call("proveStaffAgain", { body: { passkey } });
  /** A dangerous act that finds nothing: whether the gate let it pass is all that counts. */
  const act = async (who = ada) => {
    const body = { reason: "Left the company." };
    return (await who.call("disableStaff", { parameters: { id: "nobody" }, body })).code;
  };

  it("is needed where money, accounts, powers or rules change, and for nothing that protects", () => {
    expect(dangerous.map(({ id }) => id)).to.have.members([
      "allowMerchant",
      "allowWithdrawal",
      "beginAccountState",
      "bookSettlement",
      "cancelByStaff",
      "changePolicy",
      "changeRole",
      "confirmChargeback",
      "confirmProposal",
      "confirmVerdict",
      "decideCase",
      "decideFactorReset",
      "disableStaff",
      "enableStaff",
      "endHalt",
      "giveBackOrder",
      "giveReleaseConsent",
      "grantAppeal",
      "inviteStaff",
      "liftAccountState",
      "proposeColdMove",
      "proposeReleaseConsent",
      "publishDocument",
      "raiseSendFee",
      "resetFactor",
      "reviewColdMove",
      "reviewDeposit",
      "reviewSend",
      "unblockAddress",
      "terminateStaffCard",
      "unfreezeStaffCard",
      "writeOffClaim",
    ]);
  });

  it("is a sign-in of the last 15 minutes; after that every dangerous act is refused", async () => {
    expect(await act()).to.equal("member_unknown");
    const sessions = new Map<string, StaffVisitor>();
    for (const name of ["ada_admin", "vera_super", "nia_mod"]) {
      sessions.set(name, await signedIn(name));
    }
    await wait();
    for (const { id, path } of dangerous) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "unknown1234"]);
      const parameters = Object.fromEntries(names);
      const codes = [];
      for (const who of sessions.values()) {
        codes.push((await who.call(id as keyof AdminContracts, { parameters, body: {} })).code);
      }
      expect(codes, id).to.include("fresh_proof_needed");
      expect(codes, id).to.satisfy((all: string[]) =>
        all.every((code) => ["fresh_proof_needed", "forbidden"].includes(code)),
      );
    }
    expect((await ada.call("listQueues")).status).to.equal(200);
  });

  it("comes from password and unused code, in a session of another secret, and is logged", async () => {
    await wait();
    const old = ada.cookie;
    const refused = async (body: object) => (await ada.call("proveStaffAgain", { body })).code;
    const right = await factors();
    expect(await refused({})).to.equal("proof_needed");
    expect(await refused({ ...right, password: "Not this one" })).to.equal(
      "staff_credentials_wrong",
    );
    expect(await act()).to.equal("fresh_proof_needed");
    await ada.must("proveStaffAgain", { body: right });
    expect(await act()).to.equal("member_unknown");
    expect(await refused(right)).to.equal("staff_credentials_wrong");
    const after = await ada.call("currentStaff", { headers: { cookie: old } });
    expect(after.status).to.equal(401);
    expect((await ada.call("currentStaff")).status).to.equal(200);
    const [last] = await app.database.query<{ act: string }>(
      "SELECT act FROM audit_log ORDER BY seq DESC LIMIT 1",
    );
    expect(last?.act).to.equal("prove-identity");
  });

  it("of one browser makes no other session fresh", async () => {
    const other = await signedIn("ada_admin");
    await wait();
    await ada.must("proveStaffAgain", { body: await factors() });
    expect(await act(ada)).to.equal("member_unknown");
    expect(await act(other)).to.equal("fresh_proof_needed");
  });

  it("comes from a passkey too, once for each challenge", async () => {
    await addPasskey(ada, "ada_admin", device);
    await wait();
    const signed = device.sign(await asked());
    const tries = await Promise.all([1, 2, 3].map(() => prove(signed)));
    expect(tries.filter(({ status }) => status === 200)).to.have.length(1);
    expect(await act()).to.equal("member_unknown");
    const again = await prove(signed);
    expect([again.status, again.code]).to.deep.equal([403, "wrong_passkey"]);
  });

  it("comes from no other origin, host or person, and from no challenge for something else", async () => {
    await addPasskey(ada, "ada_admin", device);
    const ben = await signedIn("ben_admin");
    const stranger = new SoftAuthenticator(origin);
    await addPasskey(ben, "ben_admin", stranger);
    await wait();
    for (const signing of [
      { origin: "https://peerh0ld.example" },
      { host: "peerh0ld.example" },
      { isVerified: false },
    ]) {
      const told = await prove(device.sign(await asked(), signing));
      expect([told.status, told.code]).to.deep.equal([403, "wrong_passkey"]);
    }
    await app.database.query("DELETE FROM attempt");
    for (const signed of [
      stranger.sign(await asked()),
      device.sign(await asked(ben)),
      device.sign(await asked(ada, "askStaffPasskeySignIn")),
    ]) {
      expect((await prove(signed)).code).to.equal("wrong_passkey");
    }
    expect(await act()).to.equal("fresh_proof_needed");
  });

  it("by a passkey changes the password as well", async () => {
    const omar = await signedIn("omar_mod");
    await addPasskey(omar, "omar_mod", device);
    const change = (passkey: object) =>
      omar.call("changeStaffPassword", {
        body: { passkey, new_password: "a long way to the lighthouse" },
      });
    const foreign = new SoftAuthenticator(origin).sign(await asked(omar));
    expect((await change(foreign)).code).to.equal("wrong_passkey");
    expect((await change(device.sign(await asked(omar)))).status).to.equal(200);
    expect((await omar.call("currentStaff")).status).to.equal(200);
  });
});
