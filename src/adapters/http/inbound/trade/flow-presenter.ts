import type { TradeRecord } from "../../../../application/ports/trade-store.ts";
import { shownCard } from "../../../../application/trade/share-card.ts";
import { cardCodeReader } from "../../../../domain/settlement/card-code.ts";
import { requirementsOf, type Requirement } from "../../../../domain/settlement/requirements.ts";
import { flowStep } from "../../../../domain/trade-view/flow-step.ts";
import { otherSide, type Side } from "../../../../domain/trade/trade.ts";
import type { RequirementView } from "../../contract/trade/flow-views.ts";
import type { TradeView } from "../../contract/trade/trade-views.ts";

/** The flow of a trade and its requirements, as one side sees them. */
export function presentFlow(
  { trade, terms, texts }: Pick<TradeRecord, "trade" | "terms" | "texts">,
  mySide: Side,
): Pick<TradeView, "requirements" | "attachments" | "giftCard" | "flow"> {
  const all = requirementsOf(trade);
  const of = (wanted: readonly Requirement[]) => wanted.map((each) => presentOne(each, mySide));
  const taker = otherSide(trade.offerOwner);
  const ofTaker = (terms.requirements ?? []).map((kind): RequirementView => ({
    id: kind,
    kind,
    // Nobody starts a trade without meeting them.
    status: "APPROVED",
    isOptional: false,
    isMine: mySide === taker,
  }));
  return {
    requirements: [...ofTaker, ...of(all)],
    attachments: all.flatMap(({ kind, status, fileId }) =>
      fileId === undefined ? [] : [{ id: fileId, requirementId: kind, status }],
    ),
    giftCard: presentCard(trade, texts, mySide),
    flow: {
      type: trade.flow,
      step: flowStep(trade),
      state: {
        beforeRevealPaymentDetails: of(all.filter(({ before }) => before === "reveal")),
        beforeMarkAsPaid: of(all.filter(({ before }) => before === "paid")),
      },
    },
  };
}

function presentOne({ kind, status, isOptional, by }: Requirement, mySide: Side): RequirementView {
  return { id: kind, kind, status, isOptional, isMine: by === mySide };
}

/** A trade that left the flow keeps the card that was shown in it. */
function presentCard(
  trade: TradeRecord["trade"],
  texts: TradeRecord["texts"],
  mySide: Side,
): TradeView["giftCard"] {
  const { info, type, code } = shownCard(trade, texts);
  if (trade.flow !== "gcc-auto" && type === undefined) return null;
  const mayRead = cardCodeReader(trade) === mySide;
  return { info: info ?? null, type: type ?? null, code, mayRead };
}
