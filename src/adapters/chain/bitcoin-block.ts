import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "@scure/base";
import type { ChainPayment, OutputRef, SeenSpend } from "../../application/ports/chain-node.ts";
import { segwitAddress } from "../../domain/chain/bitcoin-address.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";

/** What the bytes of a block say. Hashes and transactions are written in the usual order, backwards. */
interface ReadBlock {
  readonly hash: string;
  readonly previousHash: string;
  readonly payments: readonly ChainPayment[];
  /** The ids of all its transactions. */
  readonly transactions: readonly string[];
  /** What in it spends some outputs. */
  spendsOf(outputs: readonly OutputRef[]): readonly SeenSpend[];
}

const headerLength = 80;

/**
 * Reads a block as it stands in the chain, and checks that its header has exactly these transactions: a
 * node can keep something from us, and make up nothing. Payments are those to hashes of keys (P2WPKH) and of
 * scripts (P2WSH), the only addresses that we give, and those to addresses of other kinds that are asked for. Throws for
 * anything else than a block.
 */
export function readBlock(raw: string, network: ChainNetwork, asked = noAddresses): ReadBlock {
  const bytes = hex.decode(raw);
  const header = bytes.subarray(0, headerLength);
  const reader = new Reader(bytes.subarray(headerLength));
  const ids: Uint8Array[] = [];
  const spenders: Pick<ReadTransaction, "id" | "inputs">[] = [];
  const payments: ChainPayment[] = [];
  for (let left = reader.count(); left > 0; left -= 1) {
    const read = readTransactionAt(reader, network, asked);
    ids.push(read.id);
    spenders.push(read);
    payments.push(...read.payments);
  }
  if (!reader.isAtEnd) throw new Error("A block is longer than its transactions");
  if (hex.encode(rootOf(ids)) !== hex.encode(header.subarray(36, 68))) {
    throw new Error("A block has other transactions than its header says");
  }
  return {
    hash: written(twice(header)),
    previousHash: written(header.subarray(4, 36)),
    payments,
    transactions: ids.map(written),
    spendsOf(outputs) {
      const wanted = new Map(outputs.map((output) => [nameOf(output), output]));
      if (wanted.size === 0) return [];
      return spenders.flatMap(({ id, inputs }) =>
        inputs.flatMap((name) => {
          const spent = wanted.get(hex.encode(name));
          return spent ? [{ transaction: written(id), spent }] : [];
        }),
      );
    },
  };
}

/** How an input names the output that it spends, in hex. */
function nameOf({ transaction, place }: OutputRef): string {
  const number = new DataView(new ArrayBuffer(4));
  number.setUint32(0, place, true);
  const id = hex.decode(transaction).toReversed();
  return hex.encode(Uint8Array.of(...id, ...new Uint8Array(number.buffer)));
}

/** What a transaction pays to hashes of keys and of scripts. */
export function readTransaction(raw: string, network: ChainNetwork): readonly ChainPayment[] {
  return readWhole(raw, network).payments;
}

/** An output of a transaction: its script in hex, and satoshi. */
export interface Output {
  readonly script: string;
  readonly units: bigint;
}

/** The outputs of a transaction. Undefined where the bytes are of another transaction. */
export function outputsOf(raw: string, transaction: string): readonly Output[] | undefined {
  const { id, outputs } = readWhole(raw, "main");
  if (written(id) !== transaction) return undefined;
  return outputs.map(({ script, units }) => ({ script: hex.encode(script), units }));
}

interface ReadTransaction {
  readonly id: Uint8Array;
  /** What it spends, as its bytes name it. */
  readonly inputs: readonly Uint8Array[];
  readonly payments: readonly ChainPayment[];
  readonly outputs: readonly { readonly units: bigint; readonly script: Uint8Array }[];
}

