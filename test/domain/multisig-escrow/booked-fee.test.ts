import { expect } from "chai";
import fc from "fast-check";
import { feeEntry } from "../../../src/domain/multisig-escrow/booked-fee.ts";
import type { EscrowEnding } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import {
  completePayout,
  decideEnding,
  proposePayout,
} from "../../../src/domain/multisig-escrow/pay-out.ts";
import {
  confirmCoin,
  confirmSpend,
  seeCoin,
  seeSpend,
} from "../../../src/domain/multisig-escrow/watch-coin.ts";
import { back, blocks, by, done, ready, release, whole } from "./explored-escrows.ts";

const paid = confirmCoin(done(seeCoin(ready, whole, blocks[0])), 1, 1);

/** Spent by its payout, which enough blocks confirm, or by the transaction that is named. */
function settled(ending: EscrowEnding, spend = "our payout") {
  const networkFee = 500n;
  const signedBy = by("buyer", "seller");
  const decided = done(decideEnding(paid, ending));
  const proposed = done(
    proposePayout(decided, { payout: "a payout", networkFee, ending, signedBy }),
  );
  const signed = { transaction: "our payout", raw: "", networkFee };
  const spent = seeSpend(done(completePayout(proposed, signed)), spend, blocks[0]);
  return { spent, over: confirmSpend(spent, 1, 1) };
}

describe("the fee of a multisig escrow in the books", () => {
  it("is booked as far as the payout paid it to us", () => {
    const entry = feeEntry(settled(release).over);
    expect(entry?.ref).to.equal("escrow-fee:T1");
    expect(
      entry?.postings.map(({ account, amount }) => [account.kind, amount.units]),
    ).to.deep.equal([
      ["hot", -10_000n],
      ["fees", 10_000n],
    ]);
    const half = feeEntry(settled({ kind: "split", buyerBasisPoints: 5_000 }).over);
    expect(half?.postings.at(-1)?.amount.units).to.equal(5_000n);
  });

  it("is the seller's where staff were late, to the satoshi of what it would have been", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (buyerBasisPoints) => {
        const { over } = settled({ kind: "split", buyerBasisPoints });
        const kept = feeEntry(over);
        const owed = feeEntry(over, "ben");
        expect(owed?.ref).to.equal(kept?.ref);
        const units = (entry: typeof kept) => entry?.postings.map(({ amount }) => amount.units);
        expect(units(owed)).to.deep.equal(units(kept));
        expect(units(owed)?.reduce((sum, each) => sum + each, 0n) ?? 0n).to.equal(0n);
        expect(owed?.postings.some(({ account }) => account.kind === "fees") ?? false).to.equal(
          false,
        );
      }),
    );
    expect(feeEntry(settled(release).over, "ben")?.postings.at(-1)?.account).to.deep.equal({
      kind: "available",
      asset: "BTC",
      traderId: "ben",
    });
  });

  it("is not booked before enough blocks confirm it, of a return, of dust, nor of an escrow that was left", () => {
    expect(feeEntry(settled(release).spent)).to.equal(undefined);
    expect(feeEntry(settled(back).over)).to.equal(undefined);
    expect(feeEntry(settled({ kind: "split", buyerBasisPoints: 1 }).over)).to.equal(undefined);
    expect(feeEntry(settled(release, "another one").over)).to.equal(undefined);
  });
});
