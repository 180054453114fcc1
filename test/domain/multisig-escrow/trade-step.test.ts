import { expect } from "chai";
import { endingOf, tradeStep } from "../../../src/domain/multisig-escrow/trade-step.ts";
import {
  confirmCoin,
  confirmSpend,
  loseBlock,
  seeCoin,
  seeSpend,
} from "../../../src/domain/multisig-escrow/watch-coin.ts";
import { decideEnding } from "../../../src/domain/multisig-escrow/pay-out.ts";
import { possibleStates } from "../../../src/domain/trade/possible-states.ts";
import { active } from "../../../src/domain/trade/project-status.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { openedTrade } from "../trade/example-trade.ts";
import { blocks, done, little, ready, whole } from "./explored-escrows.ts";

const begun = openedTrade({ deferred: true, custody: "multisig" });
const at = (stage: Trade["stage"]): Trade => ({ ...begun, stage });
const inBlock = done(seeCoin(ready, whole, blocks[0]));
const confirmed = confirmCoin(inBlock, 1, 1);

describe("a trade and its escrow", () => {
  it("go on together: funded by a block, held when it is confirmed, and refused without it", () => {
    const waiting = done(seeCoin(ready, whole, undefined));
    const fund = { step: "fund", coin: whole.transaction };
    const rows = [
      [at("awaiting_funding"), ready, undefined],
      [at("awaiting_funding"), waiting, undefined],
      [at("awaiting_funding"), inBlock, fund],
      [at("funding_refused"), inBlock, fund],
      [at("awaiting_funding"), done(seeCoin(ready, little, blocks[0])), undefined],
      [at("funding"), inBlock, undefined],
      [at("funding"), confirmed, { step: "hold" }],
      [at("funding"), loseBlock(confirmed), { step: "refuse" }],
      [at("funding"), done(seeCoin(ready, little, blocks[0])), { step: "refuse" }],
      [at("paid"), confirmed, undefined],
      [at("paid"), loseBlock(confirmed), undefined],
    ] as const;
    for (const [trade, escrow, expected] of rows) {
      const held = trade.stage === "paid" ? { ...trade, escrow: "held" as const } : trade;
      expect(tradeStep(held, escrow), `${trade.stage} ${escrow.coin?.is}`).to.deep.equal(expected);
    }
  });

  it("end when the escrow was left: a trade that holds it, and not before enough blocks say so", () => {
    const spent = seeSpend(confirmed, "ef".repeat(32), blocks[1]);
    const left = confirmSpend(spent, 1, 1);
    const held = { ...at("paid"), escrow: "held" as const };
    const exit = { step: "exit", spend: "ef".repeat(32) };
    expect(tradeStep(held, spent)).to.equal(undefined);
    expect(tradeStep(held, left)).to.deep.equal(exit);
    expect(tradeStep(at("funding"), left)).to.deep.equal({ step: "refuse" });
    expect(tradeStep(at("funding_refused"), left)).to.equal(undefined);
    const over = { ...at("released"), escrow: "released" as const };
    expect(tradeStep(over, left)).to.deep.equal({ step: "end", ending: { kind: "release" } });
  });

  it("end together, in every state that a trade can end in, and once", () => {
    const kinds = { released: "release", returned: "return", split: "split", none: "return" };
    for (const state of possibleStates()) {
      const isOpen = active(state);
      const trade: Trade = {
        ...begun,
        ...state,
        closedAt: isOpen ? undefined : begun.startedAt,
        memory: { ...begun.memory, verdict: { for: "split", buyerShare: 2_500 } },
      };
      const ending = endingOf(trade);
      const kind = isOpen || state.escrow === "held" ? undefined : kinds[state.escrow];
      expect(ending?.kind, JSON.stringify(state)).to.equal(kind);
      if (ending?.kind === "split") expect(ending.buyerBasisPoints).to.equal(2_500);
      if (!ending) continue;
      expect(tradeStep(trade, confirmed)).to.deep.equal({ step: "end", ending });
      expect(tradeStep(trade, done(decideEnding(confirmed, ending)))).to.equal(undefined);
    }
  });
});
