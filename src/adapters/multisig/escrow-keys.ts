import { hex } from "@scure/base";
import { HDKey } from "@scure/bip32";
import type { ChainNetwork } from "../../domain/chain/chain.ts";

/** A key of a party, with its public half in hex. */
export interface PartyKey {
  readonly secret: Uint8Array;
  readonly publicKey: string;
}

/** The keys that a party's words give for one escrow; only the seller uses `exit`. */
export interface PartyKeys {
  readonly shared: PartyKey;
  readonly exit: PartyKey;
}

/** m/48'/coin'/0'/2', where wallets keep keys of P2WSH that several people share (BIP 48). */
export function partyKeys(seed: Uint8Array, network: ChainNetwork, keyNumber: number): PartyKeys {
  const coin = network === "main" ? 0 : 1;
  const account = HDKey.fromMasterSeed(seed).derive(`m/48'/${coin}'/0'/2'`);
  const at = (branch: number): PartyKey => {
    const { privateKey, publicKey } = account.deriveChild(branch).deriveChild(keyNumber);
    if (!privateKey || !publicKey) throw new Error(`There is no key number ${keyNumber}.`);
    return { secret: privateKey, publicKey: hex.encode(publicKey) };
  };
  return { shared: at(0), exit: at(1) };
}
