import { judgeNotice, type NoticeRefusal } from "../../domain/chargeback/chargeback-form.ts";
import { parseCaseText, type CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import { sideOf } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttachmentStore, TradeAttachment } from "../ports/attachment-store.ts";
import type { ChatStore } from "../ports/chat-store.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { LoadedTrade, TradeStore } from "../ports/trade-store.ts";
import type { DeskResult, TradeDesk } from "../trade/trade-desk.ts";
import type { Current } from "../ports/current-policy.ts";

/** What a seller states about a reversed payment (answers 111). */
interface ChargebackForm {
  readonly text: string;
  /** The reference under which the bank or the service reversed it. */
  readonly bankReference: string;
  /** In the trade's currency, as typed. */
  readonly amount: string;
  /** An ISO date. */
  readonly date: string;
  /** The bank's notice, which the seller stored for this trade. */
  readonly attachmentId: string | undefined;
  /** The seller's confirmation that they checked all of it. */
  readonly isVerifiedCorrectly: boolean;
}

type ReportRefusal = TradeRefusal | CaseTextRefusal | NoticeRefusal;

/** What reporting needs. */
interface ReportParts {
  readonly desk: TradeDesk;
  readonly trades: Pick<TradeStore, "load">;
  readonly attachments: Pick<AttachmentStore, "listOf">;
  readonly chats: Pick<ChatStore, "append">;
  readonly policy: Current<DisputePolicy>;
}

/**
 * The seller reports that the payment of a trade was reversed (T43). The bank's notice also stands in
 * the chat, where the buyer and staff find it.
 */
export class ReportChargeback {
  readonly #parts: ReportParts;

  constructor(parts: ReportParts) {
    this.#parts = parts;
  }

  async execute(
    actor: Actor,
    tradeId: TradeId,
    form: ChargebackForm,
    key?: CommandKey,
  ): Promise<DeskResult<ReportRefusal>> {
    const { desk, trades } = this.#parts;
    const actorId = actor.traderId;
    const [loaded, notice] = await Promise.all([
      trades.load(tradeId),
      this.#noticeOf(actor, tradeId, form),
    ]);
    const isVerifiedCorrectly = form.isVerifiedCorrectly && notice !== undefined;
    const command = { act: "report-chargeback", actorId, isVerifiedCorrectly } as const;
    const facts = this.#read(form);
    const decide = ({ trade, now }: LoadedTrade, context: TradeContext) => {
      const judged = decideTrade(trade, command, context);
      if (!judged.ok) return judged;
      if (!facts.ok) return facts;
      const fits = judgeNotice(trade, { amount: form.amount, day: Date.parse(form.date) }, now);
      return fits.ok ? judged : fits;
    };
    if (loaded && notice && notice.seq === undefined && decide(loaded, desk.contextOf(loaded)).ok) {
      await this.#show(notice, loaded);
    }
    return desk.carryOut<ReportRefusal>({
      tradeId,
      actorId,
      key,
      maySee: ({ trade }) => sideOf(trade, actorId) !== undefined,
      decide,
      alsoWrites: () => ({
        texts: facts.ok
          ? [{ kind: "chargeback", authorKind: "seller", authorId: actorId, ...facts.value }]
          : [],
      }),
    });
  }

  /** The seller's text and what the notice says, as they are stored. */
  #read(form: ChargebackForm): Result<Statement, CaseTextRefusal> {
    const { fewestExplanationCharacters, mostExplanationCharacters, mostReferenceCharacters } =
      this.#parts.policy();
    const text = parseCaseText(form.text, fewestExplanationCharacters, mostExplanationCharacters);
    if (!text.ok) return text;
    const reference = parseCaseText(form.bankReference, 1, mostReferenceCharacters);
    if (!reference.ok) return reference;
    const { amount, date, attachmentId = "" } = form;
    const detail = { reference: reference.value, amount, date, file: attachmentId };
    return accept({ text: text.value, detail });
  }

  /** The file, if it is the seller's own in this trade and its content is still there. */
  async #noticeOf(
    { traderId }: Actor,
    tradeId: TradeId,
    { attachmentId }: ChargebackForm,
  ): Promise<TradeAttachment | undefined> {
    if (attachmentId === undefined) return undefined;
    const files = await this.#parts.attachments.listOf(tradeId, traderId);
    return files.find(
      ({ id, authorId, name }) =>
        id === attachmentId && authorId === traderId && name !== undefined,
    );
  }

  /** A report that is repeated after this finds the notice sent, and does not send it twice. */
  async #show({ id, authorId }: TradeAttachment, { trade, now }: LoadedTrade): Promise<void> {
    const recipients = [trade.buyerId, trade.sellerId];
    await this.#parts.chats.append(
      { tradeId: trade.id, authorId, text: "", attachmentIds: [id], recipients },
      now,
    );
  }
}

interface Statement {
  readonly text: string;
  readonly detail: Readonly<Record<string, string>>;
}
