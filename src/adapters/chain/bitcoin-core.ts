import type { ChainNode, ChainPayment, OutputRef } from "../../application/ports/chain-node.ts";
import type { CoinOrigins } from "../../application/ports/cold-returns.ts";
import type { SentPlaces } from "../../application/ports/own-coins.ts";
import { addressOfScript, readBitcoinAddress } from "../../domain/chain/bitcoin-address.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import { readBlock, readTransaction, type AskedAddresses } from "./bitcoin-block.ts";
import { spentOutputs } from "./bitcoin-spent.ts";
import { JsonRpc } from "./json-rpc.ts";
import { ownPayments, type OwnAddresses } from "./own-payments.ts";

/** A node of Bitcoin Core, as its JSON-RPC is reached. */
interface BitcoinCoreSettings {
  /** With the login, a secret. */
  readonly url: string;
  readonly network: ChainNetwork;
  /** Addresses of any kind that are asked for besides those that we give: cold storage. */
  readonly cold?: readonly string[];
}

/** Core's codes for a block or a transaction, and for a height, that it does not have. */
const unknown: ReadonlySet<number> = new Set([-5, -8]);

/** By Core's names for them. */
const networks: Readonly<Record<string, ChainNetwork>> = {
  main: "main",
  test: "test",
  testnet4: "test",
  signet: "test",
  regtest: "regtest",
};

/** How many of the waiting transactions are read together. */
const mostTogether = 1_000;

/**
 * Follows Bitcoin through Bitcoin Core. Blocks and transactions are read from their bytes: what a node
 * tells in its own words differs between versions, and has amounts with decimal points.
 */
export function bitcoinCore(
  settings: BitcoinCoreSettings,
  areOurs: OwnAddresses,
  sentOf: SentPlaces["ownOf"],
  /** The coins whose spending is told. */
  watched: () => Promise<readonly OutputRef[]> = async () => [],
): ChainNode & CoinOrigins {
  const { network, cold = [] } = settings;
  const asked: AskedAddresses = new Map(
    cold.flatMap((address) => {
      const read = readBitcoinAddress(address, network);
      return read?.ok ? [[read.value.script, address] as const] : [];
    }),
  );
  const rpc = new JsonRpc(settings.url);
  /** What each waiting transaction pays to us, by its id. */
  let known: ReadonlyMap<string, readonly ChainPayment[]> = new Map();

  const found = (method: string, ...params: readonly unknown[]) =>
    rpc.callUnless(unknown, method, ...params);
  const hashAt = async (height: number) => (await found("getblockhash", height)) as string;
  const ours = (payments: readonly ChainPayment[]) => ownPayments(payments, areOurs);

  return {
    async tip() {
      const info = (await rpc.call("getblockchaininfo")) as {
        readonly chain: string;
        readonly blocks: number;
        readonly bestblockhash: string;
      };
      if (networks[info.chain] !== network) {
        throw new Error(`The node of Bitcoin is on ${info.chain}, and not on ${network}`);
      }
      return { height: info.blocks, hash: info.bestblockhash };
    },

    hashAt,

    async block(hash) {
      const header = (await found("getblockheader", hash, true)) as
        | { readonly height: number; readonly confirmations: number }
        | undefined;
      if (!header || (await hashAt(header.height)) !== hash) return undefined;
      const raw = (await found("getblock", hash, 0)) as string | undefined;
      if (raw === undefined) return undefined;
      const block = readBlock(raw, network, asked);
      if (block.hash !== hash) throw new Error("The node gave another block than was asked for");
      const { height } = header;
      const payments = await ours(block.payments);
      return {
        height,
        hash,
        previousHash: block.previousHash,
        payments,
        sent: await sentOf(block.transactions),
        // A coin may be spent in the block that has it.
        spends: block.spendsOf([...(await watched()), ...payments]),
      };
    },

    async sendersOf({ transaction }, { hash }) {
      const read = await spentOutputs(rpc, transaction, hash);
      return read?.spent.flatMap(({ script }) => addressOfScript(script, network) ?? []);
    },

    async originOf({ transaction }, { hash }) {
      const { spent, paid } = (await spentOutputs(rpc, transaction, hash)) ?? {};
      if (!spent || !paid) return undefined;
      let fee = 0n;
      for (const { units } of spent) {
        if (units === undefined) return undefined;
        fee += units;
      }
      for (const { units } of paid) fee -= units;
      return { senders: spent.map(({ script }) => addressOfScript(script, network)), fee };
    },

    async waiting() {
      const ids = (await rpc.call("getrawmempool")) as readonly string[];
      const now = new Map<string, readonly ChainPayment[]>();
      for (const id of ids) {
        const payments = known.get(id);
        if (payments) now.set(id, payments);
      }
      const fresh = ids.filter((id) => !now.has(id));
      for (let start = 0; start < fresh.length; start += mostTogether) {
        const part = fresh.slice(start, start + mostTogether);
        // One that left meanwhile is found in a block, or nowhere.
        const raws = await rpc.each(
          "getrawtransaction",
          part.map((id) => [id]),
        );
        const read = raws.map((raw) =>
          typeof raw === "string" ? readTransaction(raw, network) : undefined,
        );
        const own = new Set(await ours(read.flatMap((payments) => payments ?? [])));
        for (const [place, id] of part.entries()) {
          const payments = read[place];
          if (!payments) continue;
          now.set(
            id,
            payments.filter((each) => own.has(each)),
          );
        }
      }
      known = now;
      return [...now.values()].flat();
    },
  };
}
