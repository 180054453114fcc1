import { expect } from "chai";
import { SendFirstReply } from "../../../src/application/vendor/send-first-reply.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import { emptyDesk } from "../../../src/domain/vendor/vendor-desk.ts";
import {
  carriedOut,
  contextAt,
  minute,
  openedTrade,
  start,
} from "../../domain/trade/example-trade.ts";

const now = start + minute;

/** How many messages are written in a trade when its beginning is noticed. */
async function written(trade: Trade, isVendor = true): Promise<number> {
  let count = 0;
  const sending = new SendFirstReply(
    { load: async () => ({ trade, now, policy: defaultPolicy }) as never },
    {
      append: async () => {
        count += 1;
        return {} as never;
      },
    },
    { find: async () => ({ ...emptyDesk, greeting: "Welcome." }) },
    { isVendor: async () => isVendor },
  );
  await sending.execute(trade.id);
  return count;
}

describe("the first reply of a vendor", () => {
  it("is written in a trade that runs", async () => {
    expect(await written(openedTrade())).to.equal(1);
  });

  it("is not written without the badge, or before the escrow is funded", async () => {
    expect(await written(openedTrade(), false)).to.equal(0);
    expect(await written(openedTrade({ deferred: true }))).to.equal(0);
  });

  it("is not written in a trade that was over before its beginning was noticed", async () => {
    const left = carriedOut(openedTrade(), { act: "cancel", actorId: "ana" }, contextAt(now));
    expect(await written(left.trade)).to.equal(0);
  });
});
