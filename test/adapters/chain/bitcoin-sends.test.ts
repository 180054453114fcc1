import { createHash } from "node:crypto";
import { hex } from "@scure/base";
import { Transaction } from "@scure/btc-signer/transaction.js";
import { expect } from "chai";
import { keyHashScript } from "../../../src/adapters/chain/account-keys.ts";
import { bitcoinFees } from "../../../src/adapters/chain/bitcoin-fees.ts";
import { bitcoinHeld } from "../../../src/adapters/chain/bitcoin-held.ts";
import { bitcoinSender } from "../../../src/adapters/chain/bitcoin-sender.ts";
import { bitcoinSigner } from "../../../src/adapters/chain/bitcoin-signer.ts";
import { connectedFees } from "../../../src/adapters/chain/connected-fees.ts";
import { WatchOnlyAccount } from "../../../src/adapters/chain/watch-only.ts";
import { SignerRefused } from "../../../src/application/ports/chain-sender.ts";
import type { OwnCoin } from "../../../src/domain/chain/own-coin.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultSendPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { intentText, type SendIntent } from "../../../src/domain/send/send.ts";
import { bitcoinSendingChain } from "../../support/bitcoin-sending-chain.ts";
import { describeChainSender } from "../../support/chain-sender-contract.ts";
import { CoreServer } from "../../support/core-server.ts";
import { bitcoinAccount, publicKeys } from "../../support/signer-account.ts";
import { readRaw } from "../../support/spent-coins.ts";
import { bip143 } from "./bip143.ts";

const own = new WatchOnlyAccount(publicKeys.bitcoin).bitcoinAddress(0, "regtest");
const elsewhere = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");
const keyScript = (number: number, branch: OwnCoin["branch"] = "change") =>
  keyHashScript(bitcoinAccount().at(branch, number).publicKey);
const signer = bitcoinSigner(bitcoinAccount(), {
  seal,
  network: "regtest",
  policy: () => defaultSendPolicy,
});

/** A block has one coin of ours, of 100,000 satoshi. */
async function funded() {
  const core = await CoreServer.open();
  core.send([{ address: own, units: 100_000n }]);
  core.findBlock();
  const { transaction, place } = core.newestPayment();
  const coin: OwnCoin = { transaction, place, units: 100_000n, branch: "receiving", number: 0 };
  return { core, coin };
}

const intentOf = (units: bigint, address = elsewhere): SendIntent => ({
  sendId: `send of ${units}`,
  chain: "bitcoin",
  address,
  amount: money("BTC", units),
  fee: money("BTC", 1_410n),
  networkFee: money("BTC", 1_410n),
  needsApproval: false,
});
const sign = (
  intent: SendIntent,
  coins: readonly OwnCoin[],
  number = 4,
  earlier: readonly string[] = [],
) => {
  const seals = { seal: seal(intentText(intent)), approval: undefined };
  return signer.sign(intent, seals, number, coins, earlier);
};

