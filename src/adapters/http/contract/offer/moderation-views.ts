import { oneOf } from "../envelope.ts";
import { Type } from "typebox";
import { offerSignalNames } from "../../../../domain/offer/offer-signals.ts";
import { moderationStatus, type ModerationStatus } from "../../../../domain/offer/moderation.ts";
import { named } from "../schema-names.ts";

/** 1 approved, 2 rejected, 3 rejected without an appeal, 4 appealed (specification, section 3). */
export const moderationStatusView = named(
  "ModerationStatus",
  Type.Unsafe<ModerationStatus>(Type.Integer({ enum: Object.values(moderationStatus) })),
);

/** What holds an offer back until a moderator has reviewed it. */
export const offerSignalNameView = named("OfferSignalName", oneOf(offerSignalNames));
