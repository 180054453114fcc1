import { createHash } from "node:crypto";
import { expect } from "chai";
import { bitcoinSigner } from "../../../src/adapters/chain/bitcoin-signer.ts";
import { CannotReplace, SignerRefused } from "../../../src/application/ports/chain-sender.ts";
import type { OwnCoin } from "../../../src/domain/chain/own-coin.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultSendPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { intentText, type SendIntent } from "../../../src/domain/send/send.ts";
import { bitcoinAccount } from "../../support/signer-account.ts";
import { readRaw } from "../../support/spent-coins.ts";

const address = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");
const coinOf = (number: number): OwnCoin => ({
  transaction: String(number).repeat(64),
  place: 0,
  units: 40_000n,
  branch: "receiving",
  number,
});
const coins = [coinOf(1), coinOf(2)];
const intentOf = (units: bigint): SendIntent => ({
  sendId: "s1",
  chain: "bitcoin",
  address,
  amount: money("BTC", units),
  fee: money("BTC", 1_410n),
  networkFee: money("BTC", 1_410n),
  needsApproval: false,
});

describe("a signer of Bitcoin that is asked for a replacement", () => {
  const sign = (
    earlier: readonly string[],
    { units = 60_000n, from = coins, number = 4, mostBumps = 6 } = {},
  ) => {
    const policy = () => ({ ...defaultSendPolicy, mostBumps });
    const signer = bitcoinSigner(bitcoinAccount(), { seal, network: "regtest", policy });
    const intent = intentOf(units);
    const seals = { seal: seal(intentText(intent)), approval: undefined };
    return signer.sign(intent, seals, number, from, earlier);
  };
  const refusal = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

  it("changes the fee and what comes back, and nothing else, as often as is allowed", async () => {
    const first = await sign([]);
    const second = await sign([first.raw]);
    const third = await sign([first.raw, second.raw]);
    const [read, ...others] = [first, second, third].map(({ raw }) => readRaw(raw));
    for (const other of others) {
      expect(other.spends).to.deep.equal(read!.spends);
      expect(other.outputs[0]).to.deep.equal(read!.outputs[0]);
      expect(other.outputs[1]!.script).to.equal(read!.outputs[1]!.script);
    }
    const fees = [first, second, third].map(({ paidFee }) => paidFee);
    expect(fees).to.deep.equal([2_090n, 2_613n, 3_267n]);
    for (const { paidFee, change } of [first, second, third]) {
      expect(paidFee + change).to.equal(20_000n);
    }
    expect(await sign([first.raw])).to.deep.equal(second);
  });

  it("refuses where the earlier bytes are another payment", async () => {
    const first = await sign([]);
    const other = { ...coinOf(3), units: 90_000n };
    const cases: readonly (readonly [string, ReturnType<typeof sign>])[] = [
      ["more to the same recipient", sign([first.raw], { units: 61_000n })],
      ["change to another key", sign([first.raw], { number: 5 })],
      ["other coins", sign([first.raw], { from: [other] })],
      ["more coins", sign([first.raw], { from: [...coins, other] })],
      [
        "a lie about a coin",
        sign([first.raw], { from: [{ ...coins[0]!, units: 41_000n }, coins[1]!] }),
      ],
      ["one of them another's", sign([first.raw, (await sign([], { units: 50_000n })).raw])],
      ["too many", sign([first.raw, first.raw], { mostBumps: 1 })],
    ];
    for (const [what, asked] of cases) {
      expect(await refusal(asked), what).to.be.instanceOf(SignerRefused);
    }
  });

  it("refuses bytes that it did not sign", async () => {
    const first = await sign([]);
    // A signature of another key, and so of somebody else.
    const forged = first.raw.replace(/(3044|3045)(?=.{100})/, (head) =>
      head === "3044" ? "3045" : "3044",
    );
    expect(forged).not.to.equal(first.raw);
    expect(await refusal(sign([forged]))).to.be.instanceOf(SignerRefused);
  });

  it("says so where nothing comes back to pay more with", async () => {
    const first = await sign([], { units: 78_000n });
    expect(first.change).to.equal(0n);
    expect(await refusal(sign([first.raw], { units: 78_000n }))).to.be.instanceOf(CannotReplace);
  });
});
