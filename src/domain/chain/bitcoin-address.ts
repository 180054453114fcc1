import { sha256 } from "@noble/hashes/sha2.js";
import { bech32, bech32m, createBase58check, hex } from "@scure/base";
import { accept, refuse, type Result } from "../result/result.ts";
import type { ChainNetwork } from "./chain.ts";

/** An address of Bitcoin in its stored spelling, and the output script that pays it, in hex. */
interface BitcoinAddress {
  readonly text: string;
  readonly script: string;
}

type BitcoinRefusal = {
  readonly code: "address_mistyped" | "address_of_other_network" | "address_of_other_coin";
};

/** What addresses of each network begin with (BIP 173; version bytes of Base58Check). */
const prefixes: {
  readonly [Name in ChainNetwork]: {
    readonly segwit: string;
    readonly keyHash: number;
    readonly scriptHash: number;
  };
} = {
  main: { segwit: "bc", keyHash: 0x00, scriptHash: 0x05 },
  test: { segwit: "tb", keyHash: 0x6f, scriptHash: 0xc4 },
  regtest: { segwit: "bcrt", keyHash: 0x6f, scriptHash: 0xc4 },
};

/** Of Tron, where USDT exists, too: its addresses are Base58Check with a version of their own. */
const tronVersion = 0x41;

const base58check = createBase58check(sha256);

/** Undefined if the text does not look like an address of Bitcoin or its kin. */
export function readBitcoinAddress(
  text: string,
  network: ChainNetwork,
): Result<BitcoinAddress, BitcoinRefusal> | undefined {
  const prefix = /^(bc|tb|bcrt)1/i.exec(text)?.[1]?.toLowerCase();
  if (prefix !== undefined) return readSegwit(text, prefix, network);
  if (/^[1-9A-HJ-NP-Za-km-z]{25,36}$/.test(text)) return readBase58(text, network);
  return undefined;
}

/** The address of a witness program of version 0, such as the hash of a key. */
export function segwitAddress(program: Uint8Array, network: ChainNetwork): string {
  return bech32.encode(prefixes[network].segwit, [0, ...bech32.toWords(program)]);
}

/** The address that an output script (in hex) pays; undefined for those that have none, as public keys. */
export function addressOfScript(script: string, network: ChainNetwork): string | undefined {
  const { segwit, keyHash, scriptHash } = prefixes[network];
  const hashed = (version: number, hash: string) =>
    base58check.encode(Uint8Array.of(version, ...hex.decode(hash)));
  const key = /^76a914([\da-f]{40})88ac$/.exec(script)?.[1];
  if (key !== undefined) return hashed(keyHash, key);
  const inner = /^a914([\da-f]{40})87$/.exec(script)?.[1];
  if (inner !== undefined) return hashed(scriptHash, inner);
  const [opcode = 0, length, ...program] = hex.decode(script);
  const version = opcode === 0 ? 0 : opcode - 0x50;
  const isProgram = length === program.length && length >= 2 && length <= 40;
  if (!isProgram || version < 0 || version > 16) return undefined;
  const code = version === 0 ? bech32 : bech32m;
  return code.encode(segwit, [version, ...code.toWords(Uint8Array.from(program))]);
}

function readSegwit(
  text: string,
  prefix: string,
  network: ChainNetwork,
): Result<BitcoinAddress, BitcoinRefusal> {
  const mistyped = refuse({ code: "address_mistyped" } as const);
  const isVersionZero = text[prefix.length + 1]?.toLowerCase() === "q";
  const decoded = (isVersionZero ? bech32 : bech32m).decodeUnsafe(text);
  const [version, ...words] = decoded?.words ?? [];
  if (decoded?.prefix !== prefix || version === undefined || version > 16) return mistyped;
  const program = bech32.fromWordsUnsafe(words);
  if (!program || program.length < 2 || program.length > 40) return mistyped;
  if (version === 0 && program.length !== 20 && program.length !== 32) return mistyped;
  if (prefix !== prefixes[network].segwit) return refuse({ code: "address_of_other_network" });
  const script = Uint8Array.of(version === 0 ? 0 : 0x50 + version, program.length, ...program);
  return accept({ text: text.toLowerCase(), script: hex.encode(script) });
}

function readBase58(text: string, network: ChainNetwork): Result<BitcoinAddress, BitcoinRefusal> {
  let bytes: Uint8Array;
  try {
    bytes = base58check.decode(text);
  } catch {
    return refuse({ code: "address_mistyped" });
  }
  const [version = 0, ...hash] = bytes;
  if (hash.length !== 20) return refuse({ code: "address_mistyped" });
  const own = prefixes[network];
  // OP_DUP OP_HASH160 <hash> OP_EQUALVERIFY OP_CHECKSIG, and OP_HASH160 <hash> OP_EQUAL.
  if (version === own.keyHash) return accept({ text, script: `76a914${hexOf(hash)}88ac` });
  if (version === own.scriptHash) return accept({ text, script: `a914${hexOf(hash)}87` });
  if (version === tronVersion) return refuse({ code: "address_of_other_coin" });
  const isKin = Object.values(prefixes).some(
    ({ keyHash, scriptHash }) => version === keyHash || version === scriptHash,
  );
  return refuse({ code: isKin ? "address_of_other_network" : "address_of_other_coin" });
}

function hexOf(bytes: readonly number[]): string {
  return hex.encode(Uint8Array.from(bytes));
}
