import { keccak_256 } from "@noble/hashes/sha3.js";
import { hex } from "@scure/base";
import { readEvm } from "../../src/adapters/chain/evm-transaction.ts";
import type { ChainPayment } from "../../src/application/ports/chain-node.ts";
import { withChecksum } from "../../src/domain/chain/evm-address.ts";
import type { MovedChain } from "./chain-node-contract.ts";
import { EvmState, type EvmTransaction, type SignedEvm } from "./ethereum-state.ts";
import { Refused, RpcServer } from "./rpc-server.ts";

export type { EvmTransaction } from "./ethereum-state.ts";

/** The contract of Tether on these chains. */
export const tether = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

interface Included {
  readonly transaction: EvmTransaction;
  readonly receipt: object & { readonly transactionHash: string };
}

interface Block {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly sent: readonly Included[];
  readonly state: EvmState;
}

/** Who sends what nobody signed. */
const someone = `0x${"0".repeat(39)}e`;

/** So much more has to be given for a transaction that replaces another one: geth's rule. */
const percentMore = 110n;

/** Speaks the part of Ethereum's JSON-RPC that we use, and checks what it is given as a node does. */
export class EthereumServer {
  readonly server: RpcServer;
  chainId = 31_337;
  baseFee = 1_000_000_000n;
  tip = 100_000_000n;
  /** Contracts that refuse what they get, in small letters. */
  readonly refusing = new Set<string>();
  #blocks: Block[] = [];
  #waiting: EvmTransaction[] = [];
  /** What is signed and in no block, by sender and nonce. */
  #pool = new Map<string, { readonly raw: string; readonly signed: SignedEvm }>();
  #branch = 0;

  private constructor(server: RpcServer) {
    this.server = server;
    this.findBlock();
  }

