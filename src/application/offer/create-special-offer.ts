import { foldedName } from "../../domain/account/folded-name.ts";
import {
  judgeUnanswered,
  judgeWriting,
  type WritingRefusal,
} from "../../domain/messenger/person-chat.ts";
import type { OfferInput, OfferJudges, OfferRefusal } from "../../domain/offer/create-offer.ts";
import { mostActiveOffers } from "../../domain/offer/offer-policy.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import { createSpecialOffer } from "../../domain/offer/special-offer.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { StartPolicy } from "../../domain/trade-start/start-policy.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { NewId } from "../ports/new-id.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { ChatPerson, PersonChats } from "../ports/person-chats.ts";
import type { FillOffer } from "./fill-offer.ts";
import type { OfferDesk } from "./offer-desk.ts";
import { storeNewOffer, type StoreNewOfferRefusal } from "./store-new-offer.ts";

/**
 * - `not_found`: the caller has no such chat with a person.
 * - `partner_not_in_chat`: the chat is with somebody else.
 * - `no_fresh_rate`: the margin has no fresh market to apply to.
 * - The refusals of offers, and of writing in the chat.
 */
type CreateSpecialOfferRefusal =
  | OfferRefusal
  | StoreNewOfferRefusal
  | WritingRefusal
  | { readonly code: "chat_unanswered" | "partner_not_in_chat" | "no_fresh_rate" };

/** What creating a special offer needs. */
interface CreateSpecialOfferParts {
  readonly offers: Pick<OfferStore, "insert" | "own">;
  readonly desk: Pick<OfferDesk, "judgesFor">;
  readonly chats: Pick<PersonChats, "find" | "append">;
  readonly fillOffer: FillOffer;
  readonly prices: Pick<MarketPrices, "quote" | "exchangeRates">;
  readonly policy: Current<Pick<StartPolicy, "ratesAtMostSeconds">>;
  readonly newId: NewId;
}

/** A trader makes an offer to one person, in their chat. */
export class CreateSpecialOffer {
  readonly #parts: CreateSpecialOfferParts;

  constructor(parts: CreateSpecialOfferParts) {
    this.#parts = parts;
  }

  /**
   * `partnerId`: the id or the name of the other person of the chat. With a key, the offer and its
   * card are stored once; where only the offer was, the same call adds the card.
   */
  async execute(
    { traderId }: Pick<Actor, "traderId">,
    asked: {
      readonly chatId: string;
      readonly partnerId: string;
      readonly input: OfferInput;
    },
    key?: CommandKey,
  ): Promise<Result<Offer, CreateSpecialOfferRefusal>> {
    const { offers, desk, chats, fillOffer, newId } = this.#parts;
    const { chatId } = asked;
    const found = await chats.find(chatId, traderId);
    if (!found) return refuse({ code: "not_found" });
    const { partner, pair, counts, now } = found;
    if (!isNamed(partner, asked.partnerId)) return refuse({ code: "partner_not_in_chat" });
    const writing = judgeWriting(pair);
    if (!writing.ok) return writing;
    const unanswered = judgeUnanswered(counts);
    if (!unanswered.ok) return unanswered;
    const filled = await fillOffer.execute(traderId, asked.input);
    if (!filled.ok) return filled;
    const judges = await desk.judgesFor(traderId);
    const judged = createSpecialOffer(newId(), filled.value, this.#atFreshPrices(judges, now), {
      partnerId: partner.traderId,
      chatId,
      now,
    });
    if (!judged.ok) return judged;
    const most = mostActiveOffers(judges.owner, judges.policy);
    const stored = await storeNewOffer(offers, judged.value, most, key);
    if (!stored.ok) return stored;
    await this.#showInChat(stored.value, chatId);
    return stored;
  }

  /** No price is locked that a start would not accept. */
  #atFreshPrices(judges: OfferJudges, now: Instant): OfferJudges {
    const { prices, policy } = this.#parts;
    const oldest = now - policy().ratesAtMostSeconds * 1_000;
    return {
      ...judges,
      exchangeRates: (asset, currency) =>
        prices.exchangeRates(asset, currency).filter(({ at }) => at >= oldest),
      market: (asset, currency) => {
        const quote = prices.quote(asset, currency);
        return quote && quote.at >= oldest ? quote.price : undefined;
      },
    };
  }

  /** Once for each offer; that it may be written was judged before. */
  async #showInChat({ id, ownerId }: Offer, chatId: string): Promise<void> {
    const card = { chatId, authorId: ownerId, text: "", offerId: id };
    const key = { actorId: ownerId, key: `special-offer ${id}`, inputHash: id };
    await this.#parts.chats.append(card, () => accept(undefined), key);
  }
}

function isNamed({ traderId, username }: ChatPerson, partnerId: string): boolean {
  return partnerId === traderId || foldedName(partnerId) === foldedName(username);
}
