import { expect } from "chai";
import { BotGate } from "../../../src/application/account/bot-gate.ts";
import { CheckPassword } from "../../../src/application/account/check-password.ts";
import { ConfirmPassword } from "../../../src/application/account/confirm-password.ts";
import { LogIn } from "../../../src/application/account/log-in.ts";
import { OpenSession } from "../../../src/application/account/open-session.ts";
import { SignInGate } from "../../../src/application/account/sign-in-gate.ts";
import type { SecurityEvent } from "../../../src/application/ports/security-events.ts";
import { Busy } from "../../../src/application/ports/busy.ts";
import { accept, refuse } from "../../../src/domain/result/result.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import {
  CountedAttempts,
  ListedChallenges,
  ListedSessions,
  ListedTraders,
  MarkingHasher,
  nowhere,
  NumberedTokens,
} from "./account-fakes.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const password = "Nine horses jump";
const visitor = { address: "192.0.2.1", agent: "", token: undefined };

describe("signing in", () => {
  let traders: ListedTraders;
  let attempts: CountedAttempts;
  let hasher: MarkingHasher;
  let logIn: LogIn;
  let noted: SecurityEvent[];
  let devices: Set<string>;
  let confirmPassword: ConfirmPassword;
  beforeEach(async () => {
    attempts = new CountedAttempts();
    hasher = new MarkingHasher();
    traders = new ListedTraders();
    await traders.add({
      id: "ana-id",
      username: { text: "Ana", skeleton: "ana" },
      email: "ana@example.org",
      passwordHash: `hash of ${password}`,
      level: 1,
      badge: "no_badge",
      currency: "USD",
      confirmation: "made_up" as const,
    });
    const check = new CheckPassword(attempts, hasher);
    const openSession = new OpenSession(new ListedSessions(), new NumberedTokens(), nowhere);
    noted = [];
    devices = new Set();
    const gate = new BotGate(attempts, new ListedChallenges(), () => defaultAccountPolicy.work, {
      note: (event) => noted.push(event),
    });
    logIn = new LogIn({
      traders,
      signInGate: new SignInGate({
        gate,
        devices: { has: async (id, device) => devices.has(`${id} ${device}`) },
        tokens: new NumberedTokens(),
        scope: "log-in",
      }),
      checkPassword: check,
      checkFactor: { execute: async () => refuse({ code: "wrong_code" }) },
      authorizeSignIn: { execute: async () => accept(null) },
      openSession,
      policy: () => defaultAccountPolicy,
      security: { note: (event) => noted.push(event) },
    });
    confirmPassword = new ConfirmPassword(traders, check, () => defaultAccountPolicy);
  });
  const tryIn = (login: string, typed: string, address = visitor.address, more: object = {}) =>
    logIn.execute({ login, password: typed, visitor: { ...visitor, address, ...more } });
  const fail = async (
    times: number,
    login: string,
    addressOf = (_count: number) => "192.0.2.1",
  ) => {
    for (let count = 0; count < times; count += 1) await tryIn(login, "wrong", addressOf(count));
  };
  const asked = (bits: number, login = "ana") => ({
    ok: false,
    refusal: { code: "proof_of_work_needed", challenge: `${bits} bits for log-in ${login}` },
  });
  const answer = (bits: number, login = "ana") => ({
    proofOfWork: `answer to ${bits} bits for log-in ${login}`,
  });
  const elsewhere = (count: number) => `198.51.100.${count}`;

  it("works with the name and with the address", async () => {
    for (const login of ["Ana", "ana@example.org"]) {
      expect(await tryIn(login, password)).to.have.nested.property("value.username", "Ana");
    }
  });

  it("takes a password however its letters are composed", async () => {
    hasher.matches = async (typed) => typed === "caf\u00e9 au lait";
    expect(await tryIn("Ana", "cafe\u0301 au lait")).to.have.property("ok", true);
  });

  it("says that the account is closed only after the right password", async () => {
    const states = { banned: "account_banned", compromised: "account_compromised" } as const;
    for (const [state, code] of Object.entries(states)) {
      traders.account = { ...freeAccount, states: [state as keyof typeof states] };
      expect(await tryIn("Ana", "wrong")).to.have.nested.property(
        "refusal.code",
        "wrong_credentials",
      );
      expect(await tryIn("Ana", password)).to.have.nested.property("refusal.code", code);
    }
    traders.account = { ...freeAccount, states: ["frozen", "restricted"] };
    expect(await tryIn("Ana", password)).to.have.property("ok", true);
  });

  it("answers alike, after the same work, whether the account or the password is wrong", async () => {
    const wrong = { ok: false, refusal: { code: "wrong_credentials" } };
    expect(await tryIn("Ana", "wrong")).to.deep.equal(wrong);
    expect(await tryIn("nobody", "wrong")).to.deep.equal(wrong);
    expect(hasher.compared).to.deep.equal([`hash of ${password}`, undefined]);
    // One at the address and one in total, for each name.
    expect([...attempts.counts.values()]).to.deep.equal([1, 1, 1, 1]);
  });

  for (const login of ["Ana", "nobody"]) {
    it(`takes work of ${login} after five failures, even with the right password`, async () => {
      await fail(5, login);
      const needed = asked(18, login.toLowerCase());
      expect(await tryIn(login, password)).to.deep.equal(needed);
      expect(await tryIn(login.toUpperCase(), password)).to.deep.equal(needed);
      expect(hasher.compared).to.have.length(5);
    });
  }

  it("goes on at another address: nobody can lock somebody else out", async () => {
    for (let count = 0; count < 5; count += 1) await tryIn("Ana", "wrong");
    expect(await tryIn("Ana", password, "192.0.2.2")).to.have.property("ok", true);
  });

  it("takes work after ten failures from as many addresses, and more of it with each doubling", async () => {
    await fail(10, "Ana", elsewhere);
    expect(await tryIn("Ana", password, "192.0.2.2")).to.deep.equal(asked(18));
    for (const [from, bits] of [
      [10, 18],
      [20, 19],
      [40, 20],
      [80, 21],
    ] as const) {
      for (let count = from; count < 2 * from; count += 1) {
        const told = await tryIn("Ana", "wrong", elsewhere(count), answer(bits));
        expect(told, `${count}`).to.have.nested.property("refusal.code", "wrong_credentials");
      }
      expect(await tryIn("Ana", password, "192.0.2.2")).to.deep.equal(asked(bits + 1));
    }
  });

  it("lets the owner in with a proof, however often others failed", async () => {
    await fail(10, "Ana", elsewhere);
    for (let count = 0; count < 400; count += 1) {
      const needed = await tryIn("Ana", "wrong", elsewhere(count));
      const challenge = needed.ok || !("challenge" in needed.refusal) || needed.refusal.challenge;
      await tryIn("Ana", "wrong", elsewhere(count), { proofOfWork: `answer to ${challenge}` });
    }
    expect(await tryIn("Ana", password, "192.0.2.2")).to.deep.equal(asked(22));
    const told = await tryIn("Ana", password, "192.0.2.2", answer(22));
    expect(told).to.have.nested.property("value.username", "Ana");
  });

  it("lets the owner in with a proof that has meanwhile become one bit too easy", async () => {
    await fail(10, "Ana", elsewhere);
    for (let count = 10; count < 20; count += 1) {
      await tryIn("Ana", "wrong", elsewhere(count), answer(18));
    }
    expect(await tryIn("Ana", password, "192.0.2.2")).to.deep.equal(asked(19));
    expect(await tryIn("Ana", password, "192.0.2.2", answer(18))).to.have.property("ok", true);
  });

  it("takes no proof that was made for another name", async () => {
    await fail(10, "Ana", elsewhere);
    const told = await tryIn("Ana", password, "192.0.2.2", answer(18, "bob"));
    expect(told).to.deep.equal(asked(18));
    expect(noted.map(({ name }) => name)).to.include("proof_of_work_refused");
  });

  it("costs the owner nothing in a browser where they signed in before", async () => {
    devices.add("ana-id hash of known");
    await fail(10, "Ana", elsewhere);
    await fail(5, "Ana");
    const known = { device: "known" };
    expect(await tryIn("Ana", password, "192.0.2.1", known)).to.have.property("ok", true);
    const other = { device: "another" };
    expect(await tryIn("Ana", password, "192.0.2.1", other)).to.deep.equal(asked(18));
  });

  it("counts the failures in a known browser, too", async () => {
    devices.add("ana-id hash of known");
    const known = { device: "known" };
    for (let count = 0; count < 5; count += 1) await tryIn("Ana", "wrong", elsewhere(count), known);
    expect(await tryIn("Ana", password, "192.0.2.1", known)).to.deep.equal(asked(18));
    // And for no one else.
    expect(await tryIn("Ana", password)).to.have.property("ok", true);
  });

  it("counts no success and no try that found no place in the queue", async () => {
    for (let count = 0; count < 10; count += 1) await tryIn("Ana", password);
    hasher.failure = new Busy();
    const error = await tryIn("Ana", password).catch((reason: unknown) => reason);
    expect(error).to.equal(hasher.failure);
    expect([...attempts.counts.values()]).to.deep.equal([0, 0]);
  });

  it("proves who it is at the moment when the credentials were read", async () => {
    expect(await confirmPassword.execute("ana-id", password)).to.deep.equal({ ok: true, value: 7 });
  });

  it("proves nothing with a wrong password, and after five of them with no password", async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await confirmPassword.execute("ana-id", "wrong")).to.deep.equal({
        ok: false,
        refusal: { code: "wrong_credentials" },
      });
    }
    expect(await confirmPassword.execute("ana-id", password)).to.have.nested.property(
      "refusal.code",
      "rate_limited",
    );
  });
});
