import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { ripemd160 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "@scure/base";
import { HDKey } from "@scure/bip32";
import type { OwnCoin } from "../../domain/chain/own-coin.ts";
import { withChecksum } from "../../domain/chain/evm-address.ts";

/** Version bytes of extended private keys: BIP 32, and the registry of SLIP 132 for BIP 84. */
const versions = {
  xprv: 0x04_88_ad_e4,
  zprv: 0x04_b2_43_0c,
  tprv: 0x04_35_83_94,
  vprv: 0x04_5f_18_bc,
};

/** The branch of the platform's keys of multisig escrows: no coin is paid to one of them alone. */
export const escrowBranch = 2;

/** The branch that the platform's fees of these escrows are paid to. */
export const escrowFeeBranch = 3;

/** The branch that cold storage pays back to. */
export const coldReturnBranch = 4;

const branches = {
  receiving: 0,
  change: 1,
  escrow: escrowBranch,
  escrow_fees: escrowFeeBranch,
  cold_returns: coldReturnBranch,
} as const;

/** A key with what is known by its public half. */
export interface AccountKey {
  readonly secret: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** The private keys of an account. Only a signer has them. */
export class AccountKeys {
  readonly #account: HDKey;

  /** `key`: of the account (m/84'/0'/0', m/44'/60'/0'), not of the wallet. */
  constructor(key: string) {
    const version = versions[key.slice(0, 4) as keyof typeof versions];
    if (version === undefined) throw new TypeError("This is no extended private key.");
    this.#account = HDKey.fromExtendedKey(key, { public: 0, private: version });
  }

  at(branch: OwnCoin["branch"] | "escrow", number: number): AccountKey {
    const { privateKey, publicKey } = this.#account
      .deriveChild(branches[branch])
      .deriveChild(number);
    if (!privateKey || !publicKey) throw new Error(`There is no key number ${number}.`);
    return { secret: privateKey, publicKey };
  }
}

/** What an address of Bitcoin says of a key. */
export function keyHash(publicKey: Uint8Array): Uint8Array {
  return ripemd160(sha256(publicKey));
}

/** What a hash of a key is paid by (BIP 141). */
export function keyHashScript(publicKey: Uint8Array): Uint8Array {
  return Uint8Array.of(0, 20, ...keyHash(publicKey));
}

/** The end of the hash of the whole public key, with the capitals of EIP-55. */
export function evmAddressOf(publicKey: Uint8Array): string {
  const whole = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return withChecksum(hex.encode(keccak_256(whole.slice(1)).slice(-20)));
}
