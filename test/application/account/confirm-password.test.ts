import { expect } from "chai";
import { CheckPassword } from "../../../src/application/account/check-password.ts";
import { ConfirmPassword } from "../../../src/application/account/confirm-password.ts";
import { CountedAttempts, ListedTraders, MarkingHasher } from "./account-fakes.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const password = "Nine horses jump";

describe("a proof by password, many at once", () => {
  let traders: ListedTraders;
  let attempts: CountedAttempts;
  let hasher: MarkingHasher;
  let confirm: (typed: string, traderId?: string) => ReturnType<ConfirmPassword["execute"]>;
  beforeEach(async () => {
    attempts = new CountedAttempts();
    hasher = new MarkingHasher();
    traders = new ListedTraders();
    for (const id of ["ana", "ben"]) {
      await traders.add({
        id,
        username: { text: id, skeleton: id },
        email: `${id}@example.org`,
        passwordHash: `hash of ${password}`,
        level: 1,
        badge: "no_badge",
        currency: "USD",
        confirmation: "made_up" as const,
      });
    }
    const check = new CheckPassword(attempts, hasher);
    const confirmPassword = new ConfirmPassword(traders, check, () => defaultAccountPolicy);
    confirm = (typed, traderId = "ana") => confirmPassword.execute(traderId, typed);
  });

  it("is one try for all who send the same while one is under way", async () => {
    const proofs = await Promise.all(Array.from({ length: 64 }, () => confirm(password)));
    expect(proofs.filter(({ ok }) => ok)).to.have.length(64);
    expect(hasher.compared).to.have.length(2);
    expect([...attempts.counts.values()]).to.deep.equal([0]);
  });

  it("is a try for each password and each trader", async () => {
    const guesses = Array.from({ length: 8 }, (_, guess) => confirm(`guess ${guess}`));
    const codes = (await Promise.all(guesses)).map((said) => !said.ok && said.refusal.code);
    expect(codes.filter((code) => code === "wrong_credentials")).to.have.length(5);
    expect(codes.filter((code) => code === "rate_limited")).to.have.length(3);
    expect(await confirm(password, "ben")).to.have.property("ok", true);
  });

  it("is judged by what was true after it was asked for", async () => {
    const asked = [confirm(password)];
    const read = traders.credentialsOf.bind(traders);
    traders.credentialsOf = async (traderId) => {
      const credentials = await read(traderId);
      return credentials && { ...credentials, passwordHash: "hash of another one" };
    };
    asked.push(confirm(password));
    expect((await Promise.all(asked)).map(({ ok }) => ok)).to.deep.equal([true, false]);
  });

  it("goes on after one that failed", async () => {
    hasher.failure = new Error("no place in the queue");
    const first = confirm(password).catch((error: unknown) => error);
    const second = confirm(password);
    expect(await first).to.equal(hasher.failure);
    hasher.failure = undefined;
    expect(await second).to.have.property("ok", true);
    expect(await confirm(password)).to.have.property("ok", true);
  });
});
