import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "@scure/base";
import { readBitcoinAddress } from "../../src/domain/chain/bitcoin-address.ts";

/** A transaction that somebody sent. */
export interface Sent {
  readonly id: string;
  readonly raw: string;
  readonly units: bigint;
}

/** The output script of an address of the test network, in hex. */
export function scriptOf(address: string): string {
  const parsed = readBitcoinAddress(address, "regtest");
  if (!parsed?.ok) throw new Error("No address of the test network");
  return parsed.value.script;
}

/** A payment to an address, and to others, in a transaction with a witness. */
export function transactionTo(address: string, units: bigint): Sent {
  const input = Buffer.concat([sha256(Buffer.from(address)), Buffer.from("00000000", "hex")]);
  const body = Buffer.concat([
    Buffer.of(1),
    input,
    Buffer.of(0),
    Buffer.from("fdffffff", "hex"),
    Buffer.of(3),
    // To a hash of a script, which is none of our addresses.
    output(7n, `a914${"11".repeat(20)}87`),
    output(units, scriptOf(address)),
    output(0n, "6a0568656c6c6f"),
  ]);
  const [version, lockTime] = [Buffer.from("02000000", "hex"), Buffer.alloc(4)];
  const witness = Buffer.concat([Buffer.of(2, 3), Buffer.from("aabbcc", "hex"), Buffer.of(1, 5)]);
  const raw = Buffer.concat([version, Buffer.of(0, 1), body, witness, lockTime]);
  return {
    id: idOf(Buffer.concat([version, body, lockTime])),
    raw: raw.toString("hex"),
    units,
  };
}

/** Without a witness, as in old blocks; no two are the same. */
export function coinbaseOf(number: number): Sent {
  const script = Buffer.alloc(4);
  script.writeUInt32LE(number);
  const raw = Buffer.concat([
    Buffer.from("01000000", "hex"),
    Buffer.of(1),
    Buffer.alloc(32),
    Buffer.from("ffffffff", "hex"),
    Buffer.of(script.length),
    script,
    Buffer.from("ffffffff", "hex"),
    Buffer.of(1),
    output(5_000_000_000n, `76a914${"22".repeat(20)}88ac`),
    Buffer.alloc(4),
  ]);
  return { id: idOf(raw), raw: raw.toString("hex"), units: 0n };
}

function output(units: bigint, script: string): Buffer {
  const value = Buffer.alloc(8);
  value.writeBigUInt64LE(units);
  return Buffer.concat([value, Buffer.of(script.length / 2), Buffer.from(script, "hex")]);
}

/** The root of the tree of some ids, in the order of bytes. */
export function rootOf(ids: readonly Uint8Array[]): Uint8Array {
  if (ids.length === 1) return ids[0]!;
  const above: Uint8Array[] = [];
  for (let place = 0; place < ids.length; place += 2)
    above.push(sha256(sha256(Buffer.concat([ids[place]!, ids[place + 1] ?? ids[place]!]))));
  return rootOf(above);
}

/** The id of what has these bytes, in the usual order. */
export function idOf(bytes: Uint8Array): string {
  return hex.encode(sha256(sha256(bytes)).toReversed());
}

/** A count as Bitcoin writes it, up to 65,535. */
export function countOf(count: number): Uint8Array {
  if (count < 0xfd) return Buffer.of(count);
  const bytes = Buffer.alloc(3, 0xfd);
  bytes.writeUInt16LE(count, 1);
  return bytes;
}
