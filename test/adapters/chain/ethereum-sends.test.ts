import { createHash } from "node:crypto";
import { hex } from "@scure/base";
import { expect } from "chai";
import { AccountKeys, evmAddressOf } from "../../../src/adapters/chain/account-keys.ts";
import { ethereumFees, evmTip } from "../../../src/adapters/chain/ethereum-fees.ts";
import { ethereumNode } from "../../../src/adapters/chain/ethereum-node.ts";
import { ethereumSender } from "../../../src/adapters/chain/ethereum-sender.ts";
import { ethereumSigner } from "../../../src/adapters/chain/ethereum-signer.ts";
import { readEvm, transferCall } from "../../../src/adapters/chain/evm-transaction.ts";
import { WatchOnlyAccount } from "../../../src/adapters/chain/watch-only.ts";
import { SignerRefused } from "../../../src/application/ports/chain-sender.ts";
import type { RealAsset } from "../../../src/domain/money/asset.ts";
import { money, type Money } from "../../../src/domain/money/money.ts";
import {
  defaultDepositPolicy,
  defaultSendPolicy,
} from "../../../src/domain/policy/default-chain-policy.ts";
import { intentText, type SendIntent } from "../../../src/domain/send/send.ts";
import { describeChainSender } from "../../support/chain-sender-contract.ts";
import { EthereumServer, tether } from "../../support/ethereum-server.ts";
import { privateKeys, publicKeys } from "../../support/signer-account.ts";

const gwei = 1_000_000_000n;
const ether = 1_000_000_000_000_000_000n;
const elsewhere = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const account = new WatchOnlyAccount(publicKeys.ethereum);
const hot = account.evmHotAddress();
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");
const none = async () => new Set<string>();

