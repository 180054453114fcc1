import { createHash } from "node:crypto";
import { expect } from "chai";
import { bitcoinCore } from "../../src/adapters/chain/bitcoin-core.ts";
import { bitcoinFees } from "../../src/adapters/chain/bitcoin-fees.ts";
import { bitcoinHeld } from "../../src/adapters/chain/bitcoin-held.ts";
import { bitcoinSigner } from "../../src/adapters/chain/bitcoin-signer.ts";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { OwnCoin } from "../../src/domain/chain/own-coin.ts";
import { money } from "../../src/domain/money/money.ts";
import { defaultSendPolicy } from "../../src/domain/policy/default-chain-policy.ts";
import { intentText, type SendIntent } from "../../src/domain/send/send.ts";
import { bitcoinSendingChain } from "../support/bitcoin-sending-chain.ts";
import { describeChainNode } from "../support/chain-node-contract.ts";
import { describeChainSender } from "../support/chain-sender-contract.ts";
import { bitcoinAccount, publicKeys } from "../support/signer-account.ts";
import { purse, StartedBitcoin } from "./started-bitcoin.ts";

const own = new WatchOnlyAccount(publicKeys.bitcoin).bitcoinAddress(0, "regtest");
const elsewhere = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");
const policy = () => defaultSendPolicy;
const signer = bitcoinSigner(bitcoinAccount(), { seal, network: "regtest", policy });

const sign = (units: bigint, coin: OwnCoin, earlier: readonly string[] = []) => {
  const intent: SendIntent = {
    sendId: `send of ${units}`,
    chain: "bitcoin",
    address: elsewhere,
    amount: money("BTC", units),
    fee: money("BTC", 1_410n),
    networkFee: money("BTC", 1_410n),
    needsApproval: false,
  };
  const seals = { seal: seal(intentText(intent)), approval: undefined };
  return signer.sign(intent, seals, 4, [coin], earlier);
};

/** A block has a coin of ours. */
async function funded() {
  const bitcoin = await StartedBitcoin.start();
  const coin: OwnCoin = {
    ...(await bitcoin.paid(own, 100_000n)),
    units: 100_000n,
    branch: "receiving",
    number: 0,
  };
  return { bitcoin, coin };
}

describe("a started node of Bitcoin", () => {
  describeChainNode(async () => {
    const bitcoin = await StartedBitcoin.start();
    const payments = [1, 2].map((number) => bitcoin.payment(number));
    const ours = new Set(payments.map(({ address }) => address));
    const node = bitcoinCore(
      { url: bitcoin.url, network: "regtest" },
      async (addresses) => new Set(addresses.filter((each) => ours.has(each))),
      async () => [],
    );
    return {
      node,
      payment: (number) => bitcoin.payment(number),
      sendersOf: () => [purse],
      async pay(paid) {
        for (const { units } of paid) {
          await bitcoin.call("sendrawtransaction", bitcoin.raw(Number(units)));
        }
      },
      findBlock: () => bitcoin.findBlock(),
      // What is lost was spent again, in a block of the longer branch.
      reorganise: (depth, isLost) => {
        const lost = payments.filter((each) => isLost(each));
        return bitcoin.reorganise(
          depth,
          lost.map(({ units }) => bitcoin.rival(Number(units))),
        );
      },
      close: () => bitcoin.close(),
    };
  });

  describeChainSender(async () => {
    const { bitcoin, coin } = await funded();
    const signed = await sign(50_000n, coin);
    return bitcoinSendingChain({
      url: bitcoin.url,
      signed,
      replacement: await sign(50_000n, coin, [signed.raw]),
      rival: await sign(60_000n, coin),
      findBlock: () => bitcoin.findBlock(),
      async reorganise(isLost) {
        await bitcoin.reorganise(1);
        if (isLost) await bitcoin.call("dropmempool");
      },
      close: () => bitcoin.close(),
    });
  });

  it("takes a replacement once it forgot what that replaces, and the first one no more", async () => {
    const { bitcoin, coin } = await funded();
    try {
      const first = await sign(50_000n, coin);
      const second = await sign(50_000n, coin, [first.raw]);
      await bitcoin.call("sendrawtransaction", first.raw);
      await bitcoin.call("dropmempool");
      expect(await bitcoin.call("sendrawtransaction", second.raw)).to.equal(second.transaction);
      await bitcoin.findBlock();
      const back: OwnCoin = {
        transaction: second.transaction,
        place: 1,
        units: second.change,
        branch: "change",
        number: 4,
      };
      expect(await bitcoinHeld(bitcoin.url, [coin, back])).to.equal(second.change);
      const again = bitcoin.call("sendrawtransaction", first.raw).catch(String);
      expect(await again).to.include("Error");
    } finally {
      await bitcoin.close();
    }
  });

  it("has what we hold, until it is spent", async () => {
    const { bitcoin, coin } = await funded();
    try {
      const { raw, transaction, change } = await sign(50_000n, coin);
      const back: OwnCoin = { transaction, place: 1, units: change, branch: "change", number: 4 };
      expect(await bitcoinHeld(bitcoin.url, [coin, back])).to.equal(100_000n);
      await bitcoin.call("sendrawtransaction", raw);
      await bitcoin.findBlock();
      expect(await bitcoinHeld(bitcoin.url, [coin, back])).to.equal(change);
    } finally {
      await bitcoin.close();
    }
  });

  it("knows no fee before others have paid one, and the least is taken", async () => {
    const bitcoin = await StartedBitcoin.start();
    try {
      const fees = await bitcoinFees(bitcoin.url, "regtest").options("BTC");
      expect(fees.map(({ speed }) => speed)).to.deep.equal(["fast", "normal", "slow"]);
      expect(await bitcoinFees(bitcoin.url, "main").options("BTC")).to.deep.equal([]);
    } finally {
      await bitcoin.close();
    }
  });
});
