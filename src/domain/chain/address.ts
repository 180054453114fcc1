import type { RealAsset } from "../money/asset.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { readBitcoinAddress } from "./bitcoin-address.ts";
import { chainOf, type ChainCode, type ChainNetwork } from "./chain.ts";
import { readEvmAddress } from "./evm-address.ts";

/**
 * Why something typed cannot be paid to.
 *
 * - `address_unknown`: nothing that we know looks like this.
 * - `address_mistyped`: its checksum is wrong.
 * - `address_of_other_network`: a test network's where real money moves, or the other way round.
 * - `address_of_other_coin`: an address, of a chain on which this coin does not exist here.
 * - `address_is_invoice`: a Lightning invoice.
 * - `address_of_nobody`: the zero address, where coins are lost.
 */
type AddressRefusal = {
  readonly code:
    | "address_unknown"
    | "address_mistyped"
    | "address_of_other_network"
    | "address_of_other_coin"
    | "address_is_invoice"
    | "address_of_nobody";
};

/** An address whose checksum holds, in the one spelling that we store and compare. */
interface ChainAddress {
  readonly chain: ChainCode;
  readonly text: string;
}

/** The longest that is looked at; the longest address has 90 characters. */
const mostCharacters = 120;

/** Lightning invoices (BOLT 11) begin like this on every network. */
const invoice = /^ln(bc|tb|bcrt)\d*[munp]?1/i;

/** Recognises an address to which `asset` may be sent on `network`. */
export function parseAddress(
  text: string,
  asset: RealAsset,
  network: ChainNetwork,
): Result<ChainAddress, AddressRefusal> {
  const typed = text.trim();
  if (typed.length > mostCharacters) {
    return refuse({ code: invoice.test(typed) ? "address_is_invoice" : "address_unknown" });
  }
  if (invoice.test(typed)) return refuse({ code: "address_is_invoice" });
  const chain = chainOf[asset];
  const evm = readEvmAddress(typed);
  if (evm) {
    if (chain !== "ethereum") return refuse({ code: "address_of_other_coin" });
    return evm.ok ? accept({ chain, text: evm.value }) : evm;
  }
  const bitcoin = readBitcoinAddress(typed, network);
  if (bitcoin && chain !== "bitcoin") return refuse({ code: "address_of_other_coin" });
  if (!bitcoin) return refuse({ code: "address_unknown" });
  return bitcoin.ok ? accept({ chain, text: bitcoin.value.text }) : bitcoin;
}
