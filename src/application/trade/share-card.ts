import { parseCardCode, parseCardInfo, type GiftCardType } from "../../domain/dispute/card-text.ts";
import type { CaseTextKind, CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  cardCodeState,
  revealCode,
  type CardCodeState,
} from "../../domain/settlement/card-code.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import { sideOf, type Trade } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { RecordedCaseText } from "../ports/case-views.ts";
import type { CommandKey, NewCaseText } from "../ports/commit.ts";
import type { FieldCipher } from "../ports/field-cipher.ts";
import type { TradeViews } from "../ports/trade-store.ts";
import type { DeskRefusal, DeskResult, TradeDesk } from "./trade-desk.ts";

const infoKind: CaseTextKind = "card_info";
const codeKind: CaseTextKind = "card_code";

/** A gift card as both sides may see it: never its code. */
interface ShownCard {
  /** Undefined before it is shown, and once its retention period is over. */
  readonly info: string | undefined;
  readonly type: string | undefined;
  readonly code: CardCodeState;
}

/** The card that was shown last. */
export function shownCard(trade: Trade, texts: readonly RecordedCaseText[]): ShownCard {
  const last = texts.findLast(({ kind }) => kind === infoKind);
  return { info: last?.text, type: last?.detail["type"], code: cardCodeState(trade) };
}

/** A buyer pays with a gift card: first what it is, then its code (T10, T14). */
export class ShareCard {
  readonly #desk: TradeDesk;
  readonly #views: Pick<TradeViews, "record">;
  readonly #cipher: FieldCipher;

  constructor(desk: TradeDesk, views: Pick<TradeViews, "record">, cipher: FieldCipher) {
    this.#desk = desk;
    this.#views = views;
    this.#cipher = cipher;
  }

  /** The buyer shows what card they have; the seller accepts or declines it. */
  show(
    { traderId }: Actor,
    tradeId: TradeId,
    card: { readonly type: GiftCardType; readonly info: string },
    key?: CommandKey,
  ): Promise<DeskResult<TradeRefusal | CaseTextRefusal>> {
    const info = parseCardInfo(card.info);
    const text = info.ok
      ? ({ kind: infoKind, text: info.value, detail: { type: card.type } } as const)
      : undefined;
    return this.#write(traderId, tradeId, "share-card", info.ok ? accept(text) : info, key);
  }

  /** The buyer shares the code, which is the payment. It is stored encrypted. */
  shareCode(
    { traderId }: Actor,
    tradeId: TradeId,
    typed: string,
    key?: CommandKey,
  ): Promise<DeskResult<TradeRefusal | CaseTextRefusal>> {
    const code = parseCardCode(typed);
    if (!code.ok) return this.#write(traderId, tradeId, "share-code", code, key);
    const sealed = Buffer.from(this.#cipher.encrypt(code.value, placeOf(tradeId))).toString(
      "base64",
    );
    const text = { kind: codeKind, text: sealed } as const;
    return this.#write(traderId, tradeId, "share-code", accept(text), key);
  }

  /**
   * Reads the code: the seller, who is recorded with it, or the buyer once the card is theirs again.
   * `not_found`, too, once its retention period is over.
   */
  async reveal({ traderId }: Actor, tradeId: TradeId): Promise<Result<string, DeskRefusal>> {
    const revealed = await this.#desk.act({
      tradeId,
      actorId: traderId,
      key: undefined,
      decide: (trade, context) => revealCode(trade, traderId, context),
    });
    if (!revealed.ok) return revealed;
    const record = await this.#views.record(tradeId);
    const sealed = record?.texts.findLast(({ kind }) => kind === codeKind)?.text;
    if (sealed === undefined) return refuse({ code: "not_found" });
    return accept(this.#cipher.decrypt(Buffer.from(sealed, "base64"), placeOf(tradeId)));
  }

  #write(
    actorId: string,
    tradeId: TradeId,
    act: "share-card" | "share-code",
    text: Result<Pick<NewCaseText, "kind" | "text" | "detail"> | undefined, CaseTextRefusal>,
    key: CommandKey | undefined,
  ): Promise<DeskResult<TradeRefusal | CaseTextRefusal>> {
    return this.#desk.carryOut<TradeRefusal | CaseTextRefusal>({
      tradeId,
      actorId,
      key,
      maySee: ({ trade }) => sideOf(trade, actorId) !== undefined,
      decide: ({ trade }, context) =>
        text.ok ? decideTrade(trade, { act, actorId }, context) : text,
      alsoWrites: () => ({
        texts:
          text.ok && text.value ? [{ ...text.value, authorKind: "buyer", authorId: actorId }] : [],
      }),
    });
  }
}

function placeOf(tradeId: TradeId): string {
  return `case_text.card_code ${tradeId}`;
}
