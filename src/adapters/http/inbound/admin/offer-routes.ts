import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { ApproveOffer } from "../../../../application/moderation/approve-offer.ts";
import type { ListModeratedOffers } from "../../../../application/moderation/list-moderated-offers.ts";
import type { MarkOffer } from "../../../../application/moderation/mark-offer.ts";
import type { ModerateOfferRefusal } from "../../../../application/moderation/moderation-desk.ts";
import type { RejectOffer } from "../../../../application/moderation/reject-offer.ts";
import type {
  ModeratedOffer,
  ViewModeratedOffer,
} from "../../../../application/moderation/view-moderated-offer.ts";
import type { ModerationFilter } from "../../../../application/ports/offer-moderation.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import { moderationStatus } from "../../../../domain/offer/moderation.ts";
import type { Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/admin/offers.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";
import { presentModerated, presentModeratedCard } from "./offer-presenter.ts";

/** Dependencies of these routes. */
interface ModerationUseCases {
  readonly onceByKey: OnceByKey;
  readonly listModeratedOffers: ListModeratedOffers;
  readonly viewModeratedOffer: ViewModeratedOffer;
  readonly approveOffer: ApproveOffer;
  readonly rejectOffer: RejectOffer;
  readonly markOffer: MarkOffer;
}

/** The list has its own order; a sort is accepted because the console's lists always send one. */
const offerList = {
  sortable: ["id"],
  filterable: ["q", "moderation", "owner", "reported", "waiting"],
  most: 100,
};

/** Offers as staff read and moderate them. A decision returns the updated offer. */
export function moderatedOfferRoutes(useCases: ModerationUseCases): readonly BoundRoute[] {
  const { viewModeratedOffer } = useCases;
  const answer = async (
    actor: StaffActor,
    id: string,
    done: Result<undefined, ModerateOfferRefusal | { readonly code: "key_reused" }>,
  ) =>
    done.ok
      ? shown(await viewModeratedOffer.afterDecision(actor, id))
      : { refusal: done.refusal.code };
  return [
    bind(contract.listModeratedOffers).to(async ({ actor, query }) => {
      const asked = parseList(query, offerList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const wanted = filterOf(filter);
      if (!wanted) return { refusal: "validation", details: [badFilter] };
      const { offers, total } = await useCases.listModeratedOffers.execute(
        actor,
        wanted,
        from,
        most,
      );
      const headers = { "Content-Range": contentRange("offers", from, offers.length, total) };
      return { status: 200, body: offers.map(presentModeratedCard), headers };
    }),
    bind(contract.viewModeratedOffer).to(async ({ actor, parameters: { id } }) =>
      shown(await viewModeratedOffer.execute(actor, id)),
    ),
    bind(contract.approveOffer).to(async (call) => {
      const {
        actor,
        parameters: { id },
        body,
      } = call;
      const command = { offerId: id, seenVersion: body.offer_version, reason: body.reason };
      const done = await useCases.onceByKey.run(actor, commandKey("approveOffer", call), (by) =>
        useCases.approveOffer.execute(by, command),
      );
      return answer(actor, id, done);
    }),
    bind(contract.rejectOffer).to(async (call) => {
      const {
        actor,
        parameters: { id },
        body,
      } = call;
      const command = { offerId: id, seenVersion: body.offer_version, reason: body.reason };
      const forGood = body.final ?? false;
      const done = await useCases.onceByKey.run(actor, commandKey("rejectOffer", call), (by) =>
        useCases.rejectOffer.execute(by, command, forGood),
      );
      return answer(actor, id, done);
    }),
    bind(contract.markOffer).to(async (call) => {
      const {
        actor,
        parameters: { id },
        body,
      } = call;
      const command = { offerId: id, seenVersion: body.offer_version, reason: body.reason };
      const marks = {
        isStickied: body.is_stickied,
        isFeaturedByModerator: body.is_featured_by_moderator,
      };
      const done = await useCases.onceByKey.run(actor, commandKey("markOffer", call), (by) =>
        useCases.markOffer.execute(by, command, marks),
      );
      return done.ok
        ? shown(await viewModeratedOffer.afterDecision(actor, id))
        : { refusal: done.refusal.code };
    }),
  ];
}

function shown(offer: ModeratedOffer | undefined) {
  return offer
    ? ({ status: 200, body: presentModerated(offer) } as const)
    : ({ refusal: "not_found" } as const);
}

const badFilter = {
  field: "filter",
  code: "list_form",
  message: "moderation is a number from 1 to 4; reported and waiting are true or false",
};

/** Undefined if the value is not valid for the field. */
function filterOf(filter: Readonly<Record<string, string>>): ModerationFilter | undefined {
  const { q: text, moderation, owner: ownerId, reported, waiting } = filter;
  const status = Object.values(moderationStatus).find((each) => String(each) === moderation);
  const areFlags = [reported, waiting].every(
    (flag) => flag === undefined || flag === "true" || flag === "false",
  );
  if (!areFlags || (moderation !== undefined && status === undefined)) return undefined;
  return {
    text,
    status,
    ownerId,
    isReported: reported === "true",
    isWaiting: waiting === "true",
  };
}
