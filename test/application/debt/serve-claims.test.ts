import { expect } from "chai";
import { serveFromBalance } from "../../../src/application/debt/serve-claims.ts";
import type { DebtClaim } from "../../../src/domain/claim/debt-claim.ts";
import { money } from "../../../src/domain/money/money.ts";

const claim = (tradeId: string, units: bigint): DebtClaim => ({
  tradeId,
  debtorId: "ben",
  creditorId: `of-${tradeId}`,
  amount: money("BTC", units),
  servedUnits: 0n,
  writtenOffUnits: 0n,
  servings: 0,
});

describe("a debtor's balance and incoming money", () => {
  const claims = [claim("first", 100n), claim("second", 50n)];
  const served = (available: bigint, gained: bigint, made?: DebtClaim) => {
    const debtorBalance = { available: money("BTC", available).units, claims };
    const { claims: deltas } = serveFromBalance({
      debtorId: "ben",
      asset: "BTC",
      debtorBalance,
      gained,
      made,
    });
    return deltas.map(({ tradeId, servedUnits }) => [tradeId, servedUnits]);
  };

  it("pays existing claims before the one created with it", () => {
    const made = claim("made", 70n);
    expect(served(120n, 0n, made)).to.deep.equal([
      ["first", 100n],
      ["second", 20n],
      ["made", 0n],
    ]);
    expect(served(130n, 60n, made)).to.deep.equal([
      ["first", 100n],
      ["second", 50n],
      ["made", 40n],
    ]);
  });

  it("takes the bond for a claim that is confirmed, after the balance, and no more than is missing", () => {
    const taken = (available: bigint, bonded: bigint, made?: DebtClaim) => {
      const bond = { amount: money("BTC", bonded), satoshi: bonded, version: 2 };
      const debtorBalance = { available: money("BTC", available).units, claims: [], bond };
      const {
        entries,
        aggregates,
        claims: paid,
      } = serveFromBalance({
        debtorId: "ben",
        asset: "BTC",
        debtorBalance,
        gained: 0n,
        made,
      });
      return {
        refs: entries.map(({ ref }) => ref),
        left: aggregates.map(({ seenVersion, state }) => [seenVersion, state["units"]]),
        served: paid.map(({ servedUnits }) => servedUnits),
      };
    };
    const made = claim("made", 70n);
    expect(taken(30n, 100n, made)).to.deep.equal({
      refs: ["bond-taken:ben:BTC:3", "claim:made:1"],
      left: [[2, 60n]],
      served: [70n],
    });
    expect(taken(30n, 25n, made).served).to.deep.equal([55n]);
    expect(taken(70n, 100n, made)).to.deep.include({ refs: ["claim:made:1"], left: [] });
    // Later the bond stays: only the confirmation takes it.
    expect(taken(0n, 100n)).to.deep.equal({ refs: [], left: [], served: [] });
  });

  it("serves with both together, and with nothing where there is nothing", () => {
    expect(served(30n, 80n)).to.deep.equal([
      ["first", 100n],
      ["second", 10n],
    ]);
    expect(served(0n, 0n)).to.deep.equal([]);
  });
});
