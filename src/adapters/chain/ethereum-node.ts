import type { BlockRef, ChainNode, ChainPayment } from "../../application/ports/chain-node.ts";
import type { CoinOrigins } from "../../application/ports/cold-returns.ts";
import { withChecksum } from "../../domain/chain/evm-address.ts";
import { JsonRpc } from "./json-rpc.ts";
import { ownPayments, type OwnAddresses } from "./own-payments.ts";

/** A node of Ethereum, as its JSON-RPC is reached (ethereum.github.io/execution-apis). */
interface EthereumSettings {
  /** With the login or the key, a secret. */
  readonly url: string;
  readonly chainId: number;
  /** Our own account that pays: what it sends to a person's address is gas for us, and no deposit. */
  readonly hotAddress: string;
}

interface BlockJson {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
  readonly transactions: readonly TransactionJson[];
}

interface TransactionJson {
  readonly hash: string;
  readonly from: string;
  readonly to: string | null;
  readonly value: string;
  readonly input: string;
}

interface ReceiptJson {
  readonly transactionHash: string;
  readonly from: string;
  readonly blockHash: string;
  readonly status: string;
  readonly logs: readonly LogJson[];
  readonly gasUsed?: string;
  readonly effectiveGasPrice?: string;
}

interface LogJson {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly logIndex: string;
}

/** keccak256("Transfer(address,address,uint256)"), what ERC-20 says of a transfer. */
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

/** The Ether that a transaction sends itself has no log. */
const noLog = -1;

/** Follows Ethereum. Ether that contracts send has no trace in a block, and is not seen. */
export function ethereumNode(
  settings: EthereumSettings,
  areOurs: OwnAddresses,
): ChainNode & CoinOrigins {
  const rpc = new JsonRpc(settings.url);
  const blockAt = async (place: string, isWhole: boolean) =>
    (await rpc.call("eth_getBlockByNumber", place, isWhole)) as BlockJson | null;
  const hashAt = async (height: number) => (await blockAt(written(height), false))?.hash;
  const ours = (payments: readonly ChainPayment[]) => ownPayments(payments, areOurs);
  const etherOfOthers = (transactions: readonly TransactionJson[]) =>
    transactions.filter(({ from }) => spelt(from) !== settings.hotAddress).flatMap(etherIn);

  const originOf: CoinOrigins["originOf"] = async ({ transaction, place }, { hash }) => {
    const receipt = (await rpc.call(
      "eth_getTransactionReceipt",
      transaction,
    )) as ReceiptJson | null;
    if (receipt?.blockHash !== hash) return undefined;
    const sender = spelt(receipt.from);
    const fee = BigInt(receipt.gasUsed ?? 0) * BigInt(receipt.effectiveGasPrice ?? 0);
    if (place === noLog) return { senders: [sender], fee };
    const log = receipt.logs.find(({ logIndex }) => Number(logIndex) === place);
    const holder = log?.topics[1];
    return holder === undefined ? undefined : { senders: [spelt(holder), sender], fee };
  };

  return {
    originOf,

    async tip() {
      const chainId = Number(await rpc.call("eth_chainId"));
      if (chainId !== settings.chainId) {
        throw new Error(
          `The node of Ethereum is on chain ${chainId}, and not on ${settings.chainId}`,
        );
      }
      const block = await blockAt("latest", false);
      if (!block) throw new Error("The node of Ethereum has no newest block");
      return refOf(block);
    },

    hashAt,

    async block(hash) {
      const block = (await rpc.call("eth_getBlockByHash", hash, true)) as BlockJson | null;
      if (!block || block.hash !== hash) return undefined;
      const { height } = refOf(block);
      if ((await hashAt(height)) !== hash) return undefined;
      const receipts = (await rpc.call("eth_getBlockReceipts", hash)) as
        | readonly ReceiptJson[]
        | null;
      // It was replaced between two calls.
      if (!receipts || receipts.some(({ blockHash }) => blockHash !== hash)) return undefined;
      if (receipts.length !== block.transactions.length) {
        throw new Error(`The node of Ethereum has not all receipts of block ${height}`);
      }
      const done = receipts.filter(({ status }) => status === "0x1");
      const good = new Set(done.map(({ transactionHash }) => transactionHash));
      const payments = [
        ...etherOfOthers(block.transactions.filter((each) => good.has(each.hash))),
        ...done.flatMap(({ transactionHash, logs }) =>
          logs.flatMap((log) => tokensIn(transactionHash, log)),
        ),
      ];
      return { height, hash, previousHash: block.parentHash, payments: await ours(payments) };
    },

    /** Who sent the transaction; of a token also whose balance it leaves. */
    async sendersOf(payment, block) {
      const { senders } = (await originOf(payment, block)) ?? {};
      return senders?.flatMap((sender) => sender ?? []);
    },

    /** Ether only: what a call of a contract will do is known once a block has it. */
    async waiting() {
      const pending = await blockAt("pending", true);
      const latest = await blockAt("latest", false);
      // A node without its own mempool answers with the newest block.
      if (!pending || pending.hash === latest?.hash) return [];
      return ours(etherOfOthers(pending.transactions));
    },
  };
}

function etherIn({ hash, to, value }: TransactionJson): ChainPayment[] {
  const units = BigInt(value);
  if (to === null || units === 0n) return [];
  return [{ transaction: hash, place: noLog, address: spelt(to), token: undefined, units }];
}

/** Of any token: those that we do not know are shown, and not credited. */
function tokensIn(
  transaction: string,
  { address, topics, data, logIndex }: LogJson,
): ChainPayment[] {
  const [topic, , to, ...more] = topics;
  // With a fourth topic it is a collectible (ERC-721).
  if (topic !== transferTopic || to === undefined || more.length > 0) return [];
  if (!/^0x[\da-f]{64}$/i.test(data)) return [];
  const units = BigInt(data);
  if (units === 0n) return [];
  return [
    {
      transaction,
      place: Number(logIndex),
      address: spelt(to),
      token: spelt(address),
      units,
    },
  ];
}

/** The last forty digits, in the one spelling that we store and compare. */
function spelt(text: string): string {
  return withChecksum(text.slice(-40));
}

function refOf({ number, hash }: BlockJson): BlockRef {
  return { height: Number(number), hash };
}

function written(height: number): string {
  return `0x${height.toString(16)}`;
}
