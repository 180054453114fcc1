import type { OrderKind } from "../../domain/provider-order/provider-order.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OrderProviders } from "../ports/order-providers.ts";

/** The flags of what providers do. */
type OrderFlags = Current<{
  readonly flags: {
    readonly onRamp: boolean;
    readonly offRamp: boolean;
    readonly mobileTopUp: boolean;
  };
}>;

/** The providers whose flag is on: the others are as if they were not there. */
export function offered(providers: OrderProviders, policy: OrderFlags): OrderProviders {
  const { flags } = policy();
  return {
    onRamp: flags.onRamp ? providers.onRamp : undefined,
    offRamp: flags.offRamp ? providers.offRamp : undefined,
    topUp: flags.mobileTopUp ? providers.topUp : undefined,
  };
}

/** Whoever does a kind of order, whatever the flags say: orders that were placed are carried out. */
export function providerFor(providers: OrderProviders, kind: OrderKind) {
  switch (kind) {
    case "on-ramp":
      return providers.onRamp;
    case "off-ramp":
      return providers.offRamp;
    case "top-up":
      return providers.topUp;
  }
}
