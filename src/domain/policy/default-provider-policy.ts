import type { ProviderOrderPolicy } from "../provider-order/provider-order-policy.ts";

/* The numbers of orders with providers that an installation starts with (docs/policy.md). */

export const defaultProviderOrderPolicy: ProviderOrderPolicy = {
  quoteSeconds: 60,
  leastUsdCents: 1_00n,
  onRampDayUsdCents: 5_000_00n,
  offRampDayUsdCents: 2_500_00n,
  topUpDayUsdCents: 200_00n,
  topUpFeeBasisPoints: 200,
  mostOpen: 10,
};
