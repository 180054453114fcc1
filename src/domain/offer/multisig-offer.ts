import { bad, good, type Judged } from "./offer-failure.ts";

/** What of an offer decides whether the escrow of its trades can be on the chain. */
interface AskedMultisig {
  readonly side: string;
  readonly asset: string;
  readonly multisigEscrow?: boolean;
  readonly cashback?: { readonly percent: string };
}

/**
 * Whether trades on an offer have an escrow of three keys: only sellers of Bitcoin can offer it, as they pay it, and
 * nothing is paid out of it besides what the trade is about.
 */
export function judgeMultisig(
  { side, asset, multisigEscrow = false, cashback }: AskedMultisig,
  isOffered: boolean,
): Judged<true | undefined> {
  const field = "multisig_escrow";
  if (!multisigEscrow) return good(undefined);
  if (!isOffered) return bad({ field, code: "not_offered" });
  if (side !== "sell") return bad({ field, code: "only_on_sell_offers" });
  if (asset !== "BTC") return bad({ field, code: "only_for_bitcoin" });
  return (cashback?.percent ?? "") === "" ? good(true) : bad({ field, code: "not_with_cashback" });
}
