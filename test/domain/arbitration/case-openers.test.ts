import { expect } from "chai";
import type { TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
  agreed,
  carriedOut,
  contextAt,
  hour,
  minute,
  paidTrade,
  refusalOf,
  start,
} from "../trade/example-trade.ts";

const now = start + 10 * minute + 3 * hour;
const mod1 = { actorId: "mod1", role: "moderator" } as const;
const sup1 = { actorId: "sup1", role: "supermoderator" } as const;
const sup2 = { actorId: "sup2", role: "supermoderator" } as const;
const forBuyer = { act: "decide-buyer", ...mod1 } as const;

/** The case of mod1, opened by this person. */
function openedBy(openerId?: string): TradeContext {
  const case1 = { workerId: "mod1", mayWrite: true, hasActed: true, staffLate: false };
  return contextAt(now, { disputeCase: { ...case1, openerId } });
}

function disputed(usdCents: bigint = agreed.usdCents): Trade {
  const trade = paidTrade({ money: { ...agreed, usdCents } });
  return carriedOut(trade, { act: "dispute", actorId: "ana", reason: "other" }, openedBy()).trade;
}

describe("a case that a member of staff opened", () => {
  it("is not decided by them, as case worker or as second person", () => {
    expect(refusalOf(disputed(), forBuyer, openedBy("mod1"))).to.equal("case_opener");
    expect(refusalOf(disputed(), forBuyer, openedBy("ana"))).to.equal(undefined);
    const { trade } = carriedOut(disputed(20_000_00n), forBuyer, openedBy());
    const confirm = { act: "decide-buyer", ...sup1 } as const;
    expect(refusalOf(trade, confirm, openedBy("sup1"))).to.equal("case_opener");
    expect(refusalOf(trade, confirm, openedBy("sup2"))).to.equal(undefined);
  });

  it("is not reviewed by them in an appeal", () => {
    const won = carriedOut(disputed(), forBuyer, openedBy()).trade;
    const { trade } = carriedOut(won, { act: "appeal", actorId: "ben" }, openedBy());
    for (const act of ["reject-appeal", "grant-appeal"] as const) {
      expect(refusalOf(trade, { act, ...sup1 }, openedBy("sup1"))).to.equal("case_opener");
      expect(refusalOf(trade, { act, ...sup2 }, openedBy("sup1"))).to.equal(undefined);
    }
  });
});