function readWhole(raw: string, network: ChainNetwork): ReadTransaction {
  const reader = new Reader(hex.decode(raw));
  const read = readTransactionAt(reader, network, noAddresses);
  if (!reader.isAtEnd) throw new Error("Bytes follow a transaction");
  return read;
}

/** Addresses by their output scripts, in hex. */
export type AskedAddresses = ReadonlyMap<string, string>;

const noAddresses: AskedAddresses = new Map();

function readTransactionAt(
  reader: Reader,
  network: ChainNetwork,
  asked: AskedAddresses,
): ReadTransaction {
  const version = reader.take(4);
  // BIP 144: a marker of zero where the number of inputs would be, and a flag.
  const isSegwit = reader.peek() === 0;
  if (isSegwit) reader.take(2);
  const start = reader.place;
  const inputs: Uint8Array[] = [];
  for (let left = reader.count(); left > 0; left -= 1) {
    inputs.push(reader.take(36));
    reader.take(reader.count());
    reader.take(4);
  }
  const outputs: { readonly units: bigint; readonly script: Uint8Array }[] = [];
  for (let left = reader.count(); left > 0; left -= 1) {
    const units = reader.long();
    outputs.push({ units, script: reader.take(reader.count()) });
  }
  const body = reader.between(start, reader.place);
  if (isSegwit) {
    for (let input = 0; input < inputs.length; input += 1)
      for (let left = reader.count(); left > 0; left -= 1) reader.take(reader.count());
  }
  const id = twice(version, body, reader.take(4));
  const transaction = written(id);
  const payments = outputs.flatMap(({ units, script }, place): ChainPayment[] => {
    if (units === 0n) return [];
    const program = programIn(script);
    const address = program ? segwitAddress(program, network) : asked.get(hex.encode(script));
    if (address === undefined) return [];
    return [{ transaction, place, address, token: undefined, units }];
  });
  return { id, inputs, payments, outputs };
}

/** `0 <20 bytes>` or `0 <32 bytes>` (BIP 141). */
function programIn(script: Uint8Array): Uint8Array | undefined {
  const [version, length] = script;
  const isHash = version === 0 && (length === 20 || length === 32) && script.length === length + 2;
  return isHash ? script.subarray(2) : undefined;
}

/** Pairs are hashed until one is left; the last of an odd number is its own partner. */
function rootOf(ids: readonly Uint8Array[]): Uint8Array {
  let level = ids;
  while (level.length > 1) {
    const below = level;
    level = below.flatMap((left, place) => {
      if (place % 2 === 1) return [];
      const right = below[place + 1] ?? left;
      // Two equal ones would let a block lose a transaction and keep its root (CVE-2012-2459).
      const isRepeated = right !== left && hex.encode(left) === hex.encode(right);
      if (isRepeated) throw new Error("A block repeats itself");
      return [twice(left, right)];
    });
  }
  const [root] = level;
  if (!root) throw new Error("A block has at least one transaction");
  return root;
}

function twice(...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(sha256(Buffer.concat(parts)));
}

function written(hash: Uint8Array): string {
  return hex.encode(hash.toReversed());
}

/** Reads along bytes; throws at their end. */
class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  place = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.place === this.#bytes.length;
  }

  peek(): number | undefined {
    return this.#bytes[this.place];
  }

  take(length: number): Uint8Array {
    const end = this.place + length;
    if (end > this.#bytes.length) throw new Error("Bytes are missing at the end");
    const taken = this.#bytes.subarray(this.place, end);
    this.place = end;
    return taken;
  }

  between(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(start, end);
  }

  long(): bigint {
    const value = this.#view.getBigUint64(this.place, true);
    this.place += 8;
    return value;
  }

  /** A number of one to nine bytes. */
  count(): number {
    const [first = 0] = this.take(1);
    if (first < 0xfd) return first;
    if (first === 0xff) return Number(this.long());
    const length = first === 0xfd ? 2 : 4;
    return this.take(length).reduceRight((value, byte) => value * 256 + byte, 0);
  }
}
