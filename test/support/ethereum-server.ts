import { keccak_256 } from "@noble/hashes/sha3.js";
import { hex } from "@scure/base";
import type { ChainPayment } from "../../src/application/ports/chain-node.ts";
import { withChecksum } from "../../src/domain/chain/evm-address.ts";
import type { MovedChain } from "./chain-node-contract.ts";
import { RpcServer } from "./rpc-server.ts";

/** A transaction that a test sends. */
export interface EvmTransaction {
  readonly hash: string;
  readonly to: string | null;
  readonly value: string;
  readonly input: string;
  readonly hasFailed?: boolean;
  readonly logs?: readonly object[];
}

interface Block {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly sent: readonly EvmTransaction[];
}

/** Speaks the part of Ethereum's JSON-RPC that we use. */
export class EthereumServer {
  readonly server: RpcServer;
  chainId = 31_337;
  #blocks: Block[] = [];
  #waiting: EvmTransaction[] = [];
  #branch = 0;

  private constructor(server: RpcServer) {
    this.server = server;
    this.findBlock();
  }

  static async open(): Promise<EthereumServer> {
    let node: EthereumServer | undefined;
    const byHash = (hash: string) => node!.#blocks.find((block) => block.hash === hash);
    const server = await RpcServer.open({
      eth_chainId: () => written(node!.chainId),
      eth_getBlockByNumber: (place: string, isWhole: boolean) => {
        if (place === "pending") {
          return shown({ number: "0x0", hash: "", parentHash: "", sent: node!.#waiting }, isWhole);
        }
        const { length } = node!.#blocks;
        return shown(node!.#blocks[place === "latest" ? length - 1 : Number(place)], isWhole);
      },
      eth_getBlockByHash: (hash: string, isWhole: boolean) => shown(byHash(hash), isWhole),
      eth_getBlockReceipts: (hash: string) =>
        byHash(hash)?.sent.map((each) => ({
          transactionHash: each.hash,
          blockHash: hash,
          status: each.hasFailed === true ? "0x0" : "0x1",
          logs: each.logs ?? [],
        })),
    });
    node = new EthereumServer(server);
    return node;
  }

  send(...sent: readonly EvmTransaction[]): void {
    this.#waiting.push(...sent);
  }

  findBlock(): void {
    const number = written(this.#blocks.length);
    const parentHash = this.#blocks.at(-1)?.hash ?? hashOf("before the first");
    const hash = hashOf(`${number} ${parentHash} ${this.#branch}`);
    this.#blocks.push({ number, hash, parentHash, sent: this.#waiting.splice(0) });
  }

  reorganise(depth: number, isLost: (value: bigint) => boolean): void {
    this.#branch += 1;
    const gone = this.#blocks.splice(-depth);
    for (let count = 0; count <= gone.length; count += 1) this.findBlock();
    this.#waiting.push(
      ...gone.flatMap(({ sent }) => sent).filter(({ value }) => !isLost(BigInt(value))),
    );
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
    pay: async (payments) => node.send(...payments.map(etherTransaction)),
    findBlock: async () => node.findBlock(),
    reorganise: async (depth, isLost) =>
      node.reorganise(depth, (value) => isLost(etherPayment(Number(value)))),
  };
}

function shown(block: Block | undefined, isWhole: boolean): object | undefined {
  if (!block) return undefined;
  const { sent, ...rest } = block;
  const transactions = isWhole
    ? sent.map(({ hash, to, value, input }) => ({ hash, to, value, input }))
    : sent.map(({ hash }) => hash);
  return { ...rest, transactions };
}

function hashOf(text: string): string {
  return `0x${hex.encode(keccak_256(new TextEncoder().encode(text)))}`;
}

function written(number: number | bigint): string {
  return `0x${number.toString(16)}`;
}
