import { expect } from "chai";
import type { OfferId, StaffId, TradeId, TraderId } from "../../../src/domain/id/id.ts";

/** Whether the type checker accepts one type for the other. */
type Takes<Asked, Given> = Given extends Asked ? true : false;

describe("the id of one kind of thing", () => {
  it("does not compile in the place of another's", () => {
    const taken: readonly [
      Takes<TradeId, TraderId>,
      Takes<TradeId, OfferId>,
      Takes<TraderId, StaffId>,
      Takes<OfferId, TradeId>,
    ] = [false, false, false, false];
    expect(taken).to.not.include(true);
  });

  it("is any text, and text wherever that is asked", () => {
    const taken: readonly [Takes<TradeId, TradeId>, Takes<string, TradeId>] = [true, true];
    const id: TradeId = "0f3c";
    expect([...taken, id.length]).to.deep.equal([true, true, 4]);
  });
});
