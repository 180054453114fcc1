import { ripemd160 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "@scure/base";
import { segwitAddress } from "../../domain/chain/bitcoin-address.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";

/** Where whoever has the secret of a public key, in hex, is paid: P2WPKH (BIP 141). */
export function keyAddress(publicKey: string, network: ChainNetwork): string {
  return segwitAddress(ripemd160(sha256(hex.decode(publicKey))), network);
}
