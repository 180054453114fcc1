import type { Actor } from "../../../../application/actor/actor.ts";
import type { ActiveTradeItem, TradeRecord } from "../../../../application/ports/trade-store.ts";
import { contextOf } from "../../../../application/trade/context-of.ts";
import type { MarketOf } from "../../../../application/trade/fresh-market.ts";
import type { HelpedTrade, HelpVendor } from "../../../../application/vendor/help-vendor.ts";
import { marksFor } from "../../../../domain/vendor/helper-acts.ts";
import * as contract from "../../contract/vendor/helped-trade.ts";
import { actRefusalOf } from "../act-refusal.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { presentChat } from "../chat/chat-routes.ts";
import { commandKey } from "../command-key.ts";
import { presentTimeline } from "../trade/timeline-presenter.ts";
import { presentCard } from "../trade/trade-presenter.ts";

/** Dependencies of these routes. */
interface HelpUseCases {
  readonly helpVendor: HelpVendor;
  readonly marketOf: MarketOf;
}

/** Trades of vendors, for those who help them. */
export function helpedTradeRoutes({ helpVendor, marketOf }: HelpUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor, id: string) => {
    const helped = await helpVendor.view(actor, id);
    return helped ? ok(presentWhole(helped, marketOf)) : ({ refusal: "not_found" } as const);
  };
  return [
    bind(contract.listHelpedTrades).to(async ({ actor }) =>
      ok((await helpVendor.list(actor)).map(presentListed)),
    ),
    bind(contract.viewHelpedTrade).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.markHelpedTrade).to(async (call) => {
      const key = commandKey("markHelpedTrade", call);
      const { id } = call.parameters;
      const done = await helpVendor.mark(call.actor, id, call.body.act, key);
      return done.ok ? show(call.actor, id) : actRefusalOf(done.refusal);
    }),
    bind(contract.listHelpedMessages).to(async ({ actor, parameters, query }) => {
      const after = query.after === undefined ? undefined : Number(query.after);
      const read = await helpVendor.messages(actor, parameters.id, after);
      if (!read.ok) return { refusal: read.refusal.code };
      const { trade, ...chat } = read.value;
      const { seat } = (await helpVendor.view(actor, parameters.id)) ?? {};
      return { status: 200, body: presentChat({ trade, ...chat }, seat?.vendorId ?? "") };
    }),
    bind(contract.sendHelpedMessage).to(async (call) => {
      const key = commandKey("sendHelpedMessage", call);
      const sent = await helpVendor.write(call.actor, call.parameters.id, call.body.text, key);
      return sent.ok ? ok({ seq: sent.value }) : { refusal: sent.refusal.code };
    }),
  ];
}

function presentListed({ seat, trade }: HelpedTrade<ActiveTradeItem>): contract.HelpedTradeCard {
  const card = presentCard(trade, seat.vendorId);
  return {
    trade: { ...card, hasUnreadMessages: trade.hasUnread, escrowWait: null, escrowMissing: null },
    vendor: seat.vendorName,
    scopes: [...seat.scopes],
  };
}

/** The card and the timeline: everything else is between the parties. */
function presentWhole(
  { seat, trade: record }: HelpedTrade<TradeRecord>,
  marketOf: MarketOf,
): contract.HelpedTradeView {
  const item = { ...record, paymentMethod: record.terms.paymentMethod };
  const card = presentCard(item, seat.vendorId);
  const context = contextOf(record, marketOf);
  const marks = seat.scopes.includes("mark") ? marksFor(record.trade, seat.vendorId, context) : [];
  return {
    trade: { ...card, hasUnreadMessages: false, escrowWait: null, escrowMissing: null },
    vendor: seat.vendorName,
    scopes: [...seat.scopes],
    timeline: presentTimeline(record),
    marks: [...marks],
    now: new Date(record.now).toISOString(),
  };
}
