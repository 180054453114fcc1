import { ContainerModule } from "inversify";
import { profileRoutes } from "../adapters/http/inbound/profile/profile-routes.ts";
import { PostgresOfferViews } from "../adapters/persistence/offer/postgres-offer-views.ts";
import { PostgresProfileStore } from "../adapters/persistence/profile/postgres-profile-store.ts";
import { ReleaseTimes } from "../adapters/persistence/profile/release-times.ts";
import { ListActiveOffers } from "../application/offer/list-active-offers.ts";
import type { OwnerOffers } from "../application/ports/owner-offers.ts";
import type { ProfileStore } from "../application/ports/profile-store.ts";
import { ListReceivedFeedback } from "../application/profile/list-received-feedback.ts";
import { ViewProfile } from "../application/profile/view-profile.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { reputationTokens } from "./reputation-module.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";

/** The names of the feature profile. */
const profileTokens = {
  profiles: token<ProfileStore>("profiles"),
  ownerOffers: token<OwnerOffers>("ownerOffers"),
  viewProfile: token<ViewProfile>("viewProfile"),
  listReceivedFeedback: token<ListReceivedFeedback>("listReceivedFeedback"),
  listActiveOffers: token<ListActiveOffers>("listActiveOffers"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = profileTokens;
  bind(t.profiles).toResolvedValue((reads) => new PostgresProfileStore(reads), [tokens.reads]);
  bind(t.ownerOffers).toResolvedValue(
    (pool, policy) => new PostgresOfferViews(pool, policy),
    [tokens.dataSource, policyTokens.start],
  );
  bind(t.viewProfile).toResolvedValue(
    (profiles, reputations) => new ViewProfile(profiles, reputations),
    [t.profiles, reputationTokens.reputations],
  );
  bind(t.listReceivedFeedback).toResolvedValue(
    (profiles) => new ListReceivedFeedback(profiles),
    [t.profiles],
  );
  bind(t.listActiveOffers).toResolvedValue(
    (offers, prices, window) => new ListActiveOffers(offers, prices, window),
    [t.ownerOffers, offerTokens.marketPrices, offerTokens.offerWindow],
  );
});

/** The feature profile: what is public about a trader. */
export const profile: Feature = {
  module: parts,
  routes: () => [served(profileRoutes, { ...profileTokens, findFavorites: tokens.findFavorites })],
  subscribers: [() => new ReleaseTimes()],
};