  static async open(): Promise<EthereumServer> {
    let node: EthereumServer | undefined;
    const it = () => node!;
    const server = await RpcServer.open({
      eth_chainId: () => written(it().chainId),
      eth_getBlockByNumber: (place: string, isWhole: boolean) =>
        place === "pending"
          ? shown(it().#pendingBlock(), isWhole)
          : shown(it().#blockAt(place), isWhole),
      eth_getBlockByHash: (hash: string, isWhole: boolean) => shown(it().#byHash(hash), isWhole),
      eth_getBlockReceipts: (hash: string) => {
        const block = it().#byHash(hash);
        return block?.sent.map(({ receipt }) => ({ ...receipt, blockHash: block.hash }));
      },
      eth_getTransactionReceipt: (hash: string) => it().receiptOf(hash),
      eth_getTransactionByHash: (hash: string) => it().#found(hash),
      eth_getTransactionCount: (address: string, place: string) =>
        written(it().#blockAt(place)?.state.of(address).nonce ?? 0),
      eth_getBalance: (address: string, place: string) =>
        written(it().#stateAt(place).of(address).ether),
      eth_call: ({ to, data }: { to: string; data: string }, place: string) => {
        const isBalance = data.startsWith("0x70a08231") && data.length === 74;
        if (to !== tether || !isBalance) return "0x";
        const { tokens } = it().#stateAt(place).of(`0x${data.slice(-40)}`);
        return `0x${tokens.toString(16).padStart(64, "0")}`;
      },
      eth_feeHistory: (count: string) => ({
        baseFeePerGas: Array.from({ length: Number(count) + 1 }, () => written(it().baseFee)),
        reward: Array.from({ length: Number(count) }, () =>
          [2n, 1n, 1n].map((times) => written(times * it().tip)),
        ),
      }),
      eth_maxPriorityFeePerGas: () => written(it().tip),
      eth_sendRawTransaction: (raw: string) => it().#take(raw),
    });
    node = new EthereumServer(server);
    return node;
  }

  /** Others send; their signatures are of no interest here. */
  send(...sent: readonly EvmTransaction[]): void {
    this.#waiting.push(...sent);
  }

  /** What an address has in the newest block. */
  of(address: string) {
    return this.#stateAt("latest").of(address);
  }

  findBlock(): void {
    const number = written(this.#blocks.length);
    const parentHash = this.#blocks.at(-1)?.hash ?? hashOf("before the first");
    const hash = hashOf(`${number} ${parentHash} ${this.#branch}`);
    let state = this.#blocks.at(-1)?.state ?? new EvmState(tether);
    const sent: Included[] = [];
    for (const transaction of this.#waiting.splice(0)) {
      state = state.afterOther(transaction);
      sent.push({ transaction, receipt: receiptOf(transaction) });
    }
    for (let next = this.#nextOf(state); next; next = this.#nextOf(state)) {
      const { signed } = next;
      this.#pool.delete(slotOf(signed));
      const done = state.afterSigned(signed, this.baseFee, this.refusing);
      ({ state } = done);
      sent.push({ transaction: shownSigned(signed), receipt: done.receipt });
      this.#raws.set(signed.hash, next.raw);
    }
    this.#blocks.push({ number, hash, parentHash, sent, state });
  }

  /** By hash: bytes that were in a block once. */
  readonly #raws = new Map<string, string>();

  reorganise(depth: number, isLost: (value: bigint) => boolean): void {
    this.#branch += 1;
    const gone = this.#blocks.splice(-depth).flatMap(({ sent }) => sent);
    const pool = this.#pool;
    this.#pool = new Map();
    for (let count = 0; count <= depth; count += 1) this.findBlock();
    this.#pool = pool;
    for (const { transaction } of gone) {
      if (isLost(BigInt(transaction.value))) continue;
      const raw = this.#raws.get(transaction.hash);
      if (raw === undefined) this.#waiting.push(transaction);
      else this.#take(raw);
    }
  }

  /** A pool that forgets what it has, as nodes do when they restart. */
  forget(): void {
    this.#pool.clear();
  }

  #take(raw: string): string {
    const signed = readEvm(raw);
    if (signed.chainId !== this.chainId) throw new Refused(-32_000, "invalid chain id for signer");
    if (this.#pool.get(slotOf(signed))?.signed.hash === signed.hash) {
      throw new Refused(-32_000, "already known");
    }
    this.#stateAt("latest").checkSigned(signed);
    const before = this.#pool.get(slotOf(signed))?.signed;
    const isMore = (now: bigint, then: bigint) => now * 100n >= then * percentMore;
    if (before && !(isMore(signed.tip, before.tip) && isMore(signed.maxFee, before.maxFee))) {
      throw new Refused(-32_000, "replacement transaction underpriced");
    }
    this.#pool.set(slotOf(signed), { raw, signed });
    return signed.hash;
  }

  #nextOf(state: EvmState) {
    return [...this.#pool.values()].find(
      ({ signed }) => signed.nonce === state.of(signed.from).nonce && signed.maxFee >= this.baseFee,
    );
  }

  /** As it shows it. */
  receiptOf(hash: string): object | undefined {
    for (const block of this.#blocks) {
      const found = block.sent.find(({ receipt }) => receipt.transactionHash === hash);
      if (found) return { ...found.receipt, blockHash: block.hash, blockNumber: block.number };
    }
    return undefined;
  }

  #found(hash: string): object | undefined {
    const isIt = (each: EvmTransaction) => each.hash === hash;
    const included = this.#blocks.flatMap(({ sent }) => sent.map((each) => each.transaction));
    const waiting = [...this.#pool.values()].map(({ signed }) => shownSigned(signed));
    return [...included, ...this.#waiting, ...waiting].find(isIt);
  }

  #pendingBlock(): Block {
    const waiting = [...this.#pool.values()].map(({ signed }) => shownSigned(signed));
    const sent = [...this.#waiting, ...waiting].map((transaction) => ({
      transaction,
      receipt: receiptOf(transaction),
    }));
    return { number: "0x0", hash: "", parentHash: "", sent, state: this.#stateAt("latest") };
  }

  #byHash(hash: string): Block | undefined {
    return this.#blocks.find((block) => block.hash === hash);
  }

  #blockAt(place: string): Block | undefined {
    return this.#blocks[place === "latest" ? this.#blocks.length - 1 : Number(place)];
  }

  #stateAt(place: string): EvmState {
    const block = this.#blockAt(place);
    if (!block) throw new Refused(-32_000, "header not found");
    return block.state;
  }
}

/** Ether that a transaction sends itself. */
export function etherPayment(number: number): ChainPayment {
  return {
    transaction: hashOf(`transaction ${number}`),
    place: -1,
    address: withChecksum(number.toString(16).padStart(40, "a")),
    token: undefined,
    units: BigInt(number),
  };
}

/** The transaction of such a payment. */
export function etherTransaction({ transaction, address, units }: ChainPayment): EvmTransaction {
  return { hash: transaction, to: address.toLowerCase(), value: written(units), input: "0x" };
}

/** The chain of a server, for the contract of nodes. */
export function ethereumContract(node: EthereumServer): Omit<MovedChain, "node" | "close"> {
  return {
    payment: etherPayment,
    sendersOf: () => [withChecksum(someone.slice(2))],
    pay: async (payments) => node.send(...payments.map(etherTransaction)),
    findBlock: async () => node.findBlock(),
    reorganise: async (depth, isLost) =>
      node.reorganise(depth, (value) => isLost(etherPayment(Number(value)))),
  };
}

function slotOf({ from, nonce }: SignedEvm): string {
  return `${from} ${nonce}`;
}

function shownSigned({ hash, from, to, value, data }: SignedEvm): EvmTransaction {
  return { hash, from, to, value: written(value), input: `0x${hex.encode(data)}` };
}

function receiptOf({ hash, from = someone, hasFailed = false, logs = [] }: EvmTransaction) {
  return { transactionHash: hash, from, status: hasFailed ? "0x0" : "0x1", logs };
}

function shown(block: Block | undefined, isWhole: boolean): object | undefined {
  if (!block) return undefined;
  const { sent, number, hash, parentHash } = block;
  const transactions = isWhole
    ? sent.map(({ transaction }) => {
        const { to, value, input, from = someone } = transaction;
        return { hash: transaction.hash, from, to, value, input };
      })
    : sent.map(({ transaction }) => transaction.hash);
  return { number, hash, parentHash, transactions };
}

function hashOf(text: string): string {
  return `0x${hex.encode(keccak_256(new TextEncoder().encode(text)))}`;
}

function written(number: number | bigint): string {
  return `0x${number.toString(16)}`;
}
