import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { hex } from "@scure/base";
import type { SignedTransaction } from "../../application/ports/chain-sender.ts";
import { withChecksum } from "../../domain/chain/evm-address.ts";
import { evmAddressOf } from "./account-keys.ts";
import { decodeRlp, encodeRlp, numberBytes, numberIn, type RlpItem } from "./rlp.ts";

/** A transaction with the fees of EIP-1559: prices are wei for a unit of gas. */
interface EvmTransaction {
  readonly chainId: number;
  readonly nonce: number;
  /** The most that goes to whoever finds the block, and the most at all. */
  readonly tip: bigint;
  readonly maxFee: bigint;
  readonly gas: bigint;
  readonly to: string;
  /** In wei. */
  readonly value: bigint;
  readonly data: Uint8Array;
}

/** The kind of transaction that EIP-1559 has from EIP-2718. */
const kind = 2;

/** Signs deterministically (RFC 6979): the same transaction always has the same bytes. */
export function signEvm(transaction: EvmTransaction, secret: Uint8Array): SignedTransaction {
  const fields = fieldsOf(transaction);
  const digest = keccak_256(typed(fields));
  const options = { prehash: false, format: "recovered" } as const;
  const { r, s, recovery } = secp256k1.Signature.fromBytes(
    secp256k1.sign(digest, secret, options),
    "recovered",
  );
  if (recovery === undefined) throw new Error("A signature without its parity");
  const raw = typed([...fields, ...[BigInt(recovery), r, s].map(numberBytes)]);
  return { transaction: hashOf(raw), raw: `0x${hex.encode(raw)}` };
}

/** Reads what was signed, and by whom. Throws for anything else, also for a signature that can be twisted. */
export function readEvm(
  raw: string,
): EvmTransaction & { readonly from: string; readonly hash: string } {
  const bytes = hex.decode(raw.replace(/^0x/, ""));
  const all = bytes[0] === kind ? decodeRlp(bytes.slice(1)) : undefined;
  if (!all || all instanceof Uint8Array || all.length !== 12) {
    throw new TypeError("This is no signed transaction of EIP-1559.");
  }
  const [chainId, nonce, tip, maxFee, gas, to, value, data, access, ...signature] = all;
  const isPlain = to instanceof Uint8Array && data instanceof Uint8Array && isEmptyList(access);
  if (!isPlain || to.length !== 20) throw new TypeError("This is no transaction of ours.");
  const digest = keccak_256(typed(all.slice(0, 9)));
  const [parity, r = 0n, s = 0n] = signature.map(numberIn);
  const signed = new secp256k1.Signature(r, s, Number(parity));
  if (signed.hasHighS())
    throw new TypeError("The signature is not the one of its two that counts.");
  return {
    chainId: Number(numberIn(chainId)),
    nonce: Number(numberIn(nonce)),
    tip: numberIn(tip),
    maxFee: numberIn(maxFee),
    gas: numberIn(gas),
    to: withChecksum(hex.encode(to)),
    value: numberIn(value),
    data,
    from: evmAddressOf(signed.recoverPublicKey(digest).toBytes()),
    hash: hashOf(bytes),
  };
}

/** A call of ERC-20: `transfer(address,uint256)`. */
export function transferCall(to: string, units: bigint): Uint8Array {
  return hex.decode(`${transferSelector}${word(to.slice(2))}${word(units.toString(16))}`);
}

/** A call of ERC-20: `balanceOf(address)`. */
export function balanceCall(address: string): string {
  return `0x${balanceSelector}${word(address.slice(2))}`;
}

/** The first four bytes of the hashes of their names. */
const transferSelector = "a9059cbb";
const balanceSelector = "70a08231";

function word(digits: string): string {
  return digits.toLowerCase().padStart(64, "0");
}

function fieldsOf(transaction: EvmTransaction): readonly RlpItem[] {
  const { chainId, nonce, tip, maxFee, gas, to, value, data } = transaction;
  const first = [BigInt(chainId), BigInt(nonce), tip, maxFee, gas].map(numberBytes);
  return [...first, hex.decode(to.slice(2).toLowerCase()), numberBytes(value), data, []];
}

function typed(fields: readonly RlpItem[]): Uint8Array {
  return Uint8Array.of(kind, ...encodeRlp(fields));
}

function hashOf(raw: Uint8Array): string {
  return `0x${hex.encode(keccak_256(raw))}`;
}

function isEmptyList(item: RlpItem | undefined): boolean {
  return item !== undefined && !(item instanceof Uint8Array) && item.length === 0;
}
