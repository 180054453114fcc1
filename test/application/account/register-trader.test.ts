import { expect } from "chai";
import { BotGate } from "../../../src/application/account/bot-gate.ts";
import { OpenSession } from "../../../src/application/account/open-session.ts";
import { RegisterTrader } from "../../../src/application/account/register-trader.ts";
import { Busy } from "../../../src/application/ports/busy.ts";
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

const visitor = { address: "192.0.2.1", agent: "x".repeat(300), token: "planted" };
const ana = { username: "Ana", email: "ana@example.org", password: "Nine horses jump", visitor };

describe("registering", () => {
  let attempts: CountedAttempts;
  let check: ListedChallenges;
  let hasher: MarkingHasher;
  let traders: ListedTraders;
  let sessions: ListedSessions;
  let register: RegisterTrader;
  let idFirst: Readonly<Record<string, boolean>>;
  beforeEach(() => {
    idFirst = {};
    attempts = new CountedAttempts();
    check = new ListedChallenges();
    hasher = new MarkingHasher();
    traders = new ListedTraders();
    sessions = new ListedSessions();
    register = new RegisterTrader({
      places: { placeOf: async () => ({ country: "PT", isHosted: false }) },
      traders,
      openSession: new OpenSession(sessions, new NumberedTokens(), nowhere),
      gate: new BotGate(attempts, check, () => defaultAccountPolicy.work, {
        note: () => undefined,
      }),
      attempts,
      hasher,
      commonPasswords: {
        has: async (folded) => folded === "password1234",
        isGuessable: async (typed) => typed === "winniethepooh",
      },
      newId: () => "new-id",
      policy: () => defaultAccountPolicy,
      idFirstCountries: () => idFirst,
      initialLevel: 1,
      brandName: "Peerhold",
    });
  });

  it("puts them in the registration group of the country that they register in", async () => {
    idFirst = { PT: true };
    await register.execute(ana);
    expect(traders.added.map(({ registrationGroup }) => registrationGroup)).to.deep.equal([1]);
  });

  it("adds the trader at the level that accounts begin with, and signs in", async () => {
    expect(await register.execute(ana)).to.deep.equal({
      ok: true,
      value: { username: "Ana", token: "token 1" },
    });
    expect(traders.added).to.deep.equal([
      {
        id: "new-id",
        username: { text: "Ana", skeleton: "ana" },
        email: "ana@example.org",
        passwordHash: "hash of Nine horses jump",
        level: 1,
        referralCode: undefined,
        badge: "no_badge",
        currency: "EUR",
        registrationGroup: 2,
        confirmation: "asked",
      },
    ]);
  });

  it("ends the session that the browser held, and keeps the browser's name short", async () => {
    await register.execute(ana);
    expect(sessions.revoked).to.deep.equal(["hash of planted"]);
    expect(sessions.opened).to.deep.equal([
      {
        tokenHash: "hash of token 1",
        traderId: "new-id",
        deviceHash: undefined,
        isAtCases: false,
        withFactor: false,
        agent: "x".repeat(200),
        address: "192.0.2.1",
        place: { country: undefined, isHosted: false },
      },
    ]);
  });

  it("names every field that is wrong, and counts no try for it", async () => {
    const outcome = await register.execute({ ...ana, username: "a", password: "PassWord1234" });
    expect(outcome).to.deep.equal({
      ok: false,
      refusal: {
        code: "registration_refused",
        faults: ["username_invalid", "password_common"],
      },
    });
    expect(attempts.counts.size).to.equal(0);
  });

  it("counts a try that told that a name is taken, and no code for it", async () => {
    traders.isTaken = true;
    const outcome = await register.execute(ana);
    expect(outcome).to.have.deep.nested.property("refusal.faults", ["username_taken"]);
    expect([...attempts.counts.values()]).to.deep.equal([1, 0]);
    expect(sessions.opened).to.deep.equal([]);
  });

  it("takes work at an address that opened ten accounts that day, and at no other", async () => {
    for (let count = 0; count < 10; count += 1) await register.execute(ana);
    const challenge = "18 bits for register 192.0.2.1";
    for (const proofOfWork of [undefined, "guessed"]) {
      expect(
        await register.execute({ ...ana, visitor: { ...visitor, proofOfWork } }),
      ).to.deep.equal({
        ok: false,
        refusal: { code: "proof_of_work_needed", challenge },
      });
    }
    const proven = { ...ana, visitor: { ...visitor, proofOfWork: `answer to ${challenge}` } };
    expect(await register.execute(proven)).to.have.property("ok", true);
    const elsewhere = { ...ana, visitor: { ...visitor, address: "192.0.2.2" } };
    expect(await register.execute(elsewhere)).to.have.property("ok", true);
  });

  it("has six codes a day sent to an address, and answers the same without one", async () => {
    const answers = [];
    for (let count = 0; count < 7; count += 1) {
      const email = count % 2 === 0 ? ana.email : "ANA@Example.org";
      answers.push(await register.execute({ ...ana, email }));
    }
    expect(answers.every(({ ok }) => ok)).to.equal(true);
    expect(traders.added.map(({ confirmation }) => confirmation)).to.deep.equal([
      ...Array.from({ length: 6 }, () => "asked"),
      "not_asked",
    ]);
  });

  it("counts no try while too many wait for their hashes", async () => {
    hasher.failure = new Busy();
    const error = await register.execute(ana).catch((reason: unknown) => reason);
    expect(error).to.equal(hasher.failure);
    expect([...attempts.counts.values()]).to.deep.equal([0]);
  });
});
