import { createHash } from "node:crypto";
import { AccountKeys } from "../../src/adapters/chain/account-keys.ts";
import { evmTip } from "../../src/adapters/chain/ethereum-fees.ts";
import { ethereumNode } from "../../src/adapters/chain/ethereum-node.ts";
import { ethereumSender } from "../../src/adapters/chain/ethereum-sender.ts";
import { ethereumSigner } from "../../src/adapters/chain/ethereum-signer.ts";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { ChainSender, FreshlySigned } from "../../src/application/ports/chain-sender.ts";
import type { RealAsset } from "../../src/domain/money/asset.ts";
import { money, type Money } from "../../src/domain/money/money.ts";
import {
  defaultDepositPolicy,
  defaultSendPolicy,
} from "../../src/domain/policy/default-chain-policy.ts";
import { intentText, type SendIntent } from "../../src/domain/send/send.ts";
import {
  callNode,
  deployUsdt,
  freePort,
  payEther,
  payUsdt,
  startEthereum,
} from "../../tools/chains/nodes.mjs";
import { privateKeys, publicKeys } from "../support/signer-account.ts";

/** Who is paid, and what the hot account has. */
export const elsewhere = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const hot = new WatchOnlyAccount(publicKeys.ethereum).evmHotAddress();

const chainId = 31_337;
const gwei = 1_000_000_000n;
const seal = (text: string) => createHash("sha256").update(`secret ${text}`).digest("hex");

/** A node of Ethereum that runs, and whose newest block has Ether and Tether of the hot account. */
export class StartedEthereum {
  readonly url: string;
  readonly sender: ChainSender;
  readonly close: () => Promise<void>;
  readonly #tether: string;

  private constructor(url: string, tether: string, close: () => Promise<void>) {
    this.url = url;
    this.#tether = tether;
    this.close = close;
    const node = ethereumNode({ url, chainId, hotAddress: hot }, async () => new Set());
    this.sender = ethereumSender({ url, node, address: hot });
  }

  static async start(): Promise<StartedEthereum> {
    const { url, stop } = await startEthereum(await freePort());
    const tether = await deployUsdt(url);
    await payEther(url, hot, "10");
    await payUsdt(url, tether, hot, "100");
    const ethereum = new StartedEthereum(url, tether, stop);
    await ethereum.findBlock();
    return ethereum;
  }

  call(method: string, ...params: readonly unknown[]): Promise<unknown> {
    return callNode(this.url, method, ...params);
  }

  async findBlock(): Promise<void> {
    await this.call("evm_mine");
  }

  /** `earlier`: what it replaces, the oldest first. */
  sign(
    amount: Money<RealAsset>,
    nonce = 0,
    earlier: readonly string[] = [],
  ): Promise<FreshlySigned> {
    const signer = ethereumSigner(new AccountKeys(privateKeys.ethereum), {
      seal,
      network: "regtest",
      chainId,
      tether: this.#tether,
      tip: () => evmTip(this.url),
      policy: () => ({ send: defaultSendPolicy, deposit: defaultDepositPolicy }),
    });
    const isEther = amount.asset === "ETH";
    const intent: SendIntent = {
      sendId: `send of ${amount.units}`,
      chain: "ethereum",
      address: elsewhere,
      amount,
      fee: isEther ? money("ETH", 42_000n * gwei) : money("USDT", 400_000n),
      networkFee: money("ETH", (isEther ? 42_000n : 130_000n) * gwei),
      needsApproval: false,
    };
    const seals = { seal: seal(intentText(intent)), approval: undefined };
    return signer.sign(intent, seals, nonce, [], earlier);
  }

  /** What the recipient has of the token. */
  async tokens(): Promise<bigint> {
    // balanceOf(address)
    const data = `0x70a08231${elsewhere.slice(2).toLowerCase().padStart(64, "0")}`;
    return BigInt((await this.call("eth_call", { to: this.#tether, data }, "latest")) as string);
  }
}
