import type { ChainPayment } from "../../src/application/ports/chain-node.ts";
import { coinId, type OwnCoin } from "../../src/domain/chain/own-coin.ts";
import { segwitAddress } from "../../src/domain/chain/bitcoin-address.ts";
import type { MovedChain } from "./chain-node-contract.ts";
import {
  coinbaseOf,
  countOf,
  idOf,
  rootOf,
  scriptOf,
  transactionTo,
  type Sent,
} from "./core-transactions.ts";
import { Refused, RpcServer } from "./rpc-server.ts";
import { feeOf, replaces, rivalsOf } from "./replaced-in-mempool.ts";
import { readRaw } from "./spent-coins.ts";

interface Block {
  readonly hash: string;
  readonly raw: string;
  readonly sent: readonly Sent[];
}

/** Speaks the part of Bitcoin Core's JSON-RPC that we use, over blocks in the real format. */
export class CoreServer {
  readonly server: RpcServer;
  /** As Core names it. */
  network = "regtest";
  /** What it says of fees. */
  estimate: (blocks: number) => object = (blocks) => ({ feerate: 0.000_06 / blocks, blocks });
  #blocks: Block[] = [];
  #waiting: Sent[] = [];
  #branch = 0;

  private constructor(server: RpcServer) {
    this.server = server;
    this.findBlock();
  }

