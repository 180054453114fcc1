import { ProviderSilent } from "../../src/application/ports/order-providers.ts";
import { money } from "../../src/domain/money/money.ts";
import { refuse } from "../../src/domain/result/result.ts";
import type { Command, OrderCommand } from "./commands.ts";
import { phone, type OpenedOrders } from "./open-orders.ts";
import { memberNamed, traderNamed } from "./population.ts";
import { providerName } from "./simulated-providers.ts";

type Outcome = Promise<{
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: { readonly code: string };
}>;

const proof = { password: "x" };
const reason = "As agreed with the provider.";

const ofOrders: { readonly [Do in OrderCommand["do"]]: true } = {
  "buy-coins": true,
  "sell-coins": true,
  "load-phone": true,
  "pay-order": true,
  "stop-order": true,
  "report-order": true,
  "give-back-order": true,
  "settle-provider": true,
};

export function isOfOrders(command: Command): command is OrderCommand {
  return Object.hasOwn(ofOrders, command.do);
}

/** What people, staff and providers do with orders. */
export async function dealWithProvider(m: OpenedOrders, command: OrderCommand): Outcome {
  switch (command.do) {
    case "buy-coins":
    case "sell-coins":
    case "load-phone":
      return place(m, command);
    case "pay-order": {
      const order = await m.newest(command.by, "ordered");
      if (!order) return refuse({ code: "no_order" });
      const opened = await m.own.payment(traderNamed(command.by), order.id);
      if (opened.ok) await m.outside.pay(order.id);
      return opened;
    }
    case "report-order": {
      const order = await m.newest(command.by, "ordered");
      return order ? followed(m, order.id) : refuse({ code: "no_order" });
    }
    case "stop-order": {
      const order = await m.newest(command.by, "held");
      return m.own.cancel(traderNamed(command.by), order?.id ?? "none");
    }
    case "give-back-order": {
      const order = await m.newest(command.owner, "held");
      return m.settle.giveBack(memberNamed(command.by), order?.id ?? "none", reason);
    }
    case "settle-provider": {
      const amount = money("BTC", BigInt(command.units));
      const settlement = { provider: providerName, amount, isReceived: command.isReceived };
      return m.settle.book(memberNamed(command.by), settlement, reason);
    }
  }
}

/** At a quote that was just given, sent twice at once. */
async function place(
  m: OpenedOrders,
  command: Extract<OrderCommand, { readonly do: "buy-coins" | "sell-coins" | "load-phone" }>,
): Outcome {
  const quoted = await quoteOf(m, command);
  if (!quoted.ok) return quoted;
  const { quote, obstacle } = quoted.value;
  if (obstacle !== undefined) return refuse({ code: obstacle });
  const actor = traderNamed(command.by);
  // Where one fails, the other still belongs to this step.
  const both = await Promise.allSettled([1, 2].map(() => m.place.execute(actor, quote.id, proof)));
  const placed = both.map((each) => {
    if (each.status === "rejected") throw each.reason;
    return each.value;
  });
  return placed.find(({ ok }) => !ok) ?? { ok: true };
}

function quoteOf(
  { quote }: OpenedOrders,
  command: Extract<OrderCommand, { readonly do: "buy-coins" | "sell-coins" | "load-phone" }>,
) {
  const actor = traderNamed(command.by);
  const amount = BigInt(command.amount);
  switch (command.do) {
    case "buy-coins":
      return quote.buy(actor, { coin: "BTC", currency: "EUR", way: "card" }, amount);
    case "sell-coins":
      return quote.sell(actor, { coin: "BTC", currency: "KES" }, amount, "wallet");
    case "load-phone":
      return quote.load(actor, { coin: "BTC", phone, operatorId: "network", amount });
  }
}

/** The provider says that something became of an order: it is asked at once. */
async function followed({ carryOut }: OpenedOrders, id: string): Outcome {
  try {
    await carryOut.follow(id);
    return { ok: true };
  } catch (error) {
    if (error instanceof ProviderSilent) return refuse({ code: "provider_silent" });
    throw error;
  }
}