describe("sends of Bitcoin", () => {
  describeChainSender(async () => {
    const { core, coin } = await funded();
    const signed = await sign(intentOf(50_000n), [coin]);
    return bitcoinSendingChain({
      url: core.server.url,
      signed,
      replacement: await sign(intentOf(50_000n), [coin], 4, [signed.raw]),
      rival: await sign(intentOf(60_000n), [coin]),
      findBlock: async () => core.findBlock(),
      reorganise: async (isLost) => core.reorganise(1, () => isLost),
      close: async () => core.server.close(),
    });
  });

  it("pay the recipient, and bring the rest back to a key of the number", async () => {
    const { core, coin } = await funded();
    const signed = await sign(intentOf(50_000n), [coin], 4);
    expect(signed).to.include({ paidFee: 1_410n, change: 48_590n });
    expect(signed.spends).to.deep.equal([`${coin.transaction}-${coin.place}`]);
    const { outputs } = readRaw(signed.raw);
    const change = hex.encode(keyScript(4));
    expect(outputs).to.deep.equal([
      { script: "0014751e76e8199196d454941c45d1b3a323f1433bd6", units: 50_000n },
      { script: change, units: 48_590n },
    ]);
    expect(await sign(intentOf(50_000n), [coin], 4)).to.deep.equal(signed);
    core.server.close();
  });

  it("that spend what came back from one before are taken, too", async () => {
    const { core, coin } = await funded();
    const sender = (raw: string) =>
      bitcoinSender({
        url: core.server.url,
        node: { tip: async () => ({ height: 0, hash: "" }), hashAt: async () => undefined },
        places: { blocksWith: async () => [] },
        newestRead: async () => undefined,
      }).broadcast(raw);
    const first = await sign(intentOf(50_000n), [coin], 4);
    const back: OwnCoin = {
      transaction: first.transaction,
      place: 1,
      units: first.change,
      branch: "change",
      number: 4,
    };
    const second = await sign(intentOf(20_000n), [back], 5);
    expect(await sender(second.raw)).to.equal("refused");
    expect(await sender(first.raw)).to.equal("taken");
    expect(await sender(second.raw)).to.equal("taken");
    core.findBlock();
    const last = { ...back, transaction: second.transaction, units: second.change, number: 5 };
    expect(await bitcoinHeld(core.server.url, [coin, back, last])).to.equal(last.units);
    core.server.close();
  });

  it("that spend what escrows paid us as fees are taken, like any other coin", async () => {
    const core = await CoreServer.open();
    const account = new WatchOnlyAccount(publicKeys.bitcoin);
    core.send([{ address: account.escrowFeeAddress(3, "regtest"), units: 100_000n }]);
    core.findBlock();
    const { transaction, place } = core.newestPayment();
    const fee = { transaction, place, units: 100_000n, branch: "escrow_fees", number: 3 } as const;
    const sender = bitcoinSender({
      url: core.server.url,
      node: { tip: async () => ({ height: 0, hash: "" }), hashAt: async () => undefined },
      places: { blocksWith: async () => [] },
      newestRead: async () => undefined,
    });
    expect(await bitcoinHeld(core.server.url, [fee])).to.equal(100_000n);
    expect(await sender.broadcast((await sign(intentOf(50_000n), [fee])).raw)).to.equal("taken");
    const others = { ...fee, branch: "receiving" } as const;
    const wrong = await sign(intentOf(60_000n), [others]);
    expect(await sender.broadcast(wrong.raw)).to.equal("refused");
    core.server.close();
  });

  it("are not signed for what was not asked for, or without coins", async () => {
    const { core, coin } = await funded();
    const intent = intentOf(50_000n);
    const changed = { ...intent, address: own };
    const seals = { seal: seal(intentText(intent)), approval: undefined };
    const error: unknown = await signer
      .sign(changed, seals, 0, [coin])
      .catch((each: unknown) => each);
    expect(error).to.be.instanceOf(SignerRefused);
    const short: unknown = await sign(intentOf(99_999n), [coin]).catch((each: unknown) => each);
    expect(String(short)).to.include("are not enough");
    core.server.close();
  });

  it("that lie about a coin are taken by nobody", async () => {
    const { core, coin } = await funded();
    const { raw } = await sign(intentOf(50_000n), [{ ...coin, units: 200_000n }]);
    const { isSigned } = readRaw(raw);
    const script = hex.encode(keyScript(0, "receiving"));
    expect(isSigned([{ script, units: 200_000n }])).to.equal(true);
    expect(isSigned([{ script, units: 100_000n }])).to.equal(false);
    core.server.close();
  });

  it("cost what Core says; nothing is known while it says nothing", async () => {
    const { core } = await funded();
    const feesOn = (network: "main" | "regtest") =>
      bitcoinFees(core.server.url, network).options("BTC");
    const shown = (await feesOn("main")).map(({ speed, networkFee }) => [speed, networkFee.units]);
    expect(shown).to.deep.equal([
      ["fast", 846n],
      ["normal", 282n],
      ["slow", 141n],
    ]);
    core.estimate = () => ({ errors: ["Insufficient data or no feerate found"], blocks: 2 });
    expect(await feesOn("main")).to.deep.equal([]);
    expect((await feesOn("regtest")).map(({ networkFee }) => networkFee.units)).to.deep.equal([
      282n,
      282n,
      282n,
    ]);
    const bitcoin = bitcoinFees(core.server.url, "main");
    core.server.close();
    const told: unknown[] = [];
    const fees = connectedFees({ bitcoin }, (error) => told.push(error));
    expect(await fees.options("BTC")).to.deep.equal([]);
    expect(await fees.options("BTC")).to.deep.equal([]);
    expect(await fees.options("ETH")).to.deep.equal([]);
    expect(told).to.have.lengthOf(1);
  });

  it("are signed as BIP 143 says", () => {
    const transaction = Transaction.fromRaw(hex.decode(bip143.unsigned), {
      allowUnknownOutputs: true,
    });
    const script = hex.decode(bip143.script);
    const code = hex.decode(`76a914${bip143.script.slice(4)}88ac`);
    const digest = transaction.preimageWitnessV0(1, code, 1, 600_000_000n);
    expect(hex.encode(digest)).to.equal(bip143.signatureHash);
    transaction.updateInput(1, { witnessUtxo: { script, amount: 600_000_000n } });
    transaction.signIdx(hex.decode(bip143.privateKey), 1);
    const [[publicKey, signature] = []] = transaction.getInput(1).partialSig ?? [];
    expect(hex.encode(publicKey!)).to.equal(bip143.publicKey);
    expect(hex.encode(signature!)).to.equal(`${bip143.signature}01`);
  });
});
