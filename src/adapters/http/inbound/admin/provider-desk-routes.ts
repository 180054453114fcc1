import type {
  DeskOrder,
  ProviderDesk,
} from "../../../../application/ports/provider-order-store.ts";
import type { SettleOrders } from "../../../../application/provider-order/settle-orders.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { money } from "../../../../domain/money/money.ts";
import { orderKinds } from "../../../../domain/provider-order/provider-order.ts";
import * as contract from "../../contract/admin/provider-orders.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Use cases behind the console's page of orders with providers. */
interface ProviderDeskUseCases {
  readonly providerDesk: ProviderDesk;
  readonly settleOrders: SettleOrders;
  readonly onceByKey: OnceByKey;
}

const orderList = { sortable: ["placedAt"], filterable: ["q", "kind", "state"], most: 100 };

const done = { status: 200, body: { isDone: true } } as const;

/** What providers have to do, and what they and the platform owe each other. */
export function providerDeskRoutes(useCases: ProviderDeskUseCases): readonly BoundRoute[] {
  const { providerDesk, settleOrders, onceByKey } = useCases;
  return [
    bind(contract.listDeskOrders).to(async ({ actor, query }) => {
      const asked = parseList(query, orderList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const found = await providerDesk.list(
        {
          kind: orderKinds.find((each) => each === filter["kind"]),
          isOpen: filter["state"] === undefined ? undefined : filter["state"] === "open",
          search: filter["q"],
        },
        actor.linkedIds,
        { offset: from, limit: most },
      );
      const { orders, total } = found;
      const headers = {
        "Content-Range": contentRange("provider-orders", from, orders.length, total),
      };
      return { status: 200, body: orders.map(present), headers };
    }),
    bind(contract.askProvider).to(async ({ actor, parameters }) => {
      const asked = await settleOrders.ask(actor, parameters.id);
      return asked.ok ? done : { refusal: asked.refusal.code };
    }),
    bind(contract.giveBackOrder).to(async (call) => {
      const { parameters, body } = call;
      const given = await onceByKey.run(call.actor, commandKey("giveBackOrder", call), (by) =>
        settleOrders.giveBack(by, parameters.id, body.reason),
      );
      return given.ok ? done : { refusal: given.refusal.code };
    }),
    bind(contract.viewProviderAccounts).to(async () => {
      const accounts = (await providerDesk.accounts()).map(({ provider, balance }) => ({
        provider,
        cryptoCurrencyCode: balance.asset,
        balance: String(balance.units),
      }));
      return { status: 200, body: { accounts } };
    }),
    bind(contract.bookSettlement).to(async (call) => {
      const { provider, asset, amount, isReceived, reason } = call.body;
      const settlement = { provider, amount: money(asset, BigInt(amount)), isReceived };
      const booked = await onceByKey.run(call.actor, commandKey("bookSettlement", call), (by) =>
        settleOrders.book(by, settlement, reason),
      );
      return booked.ok ? done : { refusal: booked.refusal.code };
    }),
  ];
}

function present(order: DeskOrder) {
  const timeOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return {
    id: order.id,
    kind: order.kind,
    provider: order.provider,
    traderId: order.traderId,
    username: order.username,
    state: order.state,
    cryptoCurrencyCode: order.coins.asset,
    amount: String(order.coins.units),
    feeAmount: String(order.fee.units),
    fiatCurrencyCode: order.fiat.currency,
    fiatAmount: String(order.fiat.minor),
    providerFee: String(order.providerFee),
    usdCents: String(order.usdCents),
    way: order.way,
    placedAt: new Date(order.placedAt).toISOString(),
    heldUntil: timeOf(order.heldUntil),
    attemptedAt: timeOf(order.attemptedAt),
    endedAt: timeOf(order.endedAt),
  };
}
