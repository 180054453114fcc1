import { Type, type Static } from "typebox";
import { traderRequirementKinds } from "../../../../domain/offer/trader-requirements.ts";
import type { RequirementKind } from "../../../../domain/settlement/requirements.ts";
import { cardCodeStates } from "../../../../domain/settlement/card-code.ts";
import { flowSteps } from "../../../../domain/trade-view/flow-step.ts";
import { requirementStatuses } from "../../../../domain/trade/trade-memory.ts";
import type { TradeFlow } from "../../../../domain/trade/trade.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { named } from "../schema-names.ts";

const kinds = [
  "terms_read",
  "bank_account_shared",
  "receipt",
  "gift_card_info",
  "gift_card_code",
] as const satisfies readonly RequirementKind[];
type Kind = (typeof kinds)[number] | (typeof traderRequirementKinds)[number];

/** The five states of a requirement. */
export const requirementStatusView = named("RequirementStatus", oneOf(requirementStatuses));

/** How a trade goes (specification, section 3). */
export const tradeFlowView = named(
  "TradeFlow",
  Type.Unsafe<TradeFlow>(
    Type.String({ enum: ["default", "gcc-auto", "lite", "bt-auto"] satisfies TradeFlow[] }),
  ),
);

/** What a party has to be, to show or to do. There is one of a kind in a trade. */
const requirementView = view("Requirement", {
  id: Type.String(),
  kind: Type.Unsafe<Kind>(Type.String({ enum: [...kinds, ...traderRequirementKinds] })),
  status: requirementStatusView,
  isOptional: Type.Boolean(),
  /** Whether the viewer has to meet it. */
  isMine: Type.Boolean(),
});

export type RequirementView = Static<typeof requirementView>;

/** The gift card that the buyer pays with. */
const giftCardView = view("GiftCard", {
  /** Null before it is shown, and once its retention period is over. */
  info: orNull(Type.String()),
  /** `physical` or `e-card`. */
  type: orNull(Type.String()),
  code: oneOf(cardCodeStates),
  /** Whether the viewer may read the code now. */
  mayRead: Type.Boolean(),
});

/** The flow of a trade, what it requires, and the files that show it. */
export const flowViews = {
  /** What the offer required of its taker, and what the flow requires of both. */
  requirements: Type.Array(requirementView),
  /** Files that were shown for a requirement; `/uploads` has their addresses. */
  attachments: Type.Array(
    closed({ id: Type.String(), requirementId: Type.String(), status: requirementStatusView }),
  ),
  /** Null in a trade by another flow. */
  giftCard: orNull(giftCardView),
  flow: view("Flow", {
    type: tradeFlowView,
    step: oneOf(flowSteps),
    state: closed({
      beforeRevealPaymentDetails: Type.Array(requirementView),
      beforeMarkAsPaid: Type.Array(requirementView),
    }),
  }),
};
