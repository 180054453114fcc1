import { coinbaseOf, idOf, rootOf, transactionTo } from "../../test/support/core-transactions.ts";
import { Refused, RpcServer } from "../../test/support/rpc-server.ts";

interface Block {
  readonly hash: string;
  readonly raw: string;
}

/** Speaks as Bitcoin Core about large blocks, and nothing waits. */
export class BlockServer {
  readonly #server: RpcServer;
  readonly #blocks: Block[];

  private constructor(server: RpcServer, blocks: Block[]) {
    this.#server = server;
    this.#blocks = blocks;
    this.findBlock(0, () => "");
  }

  static async open(): Promise<BlockServer> {
    const blocks: Block[] = [];
    const heightOf = (hash: string) => {
      const height = blocks.findIndex((block) => block.hash === hash);
      if (height < 0) throw new Refused(-5, "Block not found");
      return height;
    };
    const server = await RpcServer.open({
      getblockchaininfo: () => ({
        chain: "regtest",
        blocks: blocks.length - 1,
        bestblockhash: blocks.at(-1)?.hash,
      }),
      getblockhash: (height: number) => {
        const block = blocks[height];
        if (!block) throw new Refused(-8, "Block height out of range");
        return block.hash;
      },
      getblockheader: (hash: string) => ({ height: heightOf(hash), confirmations: 1 }),
      getblock: (hash: string) => blocks[heightOf(hash)]?.raw,
      getrawmempool: () => [],
    });
    return new BlockServer(server, blocks);
  }

  get url(): string {
    return this.#server.url;
  }

  close(): void {
    this.#server.close();
  }

  /** With so many payments besides its own reward, each to the address of its number. */
  findBlock(payments: number, addressOf: (number: number) => string): void {
    const units = BigInt(10_000 + this.#blocks.length);
    const all = [
      coinbaseOf(this.#blocks.length),
      ...Array.from({ length: payments }, (_, at) => transactionTo(addressOf(at), units)),
    ];
    const count = Buffer.alloc(3);
    count.writeUInt8(0xfd);
    count.writeUInt16LE(all.length, 1);
    const header = Buffer.concat([
      Buffer.from("00000020", "hex"),
      Buffer.from(this.#blocks.at(-1)?.hash ?? "00".repeat(32), "hex").toReversed(),
      rootOf(all.map(({ id }) => Buffer.from(id, "hex").toReversed())),
      Buffer.alloc(12),
    ]);
    const raw = Buffer.concat([header, count, ...all.map((each) => Buffer.from(each.raw, "hex"))]);
    this.#blocks.push({ hash: idOf(header), raw: raw.toString("hex") });
  }
}
