import { expect } from "chai";
import { CheckPassword } from "../../../src/application/account/check-password.ts";
import { ConfirmPassword } from "../../../src/application/account/confirm-password.ts";
import { LogIn } from "../../../src/application/account/log-in.ts";
import { OpenSession } from "../../../src/application/account/open-session.ts";
import type { SecurityEvent } from "../../../src/application/ports/security-events.ts";
import { Busy } from "../../../src/application/ports/busy.ts";
import { refuse } from "../../../src/domain/result/result.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import {
  CountedAttempts,
  ListedSessions,
  ListedTraders,
  MarkingHasher,
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
    });
    const check = new CheckPassword(attempts, hasher);
    const openSession = new OpenSession(new ListedSessions(), new NumberedTokens());
    noted = [];
    logIn = new LogIn({
      traders,
      checkPassword: check,
      checkFactor: { execute: async () => refuse({ code: "wrong_code" }) },
      openSession,
      policy: () => defaultAccountPolicy,
      security: { note: (event) => noted.push(event) },
    });
    confirmPassword = new ConfirmPassword(traders, check, () => defaultAccountPolicy);
  });
  const tryIn = (login: string, typed: string, address = visitor.address) =>
    logIn.execute({ login, password: typed, visitor: { ...visitor, address } });

  it("works with the name and with the address", async () => {
    for (const login of ["Ana", "ana@example.org"]) {
      expect(await tryIn(login, password)).to.have.nested.property("value.username", "Ana");
    }
  });

  it("takes a password however its letters are composed", async () => {
    hasher.matches = async (typed) => typed === "caf\u00e9 au lait";
    expect(await tryIn("Ana", "cafe\u0301 au lait")).to.have.property("ok", true);
  });

  it("tells only who knows the password that the account is closed", async () => {
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
    expect([...attempts.counts.values()]).to.deep.equal([1, 1]);
  });

  for (const login of ["Ana", "nobody"]) {
    it(`is refused to ${login} after five failures, even with the right password`, async () => {
      for (let count = 0; count < 5; count += 1) await tryIn(login, "wrong");
      const limited = { ok: false, refusal: { code: "rate_limited", retryAfterSeconds: 900 } };
      expect(await tryIn(login, password)).to.deep.equal(limited);
      expect(await tryIn(login.toUpperCase(), password)).to.deep.equal(limited);
      expect(hasher.compared).to.have.length(5);
    });
  }

  it("goes on at another address: nobody can lock somebody else out", async () => {
    for (let count = 0; count < 5; count += 1) await tryIn("Ana", "wrong");
    expect(await tryIn("Ana", password, "192.0.2.2")).to.have.property("ok", true);
  });

  it("counts no success and no try that found no place in the queue", async () => {
    for (let count = 0; count < 10; count += 1) await tryIn("Ana", password);
    hasher.failure = new Busy();
    const error = await tryIn("Ana", password).catch((reason: unknown) => reason);
    expect(error).to.equal(hasher.failure);
    expect([...attempts.counts.values()]).to.deep.equal([0]);
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
