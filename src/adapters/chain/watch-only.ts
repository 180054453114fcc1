import { hex } from "@scure/base";
import { HDKey } from "@scure/bip32";
import { segwitAddress } from "../../domain/chain/bitcoin-address.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import { coldReturnNumber } from "../../domain/chain/own-coin.ts";
import {
  coldReturnBranch,
  escrowBranch,
  escrowFeeBranch,
  evmAddressOf,
  keyHash,
} from "./account-keys.ts";

/** Version bytes of extended public keys: BIP 32, and the registry of SLIP 132 for BIP 84. */
const versions = {
  xpub: 0x04_88_b2_1e,
  zpub: 0x04_b2_47_46,
  tpub: 0x04_35_87_cf,
  vpub: 0x04_5f_1c_f6,
};

/** The branches of BIP 44. */
const receivingBranch = 0;
const changeBranch = 1;

/**
 * An account of which only the extended public key is known: addresses can be made, and nothing can
 * be spent. A private key is refused, since a web process must never have one.
 */
export class WatchOnlyAccount {
  readonly #account: HDKey;
  /** Derived on first use, as that takes longer than everything else here. */
  readonly #branches = new Map<number, HDKey>();

  /** `key`: of the account (m/84'/0'/0', m/44'/60'/0'), not of the wallet. */
  constructor(key: string) {
    const version = versions[key.slice(0, 4) as keyof typeof versions];
    if (version === undefined) throw new TypeError("This is no extended public key.");
    this.#account = HDKey.fromExtendedKey(key, { public: version, private: 0 });
  }

  /** P2WPKH, as BIP 84 derives it. */
  bitcoinAddress(index: number, network: ChainNetwork): string {
    return segwitAddress(keyHash(this.#publicKey(index)), network);
  }

  /** What comes back from the transaction with this number among those of the hot wallet is paid here. */
  changeAddress(number: number, network: ChainNetwork): string {
    return segwitAddress(keyHash(this.#publicKey(number, changeBranch)), network);
  }

  evmAddress(index: number): string {
    return evmAddressOf(this.#publicKey(index));
  }

  /** Where sends on Ethereum are paid from: the first key on the branch of change. */
  evmHotAddress(): string {
    return evmAddressOf(this.#publicKey(0, changeBranch));
  }

  /** Where cold storage pays the hot wallet of Bitcoin back. */
  coldReturnAddress(network: ChainNetwork): string {
    return segwitAddress(keyHash(this.#publicKey(coldReturnNumber, coldReturnBranch)), network);
  }

  /** The platform's key of a multisig escrow, in hex. */
  escrowKey(number: number): string {
    return hex.encode(this.#publicKey(number, escrowBranch));
  }

  /** Where the platform is paid its fee of a multisig escrow. */
  escrowFeeAddress(number: number, network: ChainNetwork): string {
    return segwitAddress(keyHash(this.#publicKey(number, escrowFeeBranch)), network);
  }

  #publicKey(index: number, branch = receivingBranch): Uint8Array {
    const { publicKey } = this.#branch(branch).deriveChild(index);
    if (!publicKey) throw new Error(`There is no key number ${index}.`);
    return publicKey;
  }

  #branch(number: number): HDKey {
    const branch = this.#branches.get(number) ?? this.#account.deriveChild(number);
    this.#branches.set(number, branch);
    return branch;
  }
}
