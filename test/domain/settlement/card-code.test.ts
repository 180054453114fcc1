import { expect } from "chai";
import {
  cardCodeReader,
  cardCodeState,
  revealCode,
} from "../../../src/domain/settlement/card-code.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import {
  carriedOut,
  contextAt,
  freshProof,
  minute,
  openedTrade,
  start,
} from "../trade/example-trade.ts";

const now = start + minute;
const context = contextAt(now);
const after = (trade: Trade, ...commands: readonly TradeCommand[]) =>
  commands.reduce((last, command) => carriedOut(last, command, context).trade, trade);

const accepted = after(
  openedTrade({ flow: "gcc-auto" }),
  { act: "share-card", actorId: "ana" },
  { act: "accept-card", actorId: "ben" },
);
const shared = after(accepted, { act: "share-code", actorId: "ana" });
const revealed = changedBy(shared, "ben");
const giveBack = { act: "give-back", actorId: "ana", confirmed: true } as const;
const release = { act: "release", actorId: "ben", proof: freshProof(now) } as const;

function changedBy(trade: Trade, actorId: string): Trade {
  const judged = revealCode(trade, actorId, context);
  if (!judged.ok) throw new Error(judged.refusal.code);
  return judged.value.trade;
}

describe("the code of a gift card", () => {
  it("is the seller's from the payment on, and the buyer's again only if the seller never saw it", () => {
    const rows = [
      ["before it is shared", accepted, "none", undefined],
      ["shared", shared, "shared", "seller"],
      ["seen", revealed, "revealed", "seller"],
      ["released unseen", after(shared, release), "shared", "seller"],
      ["released", after(revealed, release), "revealed", "seller"],
      ["given back unseen", after(shared, giveBack), "returned", "buyer"],
      ["given back after it was seen", after(revealed, giveBack), "burnt", undefined],
    ] as const;
    for (const [name, trade, state, reader] of rows) {
      expect(cardCodeState(trade), name).to.equal(state);
      expect(cardCodeReader(trade), name).to.equal(reader);
    }
  });

  it("is read by whoever it is for, and the seller's first reading is on the timeline", () => {
    const refusal = (trade: Trade, who: string) => {
      const judged = revealCode(trade, who, context);
      return judged.ok ? undefined : judged.refusal.code;
    };
    expect(refusal(shared, "ana")).to.equal("not_your_act");
    expect(refusal(shared, "eve")).to.equal("not_your_act");
    expect(refusal(accepted, "ben")).to.equal("wrong_status");
    expect(refusal(after(revealed, giveBack), "ben")).to.equal("wrong_status");
    expect(refusal(after(shared, giveBack), "ben")).to.equal("not_your_act");
    const first = revealCode(shared, "ben", context);
    const events = first.ok && !isAlreadySo(first.value) ? first.value.events : [];
    expect(events.map(({ act, by }) => `${by} ${act}`)).to.deep.equal(["seller reveal-code"]);
    const again = revealCode(revealed, "ben", context);
    expect(again.ok && isAlreadySo(again.value)).to.equal(true);
  });
});
