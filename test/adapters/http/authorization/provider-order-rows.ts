import type { Contracts } from "../../../../src/adapters/http/contract/routes.ts";
import { open, signedIn, type Row } from "./row-kinds.ts";

const unknown = { id: "unknown12345" };

/** What people do with providers. */
export const providerOrderRows = {
  viewOrderTerms: signedIn("ok", () => ({ query: { kind: "on-ramp" } })),
  viewPhoneTerms: signedIn("ok", () => ({ query: { phone: "+254712345678" } })),
  quoteOnRamp: signedIn("ok", () => ({
    body: {
      crypto_currency_code: "BTC",
      fiat_currency_code: "EUR",
      way: "card",
      amount: "5000",
    },
  })),
  quoteOffRamp: signedIn("destination_unknown", () => ({
    body: {
      crypto_currency_code: "BTC",
      fiat_currency_code: "EUR",
      amount: "100000",
      account_id: "unknown12345",
    },
  })),
  quoteTopUp: signedIn("ok", () => ({
    body: {
      crypto_currency_code: "USDT",
      phone: "+254712345678",
      operator_id: "play-ke-1",
      amount: "50000",
    },
  })),
  placeProviderOrder: signedIn("not_found", () => ({ body: { quote_id: "unknown12345" } })),
  listProviderOrders: signedIn("ok", () => ({ query: { kind: "top-up" } })),
  viewProviderOrder: signedIn("not_found", () => ({ parameters: unknown })),
  payProviderOrder: signedIn("not_found", () => ({ parameters: unknown })),
  cancelProviderOrder: signedIn("not_found", () => ({ parameters: unknown })),
  playProviderOrder: signedIn("not_found", () => ({
    parameters: unknown,
    body: { outcome: "done" },
  })),
  reportProviderOrder: open("not_found", () => ({
    body: { order_id: "unknown12345", at: 1, signature: "0".repeat(64) },
  })),
} satisfies Partial<Readonly<Record<keyof Contracts, Row>>>;
