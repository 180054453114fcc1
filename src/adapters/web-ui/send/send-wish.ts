import { parseBitcoinLink } from "../../../domain/chain/payment-link.ts";
import { invoiceIn, invoiceStart, satoshiToPay } from "../../../domain/lightning/invoice-text.ts";
import { realAssets, type RealAsset } from "../../../domain/money/asset.ts";
import { formatAmount, money, parseAmount } from "../../../domain/money/money.ts";
import { cleanTyped } from "../design/clean-typed.ts";

/** What is filled in; nothing of it is sent by itself. */
export interface SendWish {
  readonly asset: RealAsset;
  /** As typed. */
  readonly recipient: string;
  /** In whole coins, as typed. */
  readonly amount: string;
  /** All that is available is to leave the wallet: what arrives is that without the fee. */
  readonly isAll: boolean;
}

const longestRecipient = 120;
const longestInvoice = 2_000;

/** Reads `?crypto=&amount=&address=&recipient=` (answers 23); whatever is unreadable is left out. */
export function readWish(search: string): SendWish {
  const query = new URLSearchParams(search);
  const code = query.get("crypto")?.toUpperCase();
  const asset = realAssets.find((each) => each === code) ?? "BTC";
  const to = query.get("recipient") ?? query.get("address") ?? "";
  const amount = cleanTyped(query.get("amount") ?? "") ?? "";
  return withRecipient({ asset, amount, recipient: "", isAll: false }, to);
}

/** A `bitcoin:` link and a Lightning invoice fill in what they say. */
export function withRecipient(wish: SendWish, typed: string): SendWish {
  const invoice = invoiceIn(typed);
  if (invoice !== undefined) {
    const asked = invoiceStart(invoice)?.millisatoshi;
    const amount =
      asked === undefined ? wish.amount : formatAmount(money("BTC", satoshiToPay(asked)));
    return { asset: "BTC", recipient: invoice.slice(0, longestInvoice), amount, isAll: false };
  }
  const link = parseBitcoinLink(typed);
  if (!link) return { ...wish, recipient: typed.slice(0, longestRecipient) };
  const { address: recipient, amount } = link;
  return amount
    ? { asset: "BTC", recipient, amount: formatAmount(amount), isAll: false }
    : { ...wish, asset: "BTC", recipient, isAll: wish.isAll && wish.asset === "BTC" };
}

/** Longer texts are addresses: no username is. */
const longestName = 20;

/** The recipient as it is sent: a person by name, or an address. */
export function recipientOf(typed: string): { recipient: string } | { address: string } {
  const text = typed.trim();
  const isName = text.length <= longestName && /^\w+$/.test(text);
  return isName ? { recipient: text } : { address: text };
}

/** The amount in base units; undefined where it is no amount above zero of the coin. */
export function unitsOf({ asset, amount }: SendWish): string | undefined {
  const parsed = parseAmount(asset, amount);
  return parsed.ok && parsed.value.units > 0n ? String(parsed.value.units) : undefined;
}
