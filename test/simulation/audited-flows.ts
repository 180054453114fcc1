import type { RecordedEvent } from "../../src/application/ports/trade-store.ts";
import type { TradeFlow } from "../../src/domain/trade/trade.ts";
import { must } from "./violation.ts";

/** How often a seller may decline the cards of one trade. */
const declinesAtMost = 3;
const cardActs = new Set(["share-card", "accept-card", "decline-card", "share-code"]);
const met = new Set(["UPLOADED", "APPROVED"]);

/** What a timeline says of the steps of its flow, from the decisions alone. */
export function judgeFlow(
  id: string,
  offered: TradeFlow,
  now: TradeFlow,
  timeline: readonly RecordedEvent[],
): void {
  let flow = offered;
  let declines = 0;
  const required = new Map<string, string>();
  const told = (event: RecordedEvent) => () => `${id}: ${event.act} by ${event.by} in ${flow}`;
  for (const event of timeline) {
    const { act, by, facts } = event;
    if (cardActs.has(act)) {
      must(flow === "gcc-auto", "cards are for their flow", told(event));
    }
    if (act === "decline-card") declines += 1;
    if (act === "paid") {
      must(flow !== "gcc-auto", "a card is paid by its code", told(event));
      const isReady = ["terms_read", "receipt"].every((each) => met.has(required.get(each) ?? ""));
      must(flow !== "bt-auto" || isReady, "paid once all that is required was shown", told(event));
    }
    if (act === "fallback") {
      must(flow !== "default", "a flow is left once", told(event));
      flow = "default";
      required.clear();
    }
    if (act !== "requirement") continue;
    const { requirement = "", status = "" } = facts ?? {};
    const isReview = status === "APPROVED" || status === "REJECTED";
    must((by === "seller") === isReview, "who shows something does not judge it", told(event));
    must(
      !isReview || required.has(requirement),
      "what is judged was shown",
      () => `${id}: ${requirement} is ${status}`,
    );
    required.set(requirement, status);
  }
  must(declines <= declinesAtMost, "a seller declines so often", () => `${id}: ${declines}`);
  must(flow === now, "the flow is what the timeline says", () => `${id} is ${now}, not ${flow}`);
  const shared = timeline.findIndex(({ act }) => act === "share-code");
  const revealed = timeline.findIndex(({ act }) => act === "reveal-code");
  must(
    revealed < 0 || (shared >= 0 && shared < revealed),
    "a code is read once it is shared",
    () => id,
  );
}
