import type { ProveIdentity } from "../../src/application/account/prove-identity.ts";
import {
  ProviderSilent,
  type OrderProviders,
} from "../../src/application/ports/order-providers.ts";
import type { ProviderOrderStore } from "../../src/application/ports/provider-order-store.ts";
import { CarryOutOrders } from "../../src/application/provider-order/carry-out-orders.ts";
import { ConcludeOrder } from "../../src/application/provider-order/conclude-order.ts";
import { FindDestination } from "../../src/application/provider-order/find-destination.ts";
import { OwnOrders } from "../../src/application/provider-order/own-orders.ts";
import { PlaceOrder } from "../../src/application/provider-order/place-order.ts";
import { PrepareOrder } from "../../src/application/provider-order/prepare-order.ts";
import { QuoteOrder } from "../../src/application/provider-order/quote-order.ts";
import { SettleOrders } from "../../src/application/provider-order/settle-orders.ts";
import type { MarketPrices } from "../../src/application/ports/market-prices.ts";
import { money } from "../../src/domain/money/money.ts";
import { walletMethodsIn } from "../../src/domain/mobile-money/wallet-methods.ts";
import { orderKinds, type OrderState } from "../../src/domain/provider-order/provider-order.ts";
import type { Stores, Surroundings } from "./marketplace.ts";
import { simulatedPolicy, traderNamed } from "./population.ts";
import { providerName, type SimulatedProviders } from "./simulated-providers.ts";

/** What orders with providers are stored in, and who does them. */
export interface OrderStores {
  readonly orders: ProviderOrderStore;
  /** Outside of the marketplace: they survive every process. */
  readonly onRamp: NonNullable<OrderProviders["onRamp"]>;
  readonly offRamp: NonNullable<OrderProviders["offRamp"]>;
  readonly topUp: NonNullable<OrderProviders["topUp"]>;
  readonly outside: Pick<SimulatedProviders, "pay" | "owed">;
}

/** The providers as stores, so that processes can end before and after each of their answers. */
export function storesOf(outside: SimulatedProviders): Omit<OrderStores, "orders"> {
  const { onRamp, offRamp, topUp } = outside.connected;
  if (!onRamp || !offRamp || !topUp) throw new Error("Somebody is not connected");
  return { onRamp, offRamp, topUp, outside };
}

/** The phone that is loaded, and the wallet that is paid out to: everybody's are the same. */
export const phone = "+254712345678";
const wallet = {
  id: "wallet",
  details: {
    country: "KE",
    number: phone,
    holderName: "Ana",
    paymentMethods: walletMethodsIn("KE").map(({ slug }) => slug),
  },
};

/** The use cases of orders with providers, assembled as in the composition. */
export function openOrders(
  { orders, onRamp, offRamp, topUp, outside, accounts: traders, claims, changes }: Stores,
  { newId }: Surroundings,
  proveIdentity: Pick<ProveIdentity, "execute">,
  prices: MarketPrices,
) {
  const providers: OrderProviders = { onRamp, offRamp, topUp };
  const prepare = new PrepareOrder(orders, traders, () => simulatedPolicy);
  const conclude = new ConcludeOrder(claims, changes);
  const carryOut = new CarryOutOrders({
    providers,
    orders,
    traders,
    conclude,
    changes,
    clock: () => 0,
  });
  const accounts = async () => [{ provider: providerName, balance: money("BTC", 0n) }];
  return {
    quote: new QuoteOrder({
      providers: () => providers,
      prepare,
      orders,
      destinations: new FindDestination(
        { listOf: async () => [] },
        { listOf: async () => [wallet] },
        { parse: (number) => ({ number, country: "KE", isValid: true, line: "mobile" }) as never },
      ),
      prices,
      policy: () => simulatedPolicy.providerOrder,
      newId,
    }),
    place: new PlaceOrder({ providers: () => providers, prepare, orders, proveIdentity, changes }),
    own: new OwnOrders(orders, conclude, providers, changes),
    settle: new SettleOrders({ orders, desk: { accounts }, carryOut, conclude, changes, newId }),
    carryOut,
    outside,
    /** The newest order of somebody in a state. */
    async newest(traderId: string, state: OrderState) {
      for (const kind of orderKinds) {
        const page = { offset: 0, limit: 20 };
        const { orders: own } = await orders.listOf(traderNamed(traderId).traderId, kind, page);
        const found = own.find((order) => order.state === state);
        if (found) return found;
      }
      return undefined;
    },
    async follow(): Promise<readonly unknown[]> {
      const failures = await carryOut.execute();
      return failures.filter((each) => !(each instanceof ProviderSilent));
    },
  };
}

export type OpenedOrders = ReturnType<typeof openOrders>;
