import { expect } from "chai";
import { money } from "../../../src/domain/money/money.ts";
import { intentText, type SendIntent } from "../../../src/domain/send/send.ts";

describe("the text of an intent", () => {
  it("is another one for any change of it", () => {
    const intent: SendIntent = {
      sendId: "s1",
      chain: "bitcoin",
      address: "bcrt1qa",
      amount: money("BTC", 1n),
      fee: money("BTC", 2n),
      networkFee: money("BTC", 3n),
      needsApproval: false,
    };
    const changes: readonly Partial<SendIntent>[] = [
      {},
      { sendId: "s2" },
      { chain: "ethereum" },
      { address: "bcrt1qb" },
      { amount: money("BTC", 10n) },
      { amount: money("ETH", 1n) },
      { fee: money("BTC", 3n) },
      { networkFee: money("BTC", 2n) },
      { needsApproval: true },
      { isCold: true },
      { needsApproval: true, isCold: true },
    ];
    const texts = changes.map((change) => intentText({ ...intent, ...change }));
    expect(new Set(texts).size).to.equal(changes.length);
  });
});
