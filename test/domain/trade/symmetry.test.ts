import { expect } from "chai";
import fc from "fast-check";
import { assetCodes, assets } from "../../../src/domain/money/asset.ts";
import { money } from "../../../src/domain/money/money.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { agreed, carriedOut, contextAt, hour, paidTrade, start } from "./example-trade.ts";
import { explored, openContext } from "./explored-states.ts";
import { movedTo } from "./observed-effect.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

const proof = { kind: "factor", provenAt: start } as const;

/** What either party, or both, can do: from one side, and from the other. */
function eitherWay(trade: Trade, first: string, second: string): readonly TradeCommand[][] {
  const ask = { actorId: first, step: "propose", proposalId: "P" } as const;
  const say = { actorId: second, step: "accept", proposalId: "P" } as const;
  const received = { ...trade.money.fiat, minor: trade.money.fiat.minor / 3n };
  return [
    [{ act: "fallback", actorId: first }],
    [{ act: "dispute", actorId: first, reason: "other" }],
    [{ act: "first-feedback", actorId: first }],
    [
      { act: "agree-cancel", ...ask, because: "agreed" },
      { act: "agree-cancel", ...say },
    ],
    [
      { act: "amend", ...ask, received, proof },
      { act: "amend", ...say, proof },
    ],
    [
      { act: "re-quote", ...ask },
      { act: "re-quote", ...say },
    ],
    [
      { act: "reopen", ...ask, paidLate: false },
      { act: "reopen", ...say },
    ],
  ];
}

function outcome(trade: Trade, commands: readonly TradeCommand[]): string {
  let now = trade;
  let change: TradeChange | undefined;
  for (const command of commands) {
    const context = openContext(now, command, proof.provenAt);
    const decision = decideTrade(now, command, context);
    if (!decision.ok) return decision.refusal.code;
    if (isAlreadySo(decision.value)) return "already";
    change = decision.value;
    now = change.trade;
  }
  const { status, escrow, holds } = now;
  return JSON.stringify([status, escrow, holds, change?.entries, change?.usage], (_key, value) =>
    typeof value === "bigint" ? String(value) : value,
  );
}

describe("the two parties", () => {
  it("get the same by what either may do, whoever of them does it, in every state", () => {
    const unequal: string[] = [];
    let successes = 0;
    for (const trade of explored().states.values()) {
      // In these states the last act is already done for one side only, or their proposal is open.
      if (trade.proposals.length > 0) continue;
      const swapped = eitherWay(trade, trade.sellerId, trade.buyerId);
      for (const [index, commands] of eitherWay(trade, trade.buyerId, trade.sellerId).entries()) {
        const left = outcome(trade, commands);
        const right = outcome(trade, swapped[index] ?? []);
        const isRepeated = left === "already" || right === "already";
        if (left !== right && !isRepeated) unequal.push(`${trade.status} ${commands[0]?.act}`);
        if (left.startsWith("[")) successes++;
      }
    }
    expect(unequal).to.deep.equal([]);
    expect(successes).to.be.greaterThan(100);
  });

  it("get the same from a verdict in their favour, if nothing is due to the platform", () => {
    const granules = fc.bigInt({ min: 1n, max: 10n ** 12n });
    const share = fc.integer({ min: 1, max: 9_999 });
    fc.assert(
      fc.property(fc.constantFrom(...assetCodes), granules, share, (asset, count, buyerShare) => {
        const { granule } = assets[asset];
        const nothing = money(asset, 0n);
        const amount = money(asset, count * granule);
        const price = { asset, currency: "EUR", scaled: 1n };
        const own = { amount, fee: nothing, cashback: nothing, price, marketPrice: price };
        const trade = disputed(paidTrade({ money: { ...agreed, ...own } }));
        const [toBuyer, toSeller] = gains(trade, { act: "decide-split", ...worker, buyerShare });
        const swapped = {
          act: "decide-split",
          ...worker,
          buyerShare: 10_000 - buyerShare,
        } as const;
        const [buyerSwapped, sellerSwapped] = gains(trade, swapped);
        expect(toBuyer + toSeller).to.equal(amount.units);
        // Indivisible units stay with the seller, once each way.
        expect([0n, granule]).to.include(toSeller - buyerSwapped);
        expect([0n, granule]).to.include(sellerSwapped - toBuyer);
        expect(gains(trade, { act: "decide-buyer", ...worker })).to.deep.equal([amount.units, 0n]);
        expect(gains(trade, { act: "decide-seller", ...worker })).to.deep.equal([0n, amount.units]);
      }),
    );
  });
});

const worker = { actorId: "sup1", role: "supermoderator" } as const;

function disputed(trade: Trade): Trade {
  const command = { act: "dispute", actorId: "ana", reason: "other" } as const;
  return carriedOut(trade, command, contextAt(start + 4 * hour)).trade;
}

/** What buyer and seller receive from a verdict that takes effect at once. */
function gains(trade: Trade, command: TradeCommand): readonly [bigint, bigint] {
  const disputeCase = { workerId: "sup1", mayWrite: true, hasActed: true, staffLate: false };
  const policy = { ...defaultTradePolicy, appeals: false };
  const context = contextAt(start + 5 * hour, { disputeCase, policy });
  const { entries } = carriedOut(trade, command, context);
  return [movedTo("available", "ana", entries), movedTo("available", "ben", entries)];
}
