import { expect } from "chai";
import fc from "fast-check";
import { isProven, type IdentityProof } from "../../../src/domain/account/identity-proof.ts";
import { proofRefusal, releaseAsks } from "../../../src/domain/settlement/release-proof.ts";
import { freeAccount, type TraderAccount } from "../../../src/domain/account/trader-account.ts";
import { contextAt, paidTrade } from "../trade/example-trade.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const cents = 100_00n;
const start = paidTrade().startedAt;

/** A case, as numbers: ages and times in milliseconds, the change as time after the start. */
interface Case {
  readonly kind: "password" | "factor" | "session" | "none";
  readonly age: number;
  readonly usdCents: bigint;
  readonly hasFactor: boolean;
  readonly changed: number | undefined;
  readonly sinceStart: number;
}

const cases = fc.record({
  kind: fc.constantFrom("password", "factor", "session", "none"),
  age: fc.oneof(fc.constantFrom(-1, 0, 5 * minute, 5 * minute + 1, day, day + 1), fc.nat(2 * day)),
  usdCents: fc.oneof(fc.constantFrom(cents - 1n, cents), fc.bigInt(1n, 50_000n)),
  hasFactor: fc.boolean(),
  changed: fc.option(fc.integer({ min: -2 * day, max: 2 * day }), { nil: undefined }),
  sinceStart: fc.integer({ min: 1, max: 3 * day }),
});

/** The rule as the decisions say it, sentence by sentence, without the code's own words. */
function mayRelease({ kind, age, usdCents, hasFactor, changed, sinceStart }: Case): boolean {
  const sinceChange = changed === undefined ? undefined : sinceStart - changed;
  const isDayAfterChange = sinceChange !== undefined && sinceChange >= 0 && sinceChange < day;
  if (age < 0 || kind === "none") return false;
  if (isDayAfterChange) {
    const isStartedBefore = changed !== undefined && changed > 0;
    return isStartedBefore && kind === "factor" && age <= 5 * minute;
  }
  if (kind === "session") return usdCents < cents && age <= day;
  if (kind === "password" && hasFactor) return false;
  return age <= 5 * minute;
}

function judged(one: Case) {
  const now = start + one.sinceStart;
  const isPast = one.changed !== undefined && one.changed <= one.sinceStart;
  const seller: TraderAccount = {
    ...freeAccount,
    securityChange:
      isPast && one.changed !== undefined
        ? { at: start + one.changed, secondsAgo: (one.sinceStart - one.changed) / 1_000 }
        : undefined,
  };
  const trade = paidTrade();
  const sized = { ...trade, money: { ...trade.money, usdCents: one.usdCents } };
  const context = contextAt(now, {
    sellerHasReleaseFactor: one.hasFactor,
    accounts: { buyer: freeAccount, seller },
  });
  const proof: IdentityProof | undefined =
    one.kind === "none" ? undefined : { kind: one.kind, provenAt: now - one.age };
  return { sized, proof, context, case: { ...one, changed: isPast ? one.changed : undefined } };
}

describe("the proof for a release", () => {
  it("is what the decisions say, for every kind, age, value, factor and change", () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { sized, proof, context, case: told } = judged(one);
        expect(proofRefusal(sized, proof, context) === undefined).to.equal(mayRelease(told));
      }),
      { numRuns: 5_000 },
    );
  });

  it("is asked for as what would be enough when typed now", () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { sized, context } = judged({ ...one, age: 0 });
        const asked = releaseAsks(sized, undefined, context);
        if (asked === "nothing") throw new Error("Nothing proves nothing");
        const kind = asked === "code" ? "factor" : "password";
        const refusal = proofRefusal(sized, { kind, provenAt: context.now }, context);
        expect([undefined, "security_hold"]).to.include(refusal?.code);
      }),
    );
  });

  it("names a trade that began after the change as held, whatever is proven", () => {
    const one = { kind: "factor", age: 0, usdCents: 1n, hasFactor: true } as const;
    const { sized, proof, context } = judged({ ...one, changed: -minute, sinceStart: minute });
    expect(proofRefusal(sized, proof, context)).to.deep.equal({ code: "security_hold" });
  });

  it("is never the session where no age is given for it", () => {
    const need = { now: day, asksFactor: false, proofAge: 300 };
    expect(isProven({ kind: "session", provenAt: day }, need)).to.equal(false);
    expect(isProven({ kind: "session", provenAt: day }, { ...need, sessionAge: 1 })).to.equal(true);
  });
});
