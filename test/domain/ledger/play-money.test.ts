import { expect } from "chai";
import fc from "fast-check";
import type { LedgerAccount } from "../../../src/domain/ledger/account.ts";
import { journalEntry, type Movement } from "../../../src/domain/ledger/journal-entry.ts";
import { assetCodes, isPlay, type AssetCode } from "../../../src/domain/money/asset.ts";
import { money } from "../../../src/domain/money/money.ts";

const anyAsset = fc.constantFrom(...assetCodes);

function accountOf(kind: LedgerAccount["kind"], asset: AssetCode): LedgerAccount {
  switch (kind) {
    case "available":
      return { kind, asset, traderId: "ana" };
    case "escrow":
      return { kind, asset, tradeId: "trade" };
    case "rewards":
      return { kind, asset, partnerId: "ana" };
    case "merchant":
      return { kind, asset, merchantId: "ana" };
    case "outgoing":
      return { kind, asset, sendId: "send" };
    case "spot":
    case "order":
      return { kind, asset, orderId: "order" };
    case "card":
      return { kind, asset, cardId: "card" };
    case "card_act":
      return { kind, asset, actId: "act" };
    case "provider":
      return { kind, asset, provider: "someone" };
    case "bond":
      return { kind, asset, holderId: "ana" };
    default:
      return { kind, asset };
  }
}

const anyAccount = fc
  .tuple(
    fc.constantFrom<LedgerAccount["kind"]>(
      "available",
      "escrow",
      "rewards",
      "merchant",
      "outgoing",
      "bond",
      "spot",
      "card",
      "card_act",
      "card_payments",
      "order",
      "provider",
      "inventory",
      "fees",
      "clearing",
      "network_fees",
      "lightning",
      "hot",
      "escrow_fees",
    ),
    anyAsset,
  )
  .map(([kind, asset]) => accountOf(kind, asset));

const anyMovement: fc.Arbitrary<Movement> = fc.record({
  from: anyAccount,
  to: anyAccount,
  amount: fc
    .tuple(anyAsset, fc.bigInt({ min: 1n, max: 10n ** 20n }))
    .map(([asset, units]) => money(asset, units)),
});

describe("play money in the books", () => {
  it("is moved by no entry into real money, nor the other way round: each kind sums to zero alone", () => {
    fc.assert(
      fc.property(fc.array(anyMovement, { minLength: 1, maxLength: 6 }), (movements) => {
        const isMixed = movements.some(
          ({ from, to, amount }) => from.asset !== amount.asset || to.asset !== amount.asset,
        );
        if (isMixed) {
          expect(() => journalEntry("any", movements)).to.throw(TypeError);
          return;
        }
        const { postings } = entryOrNothing(movements);
        for (const kind of [true, false]) {
          const sums = new Map<AssetCode, bigint>();
          for (const { account, amount } of postings) {
            expect(account.asset).to.equal(amount.asset);
            if (isPlay(amount.asset) !== kind) continue;
            sums.set(amount.asset, (sums.get(amount.asset) ?? 0n) + amount.units);
          }
          expect([...sums.values()].every((sum) => sum === 0n)).to.equal(true);
        }
      }),
    );
  });
});

/** An entry whose movements cancel each other out is refused as one that moves nothing. */
function entryOrNothing(movements: readonly Movement[]) {
  try {
    return journalEntry("any", movements);
  } catch (error) {
    expect(error).to.be.instanceOf(RangeError);
    return { postings: [] };
  }
}
