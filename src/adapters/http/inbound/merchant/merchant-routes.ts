import type { CollectPayments } from "../../../../application/merchant/collect-payments.ts";
import type { ManageLinks } from "../../../../application/merchant/manage-links.ts";
import type { PayLink } from "../../../../application/merchant/pay-link.ts";
import type { MarketPrices } from "../../../../application/ports/market-prices.ts";
import type { MerchantStore } from "../../../../application/ports/merchant-store.ts";
import type { TraderId } from "../../../../domain/id/id.ts";
import { isMerchantOpen } from "../../../../domain/merchant/merchant-open.ts";
import * as contract from "../../contract/merchant/merchant.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { presentLink } from "./link-presenter.ts";

/** Dependencies of these routes. */
interface MerchantUseCases {
  readonly merchants: MerchantStore;
  readonly manageLinks: ManageLinks;
  readonly payLink: PayLink;
  readonly collectPayments: CollectPayments;
  readonly marketPrices: MarketPrices;
}

/** Payment links of merchants. */
export function merchantRoutes(useCases: MerchantUseCases): readonly BoundRoute[] {
  const { merchants, manageLinks, payLink, marketPrices } = useCases;
  const show = async (id: string, readerId: TraderId | undefined) => {
    const shown = await merchants.find(id);
    if (!shown) return { refusal: "not_found" } as const;
    return ok(presentLink(shown, { readerId, prices: marketPrices }));
  };
  return [
    bind(contract.viewPaymentLink).to(({ actor, parameters }) =>
      show(parameters.id, actor?.traderId),
    ),
    bind(contract.payPaymentLink).to(async (call) => {
      const { actor, parameters, body } = call;
      const { crypto_amount: agreed, ...proof } = body;
      // A proof counts once: sent again it is another one.
      const key = commandKey("payPaymentLink", { ...call, body: { agreed } });
      const typed = { id: parameters.id, agreed: BigInt(agreed), proof };
      const paid = await payLink.execute(actor, typed, key);
      if (paid.ok) return show(paid.value, actor.traderId);
      const { refusal } = paid;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.listPaymentLinks).to(async ({ actor: { traderId }, query }) => {
      const page = Number(query.page ?? 1);
      const { merchant, links, total, perPage } = await manageLinks.view(traderId, page);
      const reader = { readerId: traderId, prices: marketPrices };
      const data = {
        isMerchant: isMerchantOpen(merchant.isMerchant, merchant.account),
        merchantBalance: String(merchant.units),
        links: links.map((each) => presentLink(each, reader)),
      };
      return { status: 200, body: { data, meta: pageMetaOf(total, perPage, page) } };
    }),
    bind(contract.makePaymentLink).to(async (call) => {
      const { actor, body } = call;
      const key = commandKey("makePaymentLink", call);
      const made = await manageLinks.make(actor.traderId, body, key);
      return made.ok ? show(made.value, actor.traderId) : { refusal: made.refusal.code };
    }),
    bind(contract.cancelPaymentLink).to(async ({ actor, parameters: { id } }) => {
      const done = await manageLinks.cancel(actor.traderId, id);
      return done.ok ? show(id, actor.traderId) : { refusal: done.refusal.code };
    }),
    bind(contract.collectPayments).to(async (call) => {
      const { traderId } = call.actor;
      const key = commandKey("collectPayments", call);
      const done = await useCases.collectPayments.execute(traderId, key);
      if (!done.ok) return { refusal: done.refusal.code };
      const { units } = await merchants.merchant(traderId);
      return ok({ merchantBalance: String(units) });
    }),
  ];
}
