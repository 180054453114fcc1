import { createHash } from "node:crypto";
import { expect } from "chai";
import { checkedAddress } from "../../../src/adapters/chain/checked-intent.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultSendPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { approvalText, intentText, type SendIntent } from "../../../src/domain/send/send.ts";

const cold = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");
const by = { first: "ada", second: "ben" };

describe("what a signer checks of a move to cold storage", () => {
  const move: SendIntent = {
    sendId: "s1",
    chain: "bitcoin",
    address: cold,
    amount: money("BTC", 600_000n),
    fee: money("BTC", 282n),
    networkFee: money("BTC", 282n),
    needsApproval: true,
    isCold: true,
  };
  const check = (intent: SendIntent, known: readonly string[] | undefined, sealed = intent) => {
    const approval = { ...by, seal: seal(approvalText(sealed, by)) };
    const rules = {
      seal,
      network: "regtest" as const,
      policy: () => defaultSendPolicy,
      ...(known && { cold: new Set(known) }),
    };
    return checkedAddress(intent, { seal: seal(intentText(sealed)), approval }, rules);
  };

  it("takes the address that its process was set up with", () => {
    expect(check(move, [cold])).to.equal(cold);
  });

  it("takes no other, though everything is sealed and approved", () => {
    expect(() => check(move, [])).to.throw(/no cold storage of ours/);
    expect(() => check(move, undefined)).to.throw(/no cold storage of ours/);
    expect(() => check(move, ["bcrt1qa"])).to.throw(/no cold storage of ours/);
  });

  it("takes no move for a send, nor a send for a move", () => {
    expect(() => check({ ...move, isCold: false }, [cold], move)).to.throw(/not what was asked/);
    expect(() => check(move, [cold], { ...move, isCold: false })).to.throw(/not what was asked/);
    expect(check({ ...move, isCold: false }, [])).to.equal(cold);
  });
});
