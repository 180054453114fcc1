import type { AppealOffer } from "../../../../application/offer/appeal-offer.ts";
import type { CapOffer } from "../../../../application/offer/cap-offer.ts";
import type { CreateOffer } from "../../../../application/offer/create-offer.ts";
import type { DeleteOffer } from "../../../../application/offer/delete-offer.ts";
import type { EditOffer } from "../../../../application/offer/edit-offer.ts";
import type { LimitOffer } from "../../../../application/offer/limit-offer.ts";
import type { ListMyOffers } from "../../../../application/offer/list-my-offers.ts";
import type { ChangeOfferRefusal } from "../../../../application/offer/offer-desk.ts";
import type { PriceInView } from "../../../../application/offer/price-in-view.ts";
import type { SwitchAllOffers } from "../../../../application/offer/switch-all-offers.ts";
import type { SwitchOffer } from "../../../../application/offer/switch-offer.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { OfferField } from "../../../../domain/offer/offer-failure.ts";
import type { Offer } from "../../../../domain/offer/offer.ts";
import type { Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/offer/my-offer.ts";
import { bind, ok, type BoundRoute, type FieldFailure } from "../bound-route.ts";
import { actRefusalOf } from "../act-refusal.ts";
import { commandKey } from "../command-key.ts";
import { myOfferOf } from "./my-offer-presenter.ts";
import { fieldFailuresOf } from "./offer-faults.ts";
import { amountsInputOf, offerInputOf } from "./offer-input.ts";
import { manualFeeRoutes, type ManualFeeUseCases } from "./manual-fee-routes.ts";
import { silentPoolRoutes, type SilentPoolUseCases } from "./silent-pool-routes.ts";
import { marketDepthRoutes, type MarketDepthUseCases } from "./market-depth-routes.ts";
import { offerCsvRoutes, type OfferCsvUseCases } from "./offer-csv-routes.ts";
import { offerStandingRoutes, type OfferStandingUseCases } from "./offer-standing-routes.ts";

/** Use cases behind the routes for one's own offers. */
export interface MyOfferUseCases
  extends
    OfferStandingUseCases,
    ManualFeeUseCases,
    SilentPoolUseCases,
    MarketDepthUseCases,
    OfferCsvUseCases {
  readonly createOffer: CreateOffer;
  readonly editOffer: EditOffer;
  readonly capOffer: CapOffer;
  readonly listMyOffers: ListMyOffers;
  readonly switchOffer: SwitchOffer;
  readonly switchAllOffers: SwitchAllOffers;
  readonly priceInView: PriceInView;
  readonly limitOffer: LimitOffer;
  readonly appealOffer: AppealOffer;
  readonly deleteOffer: DeleteOffer;
}

type Renamed = Partial<Readonly<Record<OfferField, string>>>;

/** Every change returns the updated offer as its owner sees it. */
export function myOfferRoutes(useCases: MyOfferUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor, offerId: string) => {
    const seen = await useCases.viewMyOffer.execute(actor, offerId);
    return seen ? ok(myOfferOf(seen)) : ({ refusal: "not_found" } as const);
  };
  const answer = async <Refused extends ChangeOfferRefusal>(
    actor: Actor,
    result: Result<Offer, Refused>,
    renamed: Renamed = {},
  ) => (result.ok ? show(actor, result.value.id) : refusedBy(result.refusal, renamed));
  return [
    bind(contract.createOffer).to(async (call) => {
      const { actor, body } = call;
      const input = offerInputOf(body);
      if ("failure" in input) return refusedFields(input.failure);
      const made = await useCases.createOffer.execute(
        actor,
        input,
        commandKey("createOffer", call),
      );
      if (made.ok) return show(actor, made.value.id);
      return made.refusal.code === "validation"
        ? refusedFields(...fieldFailuresOf(made.refusal.failures))
        : { refusal: made.refusal.code };
    }),
    bind(contract.editOffer).to(async ({ actor, parameters: { id }, body }) => {
      const input = offerInputOf(body);
      if ("failure" in input) return refusedFields(input.failure);
      const { offer_version: seenVersion, password, code, passkey } = body;
      const asked = { seenVersion, input, proof: { password, code, passkey } };
      const edited = await useCases.editOffer.execute(actor, id, asked);
      if (edited.ok) return show(actor, edited.value.id);
      const { refusal } = edited;
      return refusal.code === "validation" ? refusedBy(refusal) : actRefusalOf(refusal);
    }),
    bind(contract.setOfferCap).to(async ({ actor, parameters: { id }, body }) => {
      const amounts = amountsInputOf(body);
      if (amounts && "failure" in amounts) return refusedFields(amounts.failure);
      const { active, amount } = body.offer_cap;
      // A cap that is on but has no amount is refused like a non-number.
      const cap = { amount: active ? (amount ?? "") : undefined, ...(amounts && { amounts }) };
      const capped = await useCases.capOffer.execute(actor, id, body.offer_version, cap);
      if (capped.ok) return show(actor, capped.value.id);
      const { refusal } = capped;
      return refusal.code === "feature_off" ? { refusal: refusal.code } : refusedBy(refusal);
    }),
    bind(contract.listMyOffers).to(async ({ actor, query }) => {
      const [{ offers, counts }, promotions] = await Promise.all([
        useCases.listMyOffers.execute(actor, query.type),
        useCases.countPromotions.execute(actor),
      ]);
      const meta = {
        buyCount: counts.buy.all,
        sellCount: counts.sell.all,
        isNotBuyActiveOffers: counts.buy.active === 0,
        isNotSellActiveOffers: counts.sell.active === 0,
        promoteTotal: promotions.total,
        promoteAvailable: promotions.available,
      };
      return { status: 200, body: { data: offers.map(myOfferOf), meta } };
    }),
    bind(contract.viewMyOffer).to(({ actor, parameters }) => show(actor, parameters.hash)),
    bind(contract.switchOffer).to(async ({ actor, parameters: { hash }, body }) => {
      const active = body.new_status === "active";
      const switched = await useCases.switchOffer.execute(actor, hash, body.offer_version, active);
      if (switched.ok) return show(actor, switched.value.id);
      const { refusal } = switched;
      return refusal.code === "vendor_terms_due" ? { refusal: refusal.code } : refusedBy(refusal);
    }),
    bind(contract.switchAllOffers).to(async ({ actor, body }) => {
      const switched = await useCases.switchAllOffers.execute(actor, body.new_status === "active");
      if (!switched.ok) return { refusal: switched.refusal.code };
      const { counts } = await useCases.listMyOffers.execute(actor, "sell");
      return ok({ active: counts.buy.active + counts.sell.active, changed: switched.value });
    }),
    bind(contract.changeOfferMargin).to(async ({ actor, parameters: { hash }, body }) => {
      const pricing = { kind: "margin", percent: body.new_margin } as const;
      const priced = await useCases.priceInView.execute(actor, hash, body.offer_version, pricing);
      if (priced.ok) return ok(myOfferOf(priced.value));
      return refusedBy(priced.refusal, { margin: "new_margin" });
    }),
    bind(contract.changeOfferFixedPrice).to(async ({ actor, parameters: { hash }, body }) => {
      const pricing = { kind: "fixed", price: body.new_fixed_price } as const;
      const priced = await useCases.priceInView.execute(actor, hash, body.offer_version, pricing);
      if (priced.ok) return ok(myOfferOf(priced.value));
      return refusedBy(priced.refusal, { fixed_price: "new_fixed_price" });
    }),
    bind(contract.changeOfferAmount).to(async ({ actor, parameters: { hash }, body }) => {
      const sent = amountsInputOf(body);
      if (sent && "failure" in sent) return refusedFields(sent.failure);
      const amounts = sent ?? ({ kind: "range", min: "", max: "" } as const);
      const limited = await useCases.limitOffer.execute(actor, hash, body.offer_version, amounts);
      return answer(actor, limited);
    }),
    bind(contract.appealOffer).to(async ({ actor, parameters: { hash }, body }) => {
      const appealed = await useCases.appealOffer.execute(actor, hash, body.text);
      return appealed.ok ? show(actor, hash) : { refusal: appealed.refusal.code };
    }),
    bind(contract.deleteOffer).to(async ({ actor, parameters: { hash } }) => {
      const deleted = await useCases.deleteOffer.execute(actor, hash);
      return deleted.ok ? ok({ idHashed: deleted.value.id }) : { refusal: "not_found" };
    }),
    ...offerStandingRoutes(useCases),
    ...manualFeeRoutes(useCases),
    ...silentPoolRoutes(useCases),
    ...marketDepthRoutes(useCases),
    ...offerCsvRoutes(useCases),
  ];
}

function refusedBy(refusal: ChangeOfferRefusal, renamed: Renamed = {}) {
  return refusal.code === "validation"
    ? refusedFields(...fieldFailuresOf(refusal.failures, renamed))
    : { refusal: refusal.code };
}

function refusedFields(...details: readonly FieldFailure[]) {
  return { refusal: "validation" as const, details };
}
