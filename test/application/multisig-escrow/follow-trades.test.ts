import { expect } from "chai";
import { FollowTrades } from "../../../src/application/multisig-escrow/follow-trades.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { MemoryEscrows } from "../../memory/memory-escrows.ts";
import { openedTrade } from "../../support/opened-trade.ts";
import { funded, seal } from "../../support/sealed-escrow.ts";

const person = (traderId: string) => ({
  traderId,
  username: traderId,
  level: 2,
  sessionStartedAt: 0,
});
const began = {
  id: funded.tradeId,
  offerId: "offer",
  deferred: true,
  custody: "multisig",
} as const;
const parties = { buyer: person("ana"), seller: person("ben") };
const begun = openedTrade({ ...began, ...parties, now: 0 }).trade;
const held: Trade = { ...begun, stage: "awaiting_payment", escrow: "held", holds: 1 };

/** One round over an escrow that was left, whose trade is as given when it is decided. */
async function follow(trade: Trade) {
  const escrows = new MemoryEscrows();
  const block = { height: 9, hash: "block 9" };
  escrows.put({ ...funded, spend: { transaction: "exit", block, isConfirmed: true } });
  const decided: string[] = [];
  const errors = await new FollowTrades({
    escrows,
    trades: { load: async () => ({ trade: held }) as never },
    desk: {
      async carryOut({ decide }) {
        const context = { now: 1, policy: defaultTradePolicy, market: undefined };
        const done = decide({ trade } as never, context as never);
        decided.push(done.ok ? "ends" : done.refusal.code);
        return done as never;
      },
    },
    changes: escrows,
    seal,
  }).execute();
  return { errors, decided };
}

describe("a trade whose escrow was left", () => {
  it("ends", async () => {
    expect(await follow(held)).to.deep.equal({ errors: [], decided: ["ends"] });
  });

  it("stays as it is where it ended by another act since it was read", async () => {
    const ended: Trade = { ...held, stage: "expired", escrow: "returned", closedAt: 1 };
    expect(await follow(ended)).to.deep.equal({ errors: [], decided: ["wrong_status"] });
  });
});
