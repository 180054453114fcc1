import { ContainerModule } from "inversify";
import { offerDecisionRoutes } from "../adapters/http/inbound/admin/offer-decision-routes.ts";
import { moderatedOfferRoutes } from "../adapters/http/inbound/admin/offer-routes.ts";
import { PostgresOfferModeration } from "../adapters/persistence/offer/postgres-offer-moderation.ts";
import { ApproveOffer } from "../application/moderation/approve-offer.ts";
import { ListModeratedOffers } from "../application/moderation/list-moderated-offers.ts";
import { MarkOffer } from "../application/moderation/mark-offer.ts";
import { ModerationDesk } from "../application/moderation/moderation-desk.ts";
import { RejectOffer } from "../application/moderation/reject-offer.ts";
import { ViewModeratedOffer } from "../application/moderation/view-moderated-offer.ts";
import type { OfferModeration } from "../application/ports/offer-moderation.ts";
import { offerTokens } from "./offer-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the parts of the feature moderation. */
export const moderationTokens = {
  moderation: token<OfferModeration>("offerModeration"),
  desk: token<ModerationDesk>("moderationDesk"),
  listModeratedOffers: token<ListModeratedOffers>("listModeratedOffers"),
  viewModeratedOffer: token<ViewModeratedOffer>("viewModeratedOffer"),
  approveOffer: token<ApproveOffer>("approveOffer"),
  rejectOffer: token<RejectOffer>("rejectOffer"),
  markOffer: token<MarkOffer>("markOffer"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = moderationTokens;
  bind(t.moderation).toResolvedValue(
    (pool, changes) => new PostgresOfferModeration(pool, changes),
    [tokens.dataSource, tokens.changes],
  );
  bind(t.desk).toResolvedValue(
    (offers, policy) => new ModerationDesk(offers, policy),
    [t.moderation, policyTokens.moderation],
  );
  bind(t.listModeratedOffers).toResolvedValue(
    (offers) => new ListModeratedOffers(offers),
    [t.moderation],
  );
  bind(t.viewModeratedOffer).toResolvedValue(
    (offers, log, prices, policy) => new ViewModeratedOffer(offers, log, prices, policy),
    [t.moderation, staffTokens.auditLog, offerTokens.marketPrices, policyTokens.offer],
  );
  bind(t.approveOffer).toResolvedValue((desk) => new ApproveOffer(desk), [t.desk]);
  bind(t.markOffer).toResolvedValue(
    (offers, policy) => new MarkOffer(offers, policy),
    [t.moderation, policyTokens.moderation],
  );
  bind(t.rejectOffer).toResolvedValue((desk) => new RejectOffer(desk), [t.desk]);
});

/** The feature moderation: offers as staff read and moderate them. */
export const moderation: Feature = {
  module: parts,
  consoleRoutes: () => [
    served(moderatedOfferRoutes, { ...moderationTokens, onceByKey: tokens.onceByKey }),
    served(offerDecisionRoutes, {
      ...moderationTokens,
      onceByKey: tokens.onceByKey,
      securityEvents: tokens.securityEvents,
    }),
  ],
};
