import type { Actor } from "../../../../application/actor/actor.ts";
import type { HistoryEntry } from "../../../../application/ports/wallet-history-writer.ts";
import type { MarketPrices } from "../../../../application/ports/market-prices.ts";
import type { Balance } from "../../../../application/ports/wallet-store.ts";
import type { UseFaucet } from "../../../../application/wallet/use-faucet.ts";
import type { ViewBalances } from "../../../../application/wallet/view-balances.ts";
import type { PrintHistory } from "../../../../application/wallet/print-history.ts";
import type { ViewHistory } from "../../../../application/wallet/view-history.ts";
import { openUnits, type DebtClaim } from "../../../../domain/claim/debt-claim.ts";
import { assets } from "../../../../domain/money/asset.ts";
import { fiatDigits, formatFiat, type FiatCode } from "../../../../domain/money/fiat.ts";
import { fiatFor, formatPrice } from "../../../../domain/money/price.ts";
import type { WalletFileFormat } from "../../../../domain/wallet/wallet-file.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import {
  walletHistory,
  walletHistoryFile,
  type HistoryEntryView,
} from "../../contract/wallet/history.ts";
import { balances, useFaucet, type BalanceView } from "../../contract/wallet/wallet.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { wholeFile } from "../whole-file.ts";
import { commandKey } from "../command-key.ts";

/** Use cases behind the wallet routes. */
interface WalletUseCases {
  readonly viewBalances: ViewBalances;
  readonly viewHistory: ViewHistory;
  readonly printHistory: PrintHistory;
  readonly useFaucet: UseFaucet;
  readonly marketPrices: MarketPrices;
}

const fileTypes: Readonly<Record<WalletFileFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The routes of the wallet. */
export function walletRoutes(useCases: WalletUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => {
    const { balances: all, claims, currency } = await useCases.viewBalances.execute(actor);
    return ok(all.map((each) => presentBalance(each, claims, currency, useCases.marketPrices)));
  };
  return [
    bind(balances).to(({ actor }) => show(actor)),
    bind(walletHistory).to(async ({ actor, query }) => {
      const page = Number(query.page ?? 1);
      const asked = query.crypto_currency_code;
      const { entries, total, perPage } = await useCases.viewHistory.execute(actor, asked, page);
      const meta = pageMetaOf(total, perPage, page);
      return { status: 200, body: { data: entries.map(presentEntry), meta } };
    }),
    bind(walletHistoryFile).to(async ({ actor, query }) => {
      const { format, crypto_currency_code: asset } = query;
      const { content, madeAt } = await useCases.printHistory.execute(actor, asset, format);
      const day = new Date(madeAt).toISOString().slice(0, 10);
      const name = ["wallet-history", ...(asset ? [asset] : []), `${day}.${format}`].join("-");
      const type = fileTypes[format];
      const file = { name, type, bytes: content.length, content: wholeFile(content) };
      return { status: 200 as const, body: file };
    }),
    bind(useFaucet).to(async (call) => {
      const key = commandKey("useFaucet", call);
      const result = await useCases.useFaucet.execute(call.actor, key);
      return result.ok ? show(call.actor) : { refusal: result.refusal.code };
    }),
  ];
}

function presentBalance(
  { available, incoming, held, holds, sendHolds, spotHeld, orderHeld }: Balance,
  claims: readonly DebtClaim[],
  currency: FiatCode,
  prices: MarketPrices,
): BalanceView {
  const owed = claims.filter(({ amount }) => amount.asset === available.asset);
  const quote = prices.quote(available.asset, currency);
  return {
    cryptoCurrencyCode: available.asset,
    balance: String(available.units),
    heldAmount: String(held.units),
    heldIn: holds.map(({ tradeId, amount }) => ({ tradeId, amount: String(amount.units) })),
    heldForSends: sendHolds.map((hold) => ({ ...hold, amount: String(hold.amount.units) })),
    heldForSpotOrders: String(spotHeld.units),
    heldForProviderOrders: String(orderHeld.units),
    owedAmount: String(owed.reduce((sum, claim) => sum + openUnits(claim), 0n)),
    owedFor: owed.map((claim) => ({ tradeId: claim.tradeId, amount: String(openUnits(claim)) })),
    incomingAmount: String(incoming.units),
    fiatValue: quote ? formatFiat(fiatFor(available, quote.price)) : null,
    heldFiatValue: quote ? formatFiat(fiatFor(held, quote.price)) : null,
    fiatCurrencyCode: currency,
    fiatRate: quote ? formatPrice(quote.price) : null,
    fiatPrecision: fiatDigits(currency),
    precision: assets[available.asset].shownDigits,
  };
}

function presentEntry(entry: HistoryEntry): HistoryEntryView {
  const { entryId, kind, amount, balanceAfter, trade, at } = entry;
  return {
    // One entry may change several coins.
    id: `${entryId}-${amount.asset}`,
    kind,
    cryptoCurrencyCode: amount.asset,
    amount: String(amount.units),
    balanceAfter: String(balanceAfter.units),
    tradeId: trade?.id ?? null,
    at: new Date(at).toISOString(),
  };
}
