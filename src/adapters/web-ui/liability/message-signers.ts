/*
 * Who signed a message, as Bitcoin (BIP 322) and Ethereum (EIP-191) have it. Written apart from the code that signs, with
 * a library for the curve and the hashes.
 */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { ripemd160 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { base64, bech32, hex } from "@scure/base";

const encoder = new TextEncoder();

/**
 * Whether the key of a P2WPKH address signed the message: a simple signature of BIP 322, in Base64, with or without
 * its prefix `smp`.
 */
export function isSignedByBitcoin(message: string, address: string, signature: string): boolean {
  try {
    return checkBitcoin(message, address, signature.replace(/^smp/, ""));
  } catch {
    return false;
  }
}

/** Whether the key of an address of Ethereum signed the message with `personal_sign`. Capitals do not matter. */
export function isSignedByEthereum(message: string, address: string, signature: string): boolean {
  try {
    const bytes = hex.decode(signature.replace(/^0x/, ""));
    if (bytes.length !== 65) return false;
    const text = encoder.encode(message);
    const prefix = encoder.encode(`\u0019Ethereum Signed Message:\n${text.length}`);
    const recovered = Uint8Array.of((bytes[64] ?? 0) - 27, ...bytes.subarray(0, 64));
    const key = secp256k1.recoverPublicKey(recovered, keccak_256(joined(prefix, text)), {
      prehash: false,
    });
    const whole = secp256k1.Point.fromBytes(key).toBytes(false);
    const found = hex.encode(keccak_256(whole.subarray(1)).subarray(-20));
    return `0x${found}` === address.toLowerCase();
  } catch {
    return false;
  }
}

function checkBitcoin(message: string, address: string, signature: string): boolean {
  const { words } = bech32.decode(address as `${string}1${string}`);
  const [version, ...rest] = words;
  const program = bech32.fromWords(rest);
  if (version !== 0 || program.length !== 20) return false;
  const [der, key] = witnessIn(base64.decode(signature));
  if (!der || !key || !isSame(ripemd160(sha256(key)), program)) return false;
  // The last byte says what is signed: all of it (SIGHASH_ALL).
  if (der.at(-1) !== 1) return false;
  return secp256k1.verify(der.subarray(0, -1), digestOf(message, program), key, {
    prehash: false,
    format: "der",
    lowS: true,
  });
}

/** What is signed: the only input of `to_sign`, which spends the only output of `to_spend` (BIP 322, BIP 143). */
function digestOf(message: string, program: Uint8Array): Uint8Array {
  const tag = sha256(encoder.encode("BIP0322-signed-message"));
  const said = sha256(joined(tag, tag, encoder.encode(message)));
  const script = joined(Uint8Array.of(22, 0, 20), program);
  const toSpend = joined(
    number(0),
    Uint8Array.of(1),
    new Uint8Array(32),
    number(0xff_ff_ff_ff),
    Uint8Array.of(34, 0, 32),
    said,
    number(0),
    Uint8Array.of(1),
    new Uint8Array(8),
    script,
    number(0),
  );
  const spent = joined(twice(toSpend), number(0));
  const output = joined(new Uint8Array(8), Uint8Array.of(1, 0x6a));
  const scriptCode = joined(Uint8Array.of(25, 0x76, 0xa9, 20), program, Uint8Array.of(0x88, 0xac));
  return twice(
    joined(
      number(0),
      twice(spent),
      twice(number(0)),
      spent,
      scriptCode,
      new Uint8Array(8),
      number(0),
      twice(output),
      number(0),
      number(1),
    ),
  );
}

/** The two members of a witness: a signature and a key. Nothing may follow. */
function witnessIn(bytes: Uint8Array): readonly (Uint8Array | undefined)[] {
  const length = bytes[1] ?? 0;
  const second = bytes[2 + length] ?? 0;
  if (bytes[0] !== 2 || second !== 33 || bytes.length !== 3 + length + second) return [];
  return [bytes.subarray(2, 2 + length), bytes.subarray(3 + length)];
}

/** Of four bytes, the least first. */
function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

function twice(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return hex.encode(one) === hex.encode(other);
}
