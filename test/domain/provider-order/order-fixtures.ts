import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultSendPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { defaultProviderOrderPolicy } from "../../../src/domain/policy/default-provider-policy.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";
import type {
  OrderFacts,
  OrderQuote,
  OrderRules,
} from "../../../src/domain/provider-order/decide-order.ts";
import type { ProviderOrder } from "../../../src/domain/provider-order/provider-order.ts";

export const now = 1_800_000_000_000;
export const day = 86_400_000;

export const rules: OrderRules = {
  orders: defaultProviderOrderPolicy,
  send: defaultSendPolicy,
  levels: defaultLevelPolicy,
  proofAge: 300,
};

export const plain: OrderFacts = {
  now,
  account: freeAccount,
  level: 2,
  isPlaceClosed: false,
  inDebt: false,
  available: 1_000_000n,
  halts: [],
  sessionStartedAt: now - 2 * day,
  dayUsdCents: 0n,
  recentUsdCents: 0n,
  totalUsdCents: 0n,
  openOrders: 0,
  isDestinationUsed: true,
  isOnlySaved: false,
};

export const quote: OrderQuote = {
  id: "q1",
  kind: "off-ramp",
  provider: "sandbox-off-ramp",
  traderId: "ana",
  coins: money("BTC", 1_000_000n),
  fee: money("BTC", 0n),
  fiat: { currency: "EUR", minor: 540_00n },
  providerFee: 6_00n,
  way: "bank",
  usdCents: 600_00n,
  expiresAt: now + 60_000,
};

export const order: ProviderOrder = { ...quote, state: "ordered" };