describe("sends of Ethereum", () => {
  let server: EthereumServer;
  const funded = async () => {
    server = await EthereumServer.open();
    server.send({ hash: "0x01", to: hot.toLowerCase(), value: "0x8ac7230489e80000", input: "0x" });
    server.findBlock();
  };
  const partsOf = () => ({
    seal,
    network: "regtest" as const,
    chainId: 31_337,
    tether,
    tip: () => evmTip(server.server.url),
    policy: () => ({ send: defaultSendPolicy, deposit: defaultDepositPolicy }),
  });
  const signer = () => ethereumSigner(new AccountKeys(privateKeys.ethereum), partsOf());
  const senderOf = () => {
    const { url: address } = server.server;
    const node = ethereumNode({ url: address, chainId: 31_337, hotAddress: hot }, none);
    return ethereumSender({ url: address, node, address: hot });
  };
  const intentOf = (amount: Money<RealAsset>, change: Partial<SendIntent> = {}): SendIntent => ({
    sendId: `send of ${amount.units}`,
    chain: "ethereum",
    address: elsewhere,
    amount,
    fee: amount.asset === "ETH" ? money("ETH", 42_000n * gwei) : money("USDT", 400_000n),
    networkFee: money("ETH", (amount.asset === "ETH" ? 42_000n : 130_000n) * gwei),
    needsApproval: false,
    ...change,
  });
  const sign = (intent: SendIntent, nonce = 0, earlier: readonly string[] = []) => {
    const seals = { seal: seal(intentText(intent)), approval: undefined };
    return signer().sign(intent, seals, nonce, [], earlier);
  };
  const refusal = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

  describeChainSender(async () => {
    await funded();
    const signed = await sign(intentOf(money("ETH", ether)));
    return {
      sender: senderOf(),
      signed,
      replacement: await sign(intentOf(money("ETH", ether)), 0, [signed.raw]),
      rival: await sign(intentOf(money("ETH", 2n * ether))),
      findBlock: async () => server.findBlock(),
      reorganise: async (isLost) => server.reorganise(1, () => isLost),
      close: async () => server.server.close(),
    };
  });

  describe("over its interface", () => {
    beforeEach(funded);
    afterEach(() => server.server.close());

    it("are paid from the first key on the branch of change, at the price that was sealed", async () => {
      const signed = await sign(intentOf(money("ETH", ether)));
      const { from, to, value, maxFee, tip, gas, data } = readEvm(signed.raw);
      expect({ from, to, value, maxFee, gas }).to.deep.equal({
        from: hot,
        to: elsewhere,
        value: ether,
        maxFee: 2n * gwei,
        gas: 40_000n,
      });
      expect(tip).to.equal(server.tip);
      expect(data).to.have.lengthOf(0);
      expect(signed).to.include({ paidFee: 80_000n * gwei, change: 0n });
    });

    it("call the contract for Tether, and give no more tip than the price", async () => {
      server.tip = 50n * gwei;
      const { raw } = await sign(intentOf(money("USDT", 25_000_000n)));
      const { to, value, maxFee, tip, gas, data } = readEvm(raw);
      expect({ to, value, maxFee, tip, gas }).to.deep.equal({
        to: tether,
        value: 0n,
        maxFee: 2n * gwei,
        tip: 2n * gwei,
        gas: 100_000n,
      });
      expect(hex.encode(data)).to.equal(hex.encode(transferCall(elsewhere, 25_000_000n)));
    });

    it("say what the network took, and whether a contract refused them", async () => {
      const sender = senderOf();
      const signed = await sign(intentOf(money("ETH", ether)));
      await sender.broadcast(signed.raw);
      server.refusing.add(elsewhere.toLowerCase());
      server.findBlock();
      const price = server.baseFee + server.tip;
      expect(await sender.whereIs(signed.transaction)).to.include({
        paidFee: 40_000n * price,
        hasFailed: true,
      });
      server.refusing.clear();
      const next = await sign(intentOf(money("ETH", ether)), 1);
      await sender.broadcast(next.raw);
      server.findBlock();
      expect(await sender.whereIs(next.transaction)).to.include({
        paidFee: 21_000n * price,
        hasFailed: false,
      });
      expect(await sender.nextNumber?.()).to.equal(2);
      expect(server.of(elsewhere).ether).to.equal(ether);
    });

    it("are replaced with the same nonce at a price that nodes accept, and only the last ones land", async () => {
      const sender = senderOf();
      server.baseFee = 10n * gwei;
      const intent = intentOf(money("ETH", ether));
      const first = await sign(intent);
      const second = await sign(intent, 0, [first.raw]);
      const third = await sign(intent, 0, [first.raw, second.raw]);
      for (const { raw } of [first, second, third]) {
        expect(await sender.broadcast(raw)).to.equal("taken");
      }
      const [before, after] = [readEvm(first.raw), readEvm(third.raw)];
      expect(after).to.include({ nonce: before.nonce, to: before.to, value: before.value });
      expect(after.maxFee).to.equal(3_125_000_000n);
      server.baseFee = gwei;
      server.findBlock();
      expect(await sender.whereIs(first.transaction)).to.equal(undefined);
      expect(await sender.whereIs(third.transaction)).to.have.property("height");
      expect(await sender.broadcast(first.raw)).to.equal("refused");
      expect(server.of(elsewhere).ether).to.equal(ether);
    });

    it("are not signed for what was not asked for, too often, or to where they would be lost", async () => {
      const intent = intentOf(money("ETH", ether));
      const seals = { seal: seal(intentText(intent)), approval: undefined };
      const changed = { ...intent, networkFee: money("ETH", ether) };
      const { raw } = await sign(intent, 7);
      const refused = [
        signer().sign(changed, seals, 0, []),
        sign(intentOf(money("ETH", ether), { address: hot })),
        sign(intentOf(money("USDT", 25_000_000n), { address: tether })),
        sign(
          intent,
          7,
          Array.from({ length: 7 }, () => raw),
        ),
        // With another number both could land.
        sign(intent, 8, [raw]),
      ];
      for (const asked of refused) expect(await refusal(asked)).to.be.instanceOf(SignerRefused);
    });

    it("between our own addresses go nowhere else, and not at any price", async () => {
      const order = { number: 3, nonce: 0, units: 1_000n, maxFee: gwei, purse: 0n };
      const person = account.evmAddress(3);
      const ends = async (kind: "gas" | "ether" | "token") => {
        const { raw } = await signer().sweep({ ...order, kind }, []);
        const { from, to, data } = readEvm(raw);
        return [from, to, data.length === 0 ? "" : `0x${hex.encode(data.slice(16, 36))}`];
      };
      expect(await ends("gas")).to.deep.equal([hot, person, ""]);
      expect(await ends("ether")).to.deep.equal([person, hot, ""]);
      expect(await ends("token")).to.deep.equal([person, tether, hot.toLowerCase()]);
      const dear = { ...order, kind: "token", maxFee: 21n * gwei } as const;
      expect(await refusal(signer().sweep(dear, []))).to.be.instanceOf(SignerRefused);
    });

    it("cost what the next block takes with some room, and more for Tether", async () => {
      const shown = async (asset: "ETH" | "USDT") =>
        (await ethereumFees(server.server.url).options(asset)).map((each) => [
          each.speed,
          each.networkFee.units,
          each.withinMinutes,
        ]);
      expect(await shown("ETH")).to.deep.equal([
        ["fast", 21_000n * 2_200_000_001n, 1],
        ["normal", 21_000n * 1_600_000_001n, 2],
        ["slow", 21_000n * 1_300_000_001n, 5],
      ]);
      expect((await shown("USDT"))[0]?.[1]).to.equal(65_000n * 2_200_000_001n);
    });

    it("are not believed from a node that shows another receipt, or is on another chain", async () => {
      const sender = senderOf();
      const [one, other] = [
        await sign(intentOf(money("ETH", ether))),
        await sign(intentOf(money("ETH", ether)), 1),
      ];
      for (const { raw } of [one, other]) await sender.broadcast(raw);
      server.findBlock();
      server.server.lies = { eth_getTransactionReceipt: () => server.receiptOf(other.transaction) };
      expect(String(await refusal(sender.whereIs(one.transaction)))).to.include("another");
      server.server.lies = {};
      server.chainId = 1;
      expect(String(await refusal(sender.broadcast(one.raw)))).to.include("is on chain 1");
    });

    it("are waiting where a node has their receipt in a block that is not in the chain", async () => {
      const sender = senderOf();
      const { raw, transaction } = await sign(intentOf(money("ETH", ether)));
      await sender.broadcast(raw);
      server.findBlock();
      const receipt = server.receiptOf(transaction);
      server.reorganise(1, () => false);
      server.server.lies = { eth_getTransactionReceipt: () => receipt };
      expect(await sender.whereIs(transaction)).to.equal("waiting");
    });
  });

  it("come from the address that the public key of the account says", () => {
    const { publicKey } = new AccountKeys(privateKeys.ethereum).at("change", 0);
    expect(evmAddressOf(publicKey)).to.equal(hot);
  });
});
