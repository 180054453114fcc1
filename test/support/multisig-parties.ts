import { hex } from "@scure/base";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { partyKeys, type PartyKeys } from "../../src/adapters/multisig/escrow-keys.ts";
import { seedOf, wordsOf } from "../../src/adapters/multisig/words.ts";
import { segwitAddress } from "../../src/domain/chain/bitcoin-address.ts";
import type { EscrowCoin, MultisigEscrow } from "../../src/domain/multisig-escrow/escrow-terms.ts";

/** The words of a party, and the keys that they give for key number 7. */
interface Party {
  readonly words: string;
  readonly keys: PartyKeys;
}

const keyNumber = 7;

function party(byte: number): Party {
  const words = wordsOf(new Uint8Array(16).fill(byte));
  return { words: words.join(" "), keys: partyKeys(seedOf(words), "regtest", keyNumber) };
}

/** Three parties of an escrow on a test network; each byte makes others. */
export const [buyer, seller, stranger] = [party(1), party(2), party(3)];
export const platformSecret = new Uint8Array(32).fill(5);

/** An address of the test network that pays to nobody. */
export const addressOf = (byte: number) => segwitAddress(new Uint8Array(20).fill(byte), "regtest");

export const escrow: MultisigEscrow = {
  tradeId: "a trade",
  network: "regtest",
  keyNumber,
  keys: {
    buyer: buyer.keys.shared.publicKey,
    seller: seller.keys.shared.publicKey,
    platform: hex.encode(secp256k1.getPublicKey(platformSecret)),
    exit: seller.keys.exit.publicKey,
  },
  exitBlocks: 20,
  amount: 1_000_000n,
  fee: 10_000n,
  addresses: { buyer: addressOf(11), seller: addressOf(12), platform: addressOf(13) },
};

export const coin: EscrowCoin = { transaction: "ab".repeat(32), place: 1, units: 1_010_000n };

export const bounds = { leastRate: 1n, mostRate: 50n, mostPercent: 5n };
