import { expect } from "chai";
import { solved } from "../../../src/adapters/http/client/solve-challenge.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { override } from "../../../src/composition/container.ts";
import { policyTokens } from "../../../src/composition/policy-module.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";
import { challengeOf } from "../../support/challenge-of.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { connections, startTestApp, type TestApp } from "../../support/test-app.ts";
import { startAccountApp } from "../../support/account-app.ts";
import { passwordOf, Visitor, type Told } from "../../support/visitor.ts";

/** Little work, so that the tests are quick. */
const policy = {
  ...defaultAccountPolicy,
  register: { most: 2, windowSeconds: 86_400 },
  work: { easiestBits: 4, hardestBits: 8, answerSeconds: 600 },
};

const bodyOf = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: passwordOf(username),
});

describe("a proof of work", () => {
  let app: TestApp;
  before(async () => {
    const environment = { DEMO: "1", TRUSTED_PROXIES: "127.0.0.1" };
    app = await startTestApp(environment, [
      override(policyTokens.account, () => policy),
      // As in production: with fewer, some of two hundred at once would be told to come back.
      connections(16),
    ]);
  });
  after(() => app.stop());
  beforeEach(() => app.database.query("DELETE FROM attempt"));

  const signIn = (
    visitor: Visitor,
    { login = "ana_lima", password = "wrong password", address = "192.0.2.1", proof = "" } = {},
  ): Promise<Told> =>
    visitor.call("logIn", {
      body: { login, password },
      headers: {
        "x-forwarded-for": address,
        ...(proof !== "" && { "x-proof-of-work": proof }),
      },
    });
  const elsewhere = (count: number) => `198.51.100.${count}`;
  /** Ten strangers fail; what the next is asked. */
  const challenged = async (visitor: Visitor, login = "ana_lima"): Promise<string> => {
    for (let count = 0; count < 10; count += 1) {
      await signIn(visitor, { login, address: elsewhere(count) });
    }
    return challengeOf(await signIn(visitor, { login }));
  };

  it("is asked of all but 10 of 200 wrong tries from 40 addresses", async () => {
    const visitor = await Visitor.of(app.url);
    const tries = Array.from({ length: 200 }, (_, count) =>
      signIn(visitor, { password: `wrong ${count}`, address: elsewhere(count % 40) }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).to.have.length(10);
    expect(statuses.filter((status) => status === 428)).to.have.length(190);
  });

  it("gets the owner in from anywhere, and is not needed where they were before", async () => {
    const home = await Visitor.ofDemo(app.url, "ana_lima");
    const visitor = await Visitor.of(app.url);
    const proof = await solved(await challenged(visitor));
    const right = { password: demoPassword };
    expect(await signIn(visitor, right)).to.include({ status: 428 });
    expect(await signIn(home, right)).to.include({ status: 200 });
    expect(await signIn(visitor, { ...right, proof })).to.include({ status: 200 });
  });

  it("lets one attempt pass, even of ten at once", async () => {
    const visitor = await Visitor.of(app.url);
    const proof = await solved(await challenged(visitor));
    const told = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        signIn(visitor, { address: elsewhere(count), proof }),
      ),
    );
    expect(told.filter(({ status }) => status === 401)).to.have.length(1);
    expect(await signIn(visitor, { password: demoPassword, proof })).to.include({ status: 428 });
  });

  it("counts attempts, and is used up, in all processes together", async () => {
    const beside = await app.startBeside();
    const [visitor, other] = [await Visitor.of(app.url), await Visitor.of(beside.url)];
    for (let count = 0; count < 10; count += 1) {
      await signIn(count % 2 === 0 ? visitor : other, { address: elsewhere(count) });
    }
    const proof = await solved(challengeOf(await signIn(visitor)));
    const tries = [other, visitor, other].map((each) => signIn(each, { proof }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    await beside.stop();
    expect(statuses).to.have.members([401, 428, 428]);
  });

  it("that is forged, for another name or out of date lets nobody in", async () => {
    const visitor = await Visitor.of(app.url);
    const challenge = await challenged(visitor);
    const forged = await solved(challenge.replace(/[^.]{32}$/, "A".repeat(32)));
    const forAnother = await solved(await challenged(visitor, "bruno_costa"));
    const longer = await solved(challenge.replace(/\.(\d+)\./, ".99999999999."));
    for (const proof of [forged, forAnother, longer, "nonsense"]) {
      const told = await signIn(visitor, { password: demoPassword, proof });
      expect([told.status, told.code]).to.deep.equal([428, "proof_of_work_needed"]);
    }
  });

  it("is harder the more attempts there were, for a name that nobody has as well", async () => {
    for (const login of ["ana_lima", "nobody_there"]) {
      const visitor = await Visitor.of(app.url);
      let challenge = await challenged(visitor, login);
      expect(challenge).to.match(/^4\./);
      for (let count = 0; count < 10; count += 1) {
        const proof = await solved(challenge);
        const told = await signIn(visitor, { login, address: elsewhere(100 + count), proof });
        expect(told).to.include({ status: 401 });
        challenge = challengeOf(await signIn(visitor, { login }));
      }
      expect(challenge).to.match(/^5\./);
    }
  });

  it("is asked of a third registration from one address, and of none from another", async () => {
    const visitor = await Visitor.of(app.url);
    const open = (username: string, address: string, proof?: string) =>
      visitor.call("register", {
        body: bodyOf(username),
        headers: { "x-forwarded-for": address, ...(proof && { "x-proof-of-work": proof }) },
      });
    for (const name of ["first_one", "second_one"]) {
      expect(await open(name, "192.0.2.7")).to.include({ status: 200 });
      await visitor.openPage();
    }
    const asked = await open("third_one", "192.0.2.7");
    expect([asked.status, asked.code]).to.deep.equal([428, "proof_of_work_needed"]);
    const proof = await solved(challengeOf(asked));
    expect(await open("third_one", "192.0.2.8", proof)).to.include({ status: 200 });
    await visitor.openPage();
    expect(await open("fourth_one", "192.0.2.7", proof)).to.include({ status: 200 });
  });

  it("is asked of staff, and gets them in", async () => {
    const stranger = await StaffVisitor.of(app.adminUrl);
    const wrong = { username: "sam_support", password: "wrong password", code: "000000" };
    const send = (address: string, body: object, headers: object = {}) =>
      stranger.call("logInStaff", { body, headers: { "x-forwarded-for": address, ...headers } });
    for (let count = 0; count < 10; count += 1) {
      expect(await send(elsewhere(count), wrong)).to.include({ status: 401 });
    }
    const codes: { username: string; code: string }[] = (await stranger.must("listDemoCodes")).data;
    const code = codes.find(({ username }) => username === "sam_support")?.code;
    const right = { username: "sam_support", password: demoPassword, code };
    const asked = await send("192.0.2.1", right);
    expect([asked.status, asked.code]).to.deep.equal([428, "proof_of_work_needed"]);
    const proof = await solved(challengeOf(asked));
    expect(await send("192.0.2.1", right, { "x-proof-of-work": proof })).to.include({
      status: 200,
    });
  });

  it("lets ten accounts a day be opened freely from one address, and asks for work then", async () => {
    const strict = await startAccountApp({ policy: defaultAccountPolicy, initialLevel: 0 });
    const visitor = await Visitor.of(strict.url);
    for (let count = 1; count <= 10; count += 1) await visitor.register(`person_${count + 20}`);
    const told = await visitor.call("register", { body: bodyOf("Eleventh") });
    const proof = await solved(challengeOf(told));
    const [{ opened } = { opened: 0 }] = await strict.database.query<{ opened: number }>(
      "SELECT count(*)::integer AS opened FROM trader",
    );
    const proven = await visitor.call("register", {
      body: bodyOf("Eleventh"),
      headers: { "x-proof-of-work": proof },
    });
    const levels = await strict.database.query("SELECT DISTINCT level FROM trader");
    await strict.stop();
    expect([told.status, told.code, opened]).to.deep.equal([428, "proof_of_work_needed", 10]);
    expect(proven).to.include({ status: 200 });
    expect(levels).to.deep.equal([{ level: "0.0" }]);
  });
});
