import {
  parseFeatureRequest,
  type FeatureRequestRefusal,
} from "../../domain/feature-request/feature-request.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { FeatureRequestStore } from "../ports/feature-request-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

type AnswerRefusal =
  | FeatureRequestRefusal
  | { readonly code: "not_found" | "conflict_of_interest" | "feature_request_answered" };

/** Tells a trader what becomes of what they wish for. It is answered once: they have read it. */
export class AnswerFeatureRequest {
  readonly #requests: Pick<FeatureRequestStore, "find" | "answer">;

  constructor(requests: Pick<FeatureRequestStore, "find" | "answer">) {
    this.#requests = requests;
  }

  async execute(
    { staffId, role, linkedIds, key }: KeyedStaff,
    { id, text: typed }: { readonly id: string; readonly text: string },
  ): Promise<Result<undefined, AnswerRefusal>> {
    const request = await this.#requests.find(id);
    if (!request) return refuse({ code: "not_found" });
    const traderId = request.trader.id;
    if (linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
    const text = parseFeatureRequest(typed);
    if (!text.ok) return text;
    const isDone = await this.#requests.answer(
      { id, traderId, staffId, text: text.value },
      {
        staffId,
        role,
        ...(key && { key }),
        act: "answer-feature-request",
        subject: { kind: "trader", id: traderId },
        reason: text.value,
        after: { request: id },
      },
    );
    return isDone ? accept(undefined) : refuse({ code: "feature_request_answered" });
  }
}
