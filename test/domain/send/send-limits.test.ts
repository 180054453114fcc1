import { expect } from "chai";
import fc from "fast-check";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { money } from "../../../src/domain/money/money.ts";
import {
  defaultLightningPolicy,
  defaultSendPolicy,
} from "../../../src/domain/policy/default-chain-policy.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";
import {
  obstacleOf,
  type SendFacts,
  type SendRules,
} from "../../../src/domain/send/decide-send.ts";
import { mostUsdCents, sendLimits } from "../../../src/domain/send/send-limits.ts";
import type { SendTarget } from "../../../src/domain/send/send.ts";

const now = 1_800_000_000_000;
const day = 24 * 60 * 60_000;
const rules: SendRules = {
  send: defaultSendPolicy,
  lightning: defaultLightningPolicy,
  levels: defaultLevelPolicy,
  proofAge: 300,
};
const toPerson: SendTarget = { kind: "person", recipientId: "ben" };
const toInvoice: SendTarget = {
  kind: "invoice",
  invoice: "lnbcrt1",
  hash: "00",
  payee: "02",
  expiresAt: now,
};
const plain: SendFacts = {
  now,
  senderId: "ana",
  account: freeAccount,
  level: 2,
  isPlaceClosed: false,
  inDebt: false,
  available: 10_000_000n,
  halts: [],
  sessionStartedAt: now - 3 * day,
  usdCents: 0n,
  recentUsdCents: 0n,
  totalUsdCents: 0n,
  lightningUsdCents: 0n,
  isAddressUsed: true,
  lastSameAt: undefined,
};
const mostFor = (target: SendTarget, facts: Partial<SendFacts> = {}) =>
  mostUsdCents(sendLimits(target, { ...plain, ...facts }, rules));

describe("what can be sent at most", () => {
  const changed = {
    ...freeAccount,
    securityChange: { at: now - 1_000, secondsAgo: 1 },
  };
  const banned = { ...freeAccount, states: ["banned"] as const };
  const cases: readonly (readonly [string, SendTarget, Partial<SendFacts>, bigint | undefined])[] =
    [
      ["the limit of the level at once", toPerson, {}, 10_000_00n],
      ["what is left of the day", toPerson, { recentUsdCents: 49_000_00n }, 1_000_00n],
      ["what is left of everything", toPerson, { level: 1, totalUsdCents: 9_995_00n }, 5_00n],
      ["nothing once more than that was sent", toPerson, { recentUsdCents: 60_000_00n }, 0n],
      ["without end for who is banned", toPerson, { account: banned }, undefined],
      ["what one payment over Lightning can be", toInvoice, {}, 750_00n],
      ["what the month leaves", toInvoice, { lightningUsdCents: 9_600_00n }, 400_00n],
      ["little soon after a change of factors", toInvoice, { account: changed }, 100_00n],
      ["little soon after a sign-in", toInvoice, { sessionStartedAt: now }, 100_00n],
      ["what the day leaves without staff", toInvoice, { recentUsdCents: 9_900_00n }, 100_00n],
    ];
  for (const [what, target, facts, most] of cases) {
    it(`is ${what}`, () => {
      expect(mostFor(target, facts)).to.equal(most);
    });
  }

  it("is refused by no limit, and a cent more always is", () => {
    const cents = (most: number) => fc.bigInt(0n, BigInt(most));
    fc.assert(
      fc.property(
        fc.constantFrom(toPerson, toInvoice),
        fc.record({
          level: fc.constantFrom(1, 2, 3),
          recentUsdCents: cents(60_000_00),
          totalUsdCents: cents(100_000_00),
          lightningUsdCents: cents(11_000_00),
          sessionStartedAt: fc.constantFrom(now, now - 3 * day),
        }),
        (target, facts) => {
          const most = mostFor(target, facts);
          fc.pre(most !== undefined);
          const amount = money("BTC", 100_000n);
          const wanted = { amount, fee: money("BTC", 0n), target, isRepeatWanted: false };
          const obstacleAt = (usdCents: bigint) =>
            obstacleOf(wanted, { ...plain, ...facts, usdCents }, rules);
          if (most > 0n) expect(obstacleAt(most)).to.equal(undefined);
          expect(obstacleAt(most + 1n)).to.not.equal(undefined);
        },
      ),
    );
  });
});
