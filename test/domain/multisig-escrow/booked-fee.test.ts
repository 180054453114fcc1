import { expect } from "chai";
import fc from "fast-check";
import { bookFee, feeOutput } from "../../../src/domain/multisig-escrow/booked-fee.ts";
import type { EscrowEnding } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import {
  completePayout,
  decideEnding,
  proposePayout,
} from "../../../src/domain/multisig-escrow/pay-out.ts";
import type { JournalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import type { TradeEscrow } from "../../../src/domain/multisig-escrow/trade-escrow.ts";
import {
  confirmCoin,
  confirmSpend,
  loseBlock,
  loseCoin,
  loseSpend,
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

const book = (escrow: TradeEscrow, owedTo?: string, balance = 0n) =>
  bookFee(escrow, { owedTo, balance });
const feeEntry = (escrow: TradeEscrow, owedTo?: string) => book(escrow, owedTo).entries[0];
const told = (entries: readonly JournalEntry[]) =>
  entries.map(({ ref, postings }) => [
    ref,
    ...postings.map(({ account, amount }) => `${account.kind} ${amount.units}`).toSorted(),
  ]);

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
    expect(feeOutput(settled(release).spent) === undefined).to.equal(true);
    expect(feeEntry(settled(back).over)).to.equal(undefined);
    expect(feeEntry(settled({ kind: "split", buyerBasisPoints: 1 }).over)).to.equal(undefined);
    expect(feeEntry(settled(release, "another one").over)).to.equal(undefined);
  });
});

describe("the fee of a multisig escrow after blocks left the chain", () => {
  const booked = book(settled(release).over).escrow;
  const unspent = loseSpend(booked, "our payout");
  const gone = loseCoin(loseBlock(unspent));
  const minedAgain = confirmSpend(seeSpend(unspent, "our payout", blocks[1]), 1, 1);
  const signed = { payout: "another", networkFee: 900n, ending: release, signedBy: by("buyer") };
  const replaced = done(
    completePayout(done(proposePayout(unspent, signed)), {
      transaction: "another payout",
      raw: "",
      networkFee: 900n,
    }),
  );
  const byAnother = confirmSpend(seeSpend(replaced, "another payout", blocks[1]), 1, 1);
  const exited = confirmSpend(seeSpend(unspent, "the exit", blocks[1]), 1, 1);
  const returned = book(gone).escrow;
  const again = confirmSpend(seeSpend(loseCoinBack(returned), "our payout", blocks[1]), 1, 1);

  function loseCoinBack(escrow: TradeEscrow): TradeEscrow {
    return confirmCoin(done(seeCoin(escrow, whole, blocks[0])), 1, 1);
  }

  const takenBack = ["escrow-fee-back:T1:1", "fees -10000", "hot 10000"];
  const cases: readonly (readonly [string, TradeEscrow, readonly (readonly string[])[]])[] = [
    ["stays while the payout waits for a block", unspent, []],
    ["stays while the coin waits for one", loseBlock(unspent), []],
    ["stays when the same payout is mined again", minedAgain, []],
    ["stays when another payout settles it, which pays us the same", byAnother, []],
    ["is taken back when the escrow is left by the exit", exited, [takenBack]],
    ["is taken back when its coin is gone", gone, [takenBack]],
    ["is not taken back twice", { ...exited, booked: returned.booked }, []],
    [
      "is booked again when the coin comes back and is paid out",
      again,
      [["escrow-fee:T1:2", "fees 10000", "hot -10000"]],
    ],
    [
      "is corrected where a payout paid another amount",
      { ...minedAgain, booked: { times: 1, units: 9_000n, to: undefined } },
      [
        ["escrow-fee-back:T1:1", "fees -9000", "hot 9000"],
        ["escrow-fee:T1:2", "fees 10000", "hot -10000"],
      ],
    ],
  ];
  for (const [what, escrow, entries] of cases) {
    it(what, () => {
      const { escrow: after, entries: made } = book(escrow);
      expect(told(made)).to.deep.equal(entries);
      // Once is enough, whatever happens in between.
      expect(book(after).entries).to.deep.equal([]);
    });
  }

  it("knows how much is booked, and how often it was", () => {
    expect(booked.booked).to.deep.equal({ times: 1, units: 10_000n, to: undefined });
    expect(returned.booked).to.deep.equal({ times: 1, units: 0n, to: undefined });
    expect(book(again).escrow.booked).to.deep.equal({ times: 2, units: 10_000n, to: undefined });
  });

  it("is taken from the seller who got it, and from the platform what they spent of it", () => {
    const owed = { ...exited, booked: { times: 1, units: 10_000n, to: "ben" } };
    expect(told(book(owed, "ben", 20_000n).entries)).to.deep.equal([
      ["escrow-fee-back:T1:1", "available -10000", "hot 10000"],
    ]);
    expect(told(book(owed, "ben", 4_000n).entries)).to.deep.equal([
      ["escrow-fee-back:T1:1", "available -4000", "fees -6000", "hot 10000"],
    ]);
    expect(told(book(owed, "ben").entries)).to.deep.equal([takenBack]);
  });
});
