import {
  awaitsSecond,
  parseCaseText,
  type CaseTextRefusal,
} from "../../domain/dispute/case-text.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { Verdict } from "../../domain/trade/trade-memory.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import {
  awaitedSides,
  judgeReasons,
  type ReasonsRefusal,
} from "../../domain/dispute/verdict-reasons.ts";
import { isAlreadySo } from "../../domain/trade/judgement.ts";
import type { CaseRecord, CaseViews } from "../ports/case-views.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "./case-desk.ts";
import { verdictCommand } from "./verdict-command.ts";
import type { Current } from "../ports/current-policy.ts";

/** A verdict with its reasons. */
interface VerdictAsked {
  readonly verdict: Verdict;
  /** One of the rules (`verdictRules`). */
  readonly rule: string;
  /** The lines of the case that it is based on. */
  readonly evidence: readonly string[];
  /** What both sides read. */
  readonly explanation: string;
  /** Why nothing is cited, for both sides to read. */
  readonly noEvidenceReason?: string | undefined;
  /** Whether the case worker chose not to wait for an answer that can still come. */
  readonly beforeAnswer?: boolean | undefined;
}

/** Why a verdict is refused. */
type VerdictRefusal = TradeRefusal | CaseTextRefusal | ReasonsRefusal;

/** The case worker decides (T31–T33). If two are needed, it waits for the second. */
export class DecideCase {
  readonly #desk: CaseDesk;
  readonly #views: Pick<CaseViews, "record">;
  readonly #policy: Current<DisputePolicy>;

  constructor(desk: CaseDesk, views: Pick<CaseViews, "record">, policy: Current<DisputePolicy>) {
    this.#desk = desk;
    this.#views = views;
    this.#policy = policy;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    asked: VerdictAsked,
    key?: CommandKey,
  ): Promise<StaffResult<VerdictRefusal>> {
    const { fewestExplanationCharacters: fewest, mostExplanationCharacters: most } = this.#policy();
    const { verdict, rule, evidence } = asked;
    const text = parseCaseText(asked.explanation, fewest, most);
    if (!text.ok) return text;
    const whyNone = whyNoEvidence(asked, fewest, most);
    if (whyNone && !whyNone.ok) return whyNone;
    const record = await this.#views.record(tradeId);
    return this.#desk.carryOut<VerdictRefusal>({
      actor,
      tradeId,
      key,
      verb: "decide-case",
      decide: ({ trade, policy }, staff, context) => {
        const decision = decideTrade(trade, verdictCommand(verdict, staff), context);
        if (!decision.ok || isAlreadySo(decision.value)) return decision;
        const judged = judgeReasons(
          {
            verdict: verdict.for,
            rule,
            evidence,
            saysWhyNone: whyNone !== undefined,
            beforeAnswer: asked.beforeAnswer ?? false,
          },
          {
            usdCents: trade.money.usdCents,
            hasLine: (line) => record !== undefined && hasLine(record, line),
            awaited: record
              ? awaitedSides(record.disputeCase, record.lastWritten, context.now)
              : [],
          },
          policy.dispute,
        );
        return judged.ok ? decision : judged;
      },
      alsoWrites: (_loaded, { trade, events }) => {
        const author = { authorKind: events[0]?.by ?? "moderator", authorId: actor.staffId };
        const waits = trade.memory.verdict === undefined && awaitsSecond;
        const detail = {
          rule,
          evidence: evidence.join(","),
          for: verdict.for,
          ...(verdict.for === "split" && { buyerShare: String(verdict.buyerShare) }),
          ...waits,
        };
        const decided = { kind: "verdict", ...author, text: text.value, detail } as const;
        const none = whyNone?.ok
          ? [{ kind: "no_evidence", ...author, text: whyNone.value, detail: { ...waits } } as const]
          : [];
        return { texts: [decided, ...none] };
      },
    });
  }
}

/** The reason as written, where nothing is cited; undefined if there is none. */
function whyNoEvidence({ evidence, noEvidenceReason }: VerdictAsked, fewest: number, most: number) {
  if (evidence.length > 0 || noEvidenceReason === undefined) return undefined;
  return parseCaseText(noEvidenceReason, fewest, most);
}

/** Whether a case has a line of that name: e5 an event, m3 a message, t2 a text, d1 a reading. */
function hasLine(record: CaseRecord, line: string): boolean {
  const { timeline, messages, texts, detailsReads } = record;
  const seq = Number(line.slice(1));
  const readings = detailsReads.map((_read, index) => ({ seq: index + 1 }));
  const lines = { e: timeline, m: messages, t: texts, d: readings }[line.slice(0, 1)];
  return lines?.some((each) => each.seq === seq) ?? false;
}