  static async open(): Promise<CoreServer> {
    let core: CoreServer | undefined;
    const at = (hash: string) => {
      const height = core!.#blocks.findIndex((block) => block.hash === hash);
      if (height < 0) throw new Refused(-5, "Block not found");
      return { height, block: core!.#blocks[height]! };
    };
    const server = await RpcServer.open({
      getblockchaininfo: () => ({
        chain: core!.network,
        blocks: core!.#blocks.length - 1,
        bestblockhash: core!.#blocks.at(-1)!.hash,
      }),
      getblockhash: (height: number) => {
        const block = core!.#blocks[height];
        if (!block) throw new Refused(-8, "Block height out of range");
        return block.hash;
      },
      getblockheader: (hash: string) => ({ height: at(hash).height, confirmations: 1 }),
      getblock: (hash: string, verbosity: number) => {
        if (verbosity !== 0) throw new Refused(-1, "Only bytes are spoken here");
        return at(hash).block.raw;
      },
      sendrawtransaction: (raw: string) => core!.#take(raw),
      getmempoolentry: (id: string) => {
        if (!core!.#waiting.some((each) => each.id === id)) throw new Refused(-5, "Not in mempool");
        return {};
      },
      gettxout: (id: string, place: number, isWaitingToo: boolean) =>
        core!.#unspent(isWaitingToo).get(`${id}-${place}`),
      estimatesmartfee: (blocks: number) => core!.estimate(blocks),
      getrawmempool: () => core!.#waiting.map(({ id }) => id),
      getrawtransaction: (id: string, verbosity = 0, hash?: string) => {
        if (hash !== undefined) return core!.#told(id, verbosity, at(hash).block);
        const raw = core!.index?.get(id) ?? core!.#waiting.find((each) => each.id === id)?.raw;
        if (raw === undefined) throw new Refused(-5, "No such mempool transaction");
        return raw;
      },
    });
    core = new CoreServer(server);
    return core;
  }

  /** Where payments come from, as output scripts; undefined: it has the old manners, and does not say. */
  spentScripts: readonly string[] | undefined = [scriptOf(coreSender)];

  /** What its inputs name with the old manners. */
  spentOutputs: readonly { readonly txid: string; readonly vout: number }[] = [
    { txid: "11".repeat(32), vout: 0 },
  ];
  /** Earlier transactions by their ids, as with `txindex`; undefined: it keeps no index. */
  index: ReadonlyMap<string, string> | undefined;

  /** A transaction of a block in Core's words. */
  #told(id: string, verbosity: number, { sent }: Block): object {
    const raw = sent.find((each) => each.id === id)?.raw;
    if (raw === undefined) throw new Refused(-5, "No such transaction");
    const known = this.#everyOutput();
    const spent = readRaw(raw).spends.map((each) => known.get(each));
    const prevout = (script: string, value?: number) => ({
      prevout: { ...(value !== undefined && { value }), scriptPubKey: { hex: script } },
    });
    const said = spent.every((each) => each !== undefined)
      ? spent.map(({ script, units }) => prevout(script, Number(units) / 100_000_000))
      : this.spentScripts?.map((script) => prevout(script));
    const isSaid = verbosity === 2 && this.spentScripts !== undefined;
    return { hex: raw, vin: (isSaid ? said : undefined) ?? this.spentOutputs };
  }

  /** The output of the newest payment that `send` made and a block has. */
  newestPayment(): { readonly transaction: string; readonly place: number } {
    const transaction = this.#blocks.at(-1)?.sent.at(-1)?.id;
    if (transaction === undefined) throw new Error("The newest block has no payment");
    return { transaction, place: 1 };
  }

  /** What blocks pay to an address. */
  paidTo(address: string): readonly bigint[] {
    const script = scriptOf(address);
    const outputs = this.#blocks
      .flatMap(({ sent }) => sent)
      .flatMap(({ raw }) => readRaw(raw).outputs);
    return outputs.filter((each) => each.script === script).map(({ units }) => units);
  }

  send(sent: readonly Pick<ChainPayment, "address" | "units">[]): void {
    this.#waiting.push(...sent.map(({ address, units }) => transactionTo(address, units)));
  }

  /** As Core's mempool: once, with outputs that are there, and only what their keys signed. */
  #take(raw: string): string {
    const { id, spends, outputs, isSigned } = readRaw(raw);
    if (this.#waiting.some((each) => each.id === id)) return id;
    const unspent = this.#unspent(true);
    if (outputs.some((_, place) => unspent.has(`${id}-${place}`))) {
      throw new Refused(-27, "Transaction outputs already in utxo set");
    }
    const inBlocks = this.#unspent(false);
    const spent = spends.map((each) => unspent.get(each) ?? inBlocks.get(each));
    if (!spent.every((each) => each !== undefined)) {
      throw new Refused(-25, "bad-txns-inputs-missingorspent");
    }
    if (!isSigned(spent)) throw new Refused(-26, "mandatory-script-verify-flag-failed");
    const rivals = rivalsOf(readRaw(raw), this.#waiting);
    if (rivals.length > 0) {
      if (!replaces(raw, rivals, this.#worth())) throw new Refused(-26, "txn-mempool-conflict");
      this.#waiting = this.#waiting.filter((each) => !rivals.includes(each));
    }
    this.#waiting.push({ id, raw, units: outputs[0]?.units ?? 0n });
    return id;
  }

  /** Every output, by its name. */
  #everyOutput(): ReadonlyMap<string, { readonly script: string; readonly units: bigint }> {
    const all = [...this.#blocks.flatMap(({ sent }) => sent), ...this.#waiting];
    const read = all.map(({ raw }) => readRaw(raw));
    return new Map(
      read.flatMap(({ id, outputs }) =>
        outputs.map((output, place) => [`${id}-${place}`, output] as const),
      ),
    );
  }

  /** What every output is worth, by its name. */
  #worth(): ReadonlyMap<string, bigint> {
    return new Map([...this.#everyOutput()].map(([name, { units }]) => [name, units]));
  }

  /** What those that wait pay for themselves. */
  waitingFees(): readonly bigint[] {
    const worth = this.#worth();
    return this.#waiting.map(({ raw }) => feeOf(readRaw(raw), worth));
  }

  /** Nothing waits any more, as after a restart. */
  forget(): void {
    this.#waiting = [];
  }

  /** Others bring a transaction; it may be refused. */
  bring(raw: string): void {
    try {
      this.#take(raw);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** What blocks have of some outputs. */
  unspentOf(coins: readonly Pick<OwnCoin, "transaction" | "place">[]): bigint {
    const unspent = this.#unspent(false);
    const units = coins.map((coin) => unspent.get(coinId(coin))?.units ?? 0n);
    return units.reduce((sum, each) => sum + each, 0n);
  }

  /** By `<transaction>-<place>`. */
  #unspent(isWaitingToo: boolean) {
    const left = new Map<string, { script: string; units: bigint; toJSON(): object }>();
    const sent = this.#blocks.flatMap((block) => block.sent);
    for (const { raw } of isWaitingToo ? [...sent, ...this.#waiting] : sent) {
      const { id, spends, outputs } = readRaw(raw);
      for (const each of spends) left.delete(each);
      for (const [place, { script, units }] of outputs.entries()) {
        left.set(`${id}-${place}`, { script, units, toJSON: () => ({ confirmations: 1 }) });
      }
    }
    return left;
  }

  findBlock(): void {
    const coinbase = coinbaseOf(this.#blocks.length * 1_000 + this.#branch);
    const sent = this.#waiting.splice(0);
    const all = [coinbase, ...sent];
    const header = Buffer.concat([
      Buffer.from("00000020", "hex"),
      Buffer.from(this.#blocks.at(-1)?.hash ?? "00".repeat(32), "hex").toReversed(),
      rootOf(all.map(({ id }) => Buffer.from(id, "hex").toReversed())),
      Buffer.alloc(12),
    ]);
    const raw = Buffer.concat([
      header,
      countOf(all.length),
      ...all.map((each) => Buffer.from(each.raw, "hex")),
    ]);
    this.#blocks.push({ hash: idOf(header), raw: raw.toString("hex"), sent });
  }

  reorganise(depth: number, isLost: (units: bigint) => boolean): void {
    this.#branch += 1;
    const gone = this.#blocks.splice(-depth);
    for (let count = 0; count <= gone.length; count += 1) this.findBlock();
    this.#waiting.push(...gone.flatMap(({ sent }) => sent).filter(({ units }) => !isLost(units)));
  }

  /** The newest block gets another one's bytes, as from a node that lies. */
  forge(change: (raw: string) => string): void {
    const block = this.#blocks.pop()!;
    this.#blocks.push({ ...block, raw: change(block.raw) });
  }
}

/** Where payments come from. */
export const coreSender = segwitAddress(new Uint8Array(20).fill(0x99), "regtest");

/** A payment to a hash of a key, in a transaction with a witness as wallets make them. */
export function corePayment(number: number): ChainPayment {
  const address = segwitAddress(new Uint8Array(20).fill(number), "regtest");
  const units = BigInt(number);
  return {
    transaction: transactionTo(address, units).id,
    place: 1,
    address,
    token: undefined,
    units,
  };
}

/** The chain of a server, for the contract of nodes. */
export function coreContract(core: CoreServer): Omit<MovedChain, "node" | "close"> {
  return {
    payment: corePayment,
    sendersOf: () => [coreSender],
    pay: async (payments) => core.send(payments),
    findBlock: async () => core.findBlock(),
    reorganise: async (depth, isLost) =>
      core.reorganise(depth, (units) => isLost(corePayment(Number(units)))),
  };
}
