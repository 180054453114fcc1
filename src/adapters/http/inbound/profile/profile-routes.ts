import type { FindFavorites } from "../../../../application/favorite/find-favorites.ts";
import type { ListActiveOffers } from "../../../../application/offer/list-active-offers.ts";
import type { ListReceivedFeedback } from "../../../../application/profile/list-received-feedback.ts";
import type { ViewProfile } from "../../../../application/profile/view-profile.ts";
import type { ActiveOfferSort } from "../../../../application/offer/sorted-offers.ts";
import type { ListActiveOffersDto } from "../../contract/profile/list-active-offers-dto.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import * as contract from "../../contract/profile/profile.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { offerCardOf } from "../offer/offer-presenter.ts";
import { presentFeedback } from "../feedback/received-feedback-presenter.ts";
import { presentProfile } from "./profile-presenter.ts";

/** Use cases behind the profile routes. */
interface ProfileUseCases {
  readonly viewProfile: ViewProfile;
  readonly listReceivedFeedback: ListReceivedFeedback;
  readonly listActiveOffers: ListActiveOffers;
  readonly findFavorites: FindFavorites;
}

/** A trader's public data. */
export function profileRoutes(useCases: ProfileUseCases): readonly BoundRoute[] {
  return [
    bind(contract.viewProfileByName).to(async ({ parameters, actor }) => {
      const found = await useCases.viewProfile.execute({ username: parameters.username }, actor);
      return found ? ok(presentProfile(found)) : { refusal: "not_found" };
    }),
    bind(contract.listReceivedFeedback).to(async ({ parameters, query, actor }) => {
      const page = Number(query.page ?? 1);
      const { username } = parameters;
      const found = await useCases.listReceivedFeedback.execute(username, query.type, page, actor);
      if (!found) return { refusal: "not_found" };
      const meta = pageMetaOf(found.total, found.perPage, page);
      return { status: 200, body: { data: found.items.map(presentFeedback), meta } };
    }),
    bind(contract.listActiveOffers).to(async ({ parameters, query, actor }) => {
      const wish = {
        username: parameters.username,
        type: query.type,
        asset: query.crypto_currency_code,
        sort: sortOf(query.sort),
        offset: Number(query.offset ?? 0),
      };
      const found = await useCases.listActiveOffers.execute(wish, actor);
      if (!found) return { refusal: "not_found" };
      const { offers, total, buyCount, sellCount, nextOffset } = found;
      const meta = { total, buyCount, sellCount, nextOffset: nextOffset ?? null };
      const ids = offers.map(({ offer }) => offer.id);
      const favorites = await useCases.findFavorites.execute(actor, ids);
      const data = offers.map((each) => offerCardOf(each, favorites));
      return { status: 200, body: { data, meta } };
    }),
    bind(contract.viewProfile).to(async ({ parameters, actor }) => {
      const found = await useCases.viewProfile.execute({ idOrUsername: parameters.id }, actor);
      return found ? ok(presentProfile(found)) : { refusal: "not_found" };
    }),
  ];
}

/** One trader releases at one speed: it puts none of their offers before another. */
function sortOf(asked: ListActiveOffersDto["sort"]): ActiveOfferSort {
  return asked === undefined || asked.startsWith("release_time")
    ? "default"
    : (asked as ActiveOfferSort);
}
