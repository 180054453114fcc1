import { expect } from "chai";
import { defaultSendPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { nextFee, type RaisableSend } from "../../../src/domain/send/raise-fee.ts";

const send: RaisableSend = {
  state: "sent",
  chain: "bitcoin",
  amount: 60_000n,
  fee: 1_410n,
  change: 38_590n,
  isChangeSpent: false,
  coins: 1,
  scriptLength: 22,
  replaced: 0,
  raiseAsked: undefined,
};

describe("the next fee of a send", () => {
  const of = (other: Partial<RaisableSend>, policy = defaultSendPolicy) => {
    const next = nextFee({ ...send, ...other }, policy);
    return next.ok ? next.value : next.refusal.code;
  };

  it("is the one that a replacement pays", () => {
    expect(of({})).to.equal(1_763n);
    expect(of({ replaced: 1, raiseAsked: 0 })).to.equal(1_763n);
  });

  it("is asked for once, of a send of Bitcoin that waits for a block", () => {
    for (const other of [
      { state: "signed" },
      { state: "confirmed" },
      { state: "cancelled" },
      { chain: "ethereum" },
      { raiseAsked: 0 },
      { raiseAsked: 2, replaced: 2 },
    ] as const) {
      expect(of(other), JSON.stringify(other)).to.equal("send_not_on_its_way");
    }
  });

  it("is refused where nothing pays it, or it would be too much", () => {
    expect(of({ change: undefined })).to.equal("send_fee_at_most");
    expect(of({ change: 300n })).to.equal("send_fee_at_most");
    expect(of({ isChangeSpent: true })).to.equal("send_fee_at_most");
    expect(of({ replaced: defaultSendPolicy.mostBumps })).to.equal("send_fee_at_most");
    expect(of({}, { ...defaultSendPolicy, mostFeeBasisPoints: 100 })).to.equal("send_fee_at_most");
  });
});
