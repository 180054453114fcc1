import { formatAmount, parseAmount, type Money } from "../money/money.ts";

/** What a payment link says. */
interface PaymentLink {
  readonly address: string;
  /** Undefined where the payer decides. */
  readonly amount: Money<"BTC"> | undefined;
}

/** Where coins of Ethereum are paid. */
interface EvmTarget {
  readonly chainId: number;
  /** The contract of the token; undefined for Ether itself. */
  readonly token: string | undefined;
}

/** `bitcoin:<address>?amount=<whole coins>` (BIP 21). */
export function bitcoinLink(address: string, amount?: Money<"BTC">): string {
  return amount ? `bitcoin:${address}?amount=${formatAmount(amount)}` : `bitcoin:${address}`;
}

/** A request of Ether, or of a token's transfer (EIP-681). Amounts are in base units there. */
export function ethereumLink(address: string, { chainId, token }: EvmTarget): string {
  return token === undefined
    ? `ethereum:${address}@${chainId}`
    : `ethereum:${token}@${chainId}/transfer?address=${address}`;
}

/**
 * Reads a BIP 21 link. Undefined for anything else, and for one with a condition that we do not know
 * (`req-…`): such a link must not be followed.
 */
export function parseBitcoinLink(text: string): PaymentLink | undefined {
  const [, address, query = ""] = /^bitcoin:([\da-z]{20,90})(?:\?(.*))?$/i.exec(text.trim()) ?? [];
  if (address === undefined) return undefined;
  const fields = new URLSearchParams(query);
  if ([...fields.keys()].some((name) => name.toLowerCase().startsWith("req-"))) return undefined;
  const wanted = fields.get("amount");
  if (wanted === null) return { address, amount: undefined };
  const amount = parseAmount("BTC", wanted);
  return amount.ok ? { address, amount: amount.value } : undefined;
}
