import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { ApproveOffer } from "../../../../application/moderation/approve-offer.ts";
import type { RejectOffer } from "../../../../application/moderation/reject-offer.ts";
import type { SecurityEvents } from "../../../../application/ports/security-events.ts";
import * as contract from "../../contract/admin/offer-decisions.ts";
import { moderationTextCodes } from "../../contract/offer/offer-refusals.ts";
import { refusals } from "../../contract/refusals.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { noteRefusals } from "../note-refusals.ts";

/** Dependencies of this route. */
interface DecisionUseCases {
  readonly onceByKey: OnceByKey;
  readonly approveOffer: ApproveOffer;
  readonly rejectOffer: RejectOffer;
  readonly securityEvents: SecurityEvents;
}

/**
 * One decision about several offers. They are decided on one after the other, each by the use case of its
 * own route and under a key of its own. A reason that does not fit is refused before anything is done.
 */
export function offerDecisionRoutes(useCases: DecisionUseCases): readonly BoundRoute[] {
  const watch = noteRefusals(useCases.securityEvents);
  return [
    bind(contract.decideOffers).to(async (call) => {
      const { actor, body, request } = call;
      const { decision, final = false, reason } = body;
      const decideOne = ({ id, offer_version: seenVersion }: (typeof body.offers)[number]) => {
        const one = { decision, final, reason, seenVersion };
        const key = call.key && { ...call.key, text: `${call.key.text} ${id}` };
        const rowKey = commandKey("decideOffers", { ...call, key, parameters: { id }, body: one });
        const command = { offerId: id, seenVersion, reason };
        return useCases.onceByKey.run(actor, rowKey, (by) =>
          decision === "approve"
            ? useCases.approveOffer.execute(by, command)
            : useCases.rejectOffer.execute(by, command, final),
        );
      };
      const outcomes = [];
      for (const offer of body.offers) {
        const done = await decideOne(offer);
        if (done.ok) {
          outcomes.push({ id: offer.id, isDone: true, code: null, message: null });
          continue;
        }
        const { code } = done.refusal;
        // It is the same for all of them, and the first was refused for it.
        if (isAboutReason(code)) return { refusal: code };
        watch(code, { route: contract.decideOffers.id, request, actor });
        outcomes.push({ id: offer.id, isDone: false, code, message: refusals[code].message });
      }
      return { status: 200, body: outcomes };
    }),
  ];
}

type ReasonCode = (typeof moderationTextCodes)[number];

function isAboutReason(code: string): code is ReasonCode {
  return moderationTextCodes.some((each) => each === code);
}
