import { readBitcoinAddress } from "../chain/bitcoin-address.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { MultisigEscrow } from "./escrow-terms.ts";
import { termsOf, type PartyPart, type SellerPart, type TradeEscrow } from "./trade-escrow.ts";

/**
 * - `escrow_over`: the trade ended before both gave their keys.
 * - `keys_given`: this side gave other ones before: what the other side relies on does not change.
 * - `wrong_key`: no key of the curve, or one that the escrow has already.
 * - `wrong_address`: of another network, or none.
 * - `address_is_ours`: an address of the platform is gone when the platform is.
 */
export type KeysRefusal = {
  readonly code: "escrow_over" | "keys_given" | "wrong_key" | "wrong_address" | "address_is_ours";
};

/** What only the outside knows. */
interface KeyFacts {
  /** Whether 33 bytes in hex are a point of the curve. */
  readonly isKey: (key: string) => boolean;
  readonly isOurs: (address: string) => boolean;
  readonly addressOf: (terms: MultisigEscrow) => string;
}

type Given =
  | { readonly side: "buyer"; readonly part: PartyPart }
  | { readonly side: "seller"; readonly part: SellerPart };

/** A party gives their keys, and where they are paid; with those of both there is an address. */
export function giveKeys(
  escrow: TradeEscrow,
  given: Given,
  { isKey, isOurs, addressOf }: KeyFacts,
): Result<TradeEscrow, KeysRefusal> {
  const before = escrow[given.side];
  if (before) return isSame(before, given.part) ? accept(escrow) : refuse({ code: "keys_given" });
  if (escrow.ending) return refuse({ code: "escrow_over" });
  const keys = keysIn(given.part);
  const others = [escrow.platform, escrow.buyer, escrow.seller].flatMap((part) =>
    part ? keysIn(part) : [],
  );
  const areNew = new Set([...keys, ...others]).size === keys.length + others.length;
  if (!areNew || !keys.every((key) => publicKey.test(key) && isKey(key))) {
    return refuse({ code: "wrong_key" });
  }
  const { address } = given.part;
  if (!readBitcoinAddress(address, escrow.network)?.ok) return refuse({ code: "wrong_address" });
  if (isOurs(address)) return refuse({ code: "address_is_ours" });
  const next = { ...escrow, [given.side]: given.part };
  const terms = termsOf(next);
  return accept(terms ? { ...next, address: addressOf(terms) } : next);
}

const publicKey = /^0[23][\da-f]{64}$/;

function keysIn(part: PartyPart | SellerPart): readonly string[] {
  return "exit" in part ? [part.key, part.exit] : [part.key];
}

function isSame(one: PartyPart | SellerPart, other: PartyPart | SellerPart): boolean {
  return one.address === other.address && keysIn(one).join() === keysIn(other).join();
}
