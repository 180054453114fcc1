import type { OwnOrders } from "../../../../application/provider-order/own-orders.ts";
import type { PlaceOrder } from "../../../../application/provider-order/place-order.ts";
import type { PlayOrder } from "../../../../application/provider-order/play-order.ts";
import type {
  QuotedOrder,
  QuoteOrder,
} from "../../../../application/provider-order/quote-order.ts";
import type { ReceiveReport } from "../../../../application/provider-order/receive-report.ts";
import type { ViewTerms } from "../../../../application/provider-order/view-terms.ts";
import type { Result } from "../../../../domain/result/result.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import * as contract from "../../contract/provider-order/provider-order.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import {
  blockKinds,
  presentOrder,
  presentPhone,
  presentQuote,
  presentTerms,
} from "./provider-order-presenter.ts";

/** Use cases behind the routes of orders with providers. Outside a demo nobody decides for a provider. */
interface ProviderOrderUseCases {
  readonly viewTerms: ViewTerms;
  readonly quoteOrder: QuoteOrder;
  readonly placeOrder: PlaceOrder;
  readonly ownOrders: OwnOrders;
  readonly receiveReport: ReceiveReport;
  readonly playOrder: PlayOrder | undefined;
}

/** How many are on a page of one's own orders (specification, section 9). */
const perPage = 10;

const unknown = { refusal: "not_found" } as const;

/** The routes of orders with providers. */
export function providerOrderRoutes(useCases: ProviderOrderUseCases): readonly BoundRoute[] {
  return [...quoteRoutes(useCases), ...orderRoutes(useCases)];
}

function quoteRoutes({ viewTerms, quoteOrder }: ProviderOrderUseCases): readonly BoundRoute[] {
  const show = <Code extends string>(quoted: Result<QuotedOrder, { readonly code: Code }>) =>
    quoted.ok
      ? ok(presentQuote(quoted.value, quoteOrder.validSeconds()))
      : { refusal: quoted.refusal.code };
  return [
    bind(contract.viewOrderTerms).to(async ({ actor, query }) =>
      ok(presentTerms(await viewTerms.execute(actor, query.kind))),
    ),
    bind(contract.viewPhoneTerms).to(async ({ query }) => {
      const terms = await viewTerms.phone(query.phone);
      return terms.ok ? ok(presentPhone(terms.value)) : { refusal: terms.refusal.code };
    }),
    bind(contract.quoteOnRamp).to(async ({ actor, body }) => {
      const { crypto_currency_code: coin, fiat_currency_code: currency, way, amount } = body;
      return show(await quoteOrder.buy(actor, { coin, currency, way }, BigInt(amount)));
    }),
    bind(contract.quoteOffRamp).to(async ({ actor, body }) => {
      const { crypto_currency_code: coin, fiat_currency_code: currency, amount } = body;
      return show(
        await quoteOrder.sell(actor, { coin, currency }, BigInt(amount), body.account_id),
      );
    }),
    bind(contract.quoteTopUp).to(async ({ actor, body }) => {
      const { crypto_currency_code: coin, operator_id: operatorId, phone } = body;
      const amount = BigInt(body.amount);
      return show(await quoteOrder.load(actor, { coin, phone, operatorId, amount }));
    }),
  ];
}

function orderRoutes(useCases: ProviderOrderUseCases): readonly BoundRoute[] {
  const { placeOrder, ownOrders, receiveReport, playOrder } = useCases;
  const isTest = playOrder !== undefined;
  return [
    bind(contract.placeProviderOrder).to(async ({ actor, body }) => {
      const { quote_id: quoteId, password, code, passkey } = body;
      const placed = await placeOrder.execute(actor, quoteId, { password, code, passkey });
      if (placed.ok) return ok(presentOrder(placed.value, isTest));
      const { refusal } = placed;
      if (refusal.code === "rate_limited") return tooOften(refusal);
      const kind = blockKinds[refusal.code];
      return { refusal: refusal.code, ...(kind !== undefined && { kind }) };
    }),
    bind(contract.listProviderOrders).to(async ({ actor, query }) => {
      const page = Number(query.page ?? 1);
      const place = { offset: (page - 1) * perPage, limit: perPage };
      const { orders, total } = await ownOrders.list(actor, query.kind, place);
      return {
        status: 200,
        body: {
          data: orders.map((order) => presentOrder(order, isTest)),
          meta: pageMetaOf(total, perPage, page),
        },
      };
    }),
    bind(contract.viewProviderOrder).to(async ({ actor, parameters }) => {
      const order = await ownOrders.view(actor, parameters.id);
      return order ? ok(presentOrder(order, isTest)) : unknown;
    }),
    bind(contract.payProviderOrder).to(async ({ actor, parameters }) => {
      const url = await ownOrders.payment(actor, parameters.id);
      return url.ok ? ok({ url: url.value }) : { refusal: url.refusal.code };
    }),
    bind(contract.cancelProviderOrder).to(async ({ actor, parameters }) => {
      const done = await ownOrders.cancel(actor, parameters.id);
      return done.ok ? ok(presentOrder(done.value, isTest)) : { refusal: done.refusal.code };
    }),
    bind(contract.playProviderOrder).to(async ({ actor, parameters, body }) => {
      if (!playOrder) return unknown;
      const done = await playOrder.execute(actor, parameters.id, body.outcome);
      return done.ok ? ok(presentOrder(done.value, isTest)) : { refusal: done.refusal.code };
    }),
    bind(contract.reportProviderOrder).to(async ({ body }) => {
      const { order_id: orderId, at, signature } = body;
      const isTaken = await receiveReport.execute({ orderId, at, signature });
      return isTaken ? ok({ isTaken }) : unknown;
    }),
  ];
}
