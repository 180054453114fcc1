import { expect } from "chai";
import fc from "fast-check";
import { agreedPayout } from "../../../src/domain/multisig-escrow/agreed-payout.ts";
import type { EscrowEnding } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import {
  isReplacementShown,
  payersOf,
  payoutWaitSeconds,
} from "../../../src/domain/multisig-escrow/replacement.ts";
import { termsOf } from "../../../src/domain/multisig-escrow/trade-escrow.ts";
import { back, ready, release, whole } from "./explored-escrows.ts";

const terms = termsOf(ready)!;
const ending: fc.Arbitrary<EscrowEnding> = fc.oneof(
  fc.constant(release),
  fc.constant(back),
  fc.record({
    kind: fc.constant("split" as const),
    buyerBasisPoints: fc.integer({ min: 1, max: 9_999 }),
  }),
);
const payout = { transaction: "a", raw: "", networkFee: 500n, isSent: true };

describe("the replacement of a payout", () => {
  it("is paid by those that sign it, and takes nothing from the fee of the escrow", () => {
    const fee = fc.bigInt({ min: 200n, max: 5_000n });
    fc.assert(
      fc.property(ending, fee, fee, (decided, low, more) => {
        const before = agreedPayout(terms, whole.units, decided, low);
        const after = agreedPayout(terms, whole.units, decided, low + more);
        if (!before.ok || !after.ok) return;
        const gets = (outputs: typeof before.value, who: string) =>
          outputs.find(({ to }) => to === who)?.units ?? 0n;
        const lost = ["buyer", "seller", "platform"].filter(
          (who) => gets(after.value, who) < gets(before.value, who),
        );
        for (const who of lost) expect(payersOf(decided)).to.include(who);
        expect(gets(after.value, "platform") >= gets(before.value, "platform")).to.equal(true);
      }),
    );
  });

  it("is shown to those who pay for it, once the payout waits too long", () => {
    const signedAt = 1_000_000;
    const due = signedAt + payoutWaitSeconds * 1_000;
    const shown = (side: "buyer" | "seller", now: number, decided: EscrowEnding = release) =>
      isReplacementShown({ ending: decided, payouts: [{ ...payout, signedAt }] }, side, now);
    expect([shown("buyer", due - 1), shown("buyer", due)]).to.deep.equal([false, true]);
    expect([shown("seller", due), shown("seller", due, back)]).to.deep.equal([false, true]);
    const split = { kind: "split", buyerBasisPoints: 5_000 } as const;
    expect([shown("buyer", due, split), shown("seller", due, split)]).to.deep.equal([true, true]);
    const untimed = { ending: release, payouts: [payout] };
    expect(isReplacementShown(untimed, "buyer", 0)).to.equal(true);
    expect(isReplacementShown({ ending: release, payouts: [] }, "buyer", due)).to.equal(false);
  });
});
