import type { Actor } from "../../../../application/actor/actor.ts";
import type { PayWithGiftCard } from "../../../../application/gift-card/pay-with-gift-card.ts";
import type { PartyAct } from "../../../../application/trade/party-act.ts";
import type { ShareCard } from "../../../../application/trade/share-card.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/trade/gift-card.ts";
import { actRefusalOf } from "../act-refusal.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { carryOutPartyAct } from "./carry-out-party-act.ts";
import { showTrade, type ShowTradeUseCases } from "./show-trade.ts";

/** Use cases behind the routes of gift cards. */
interface GiftCardUseCases extends ShowTradeUseCases {
  readonly partyAct: PartyAct;
  readonly shareCard: ShareCard;
  readonly payWithGiftCard: PayWithGiftCard;
}

/** Neither a saved card nor words about one. */
const nothingShown = {
  refusal: "validation",
  details: [
    { field: "info", code: "required", message: "Describe the card, or choose a saved one." },
  ],
} as const;

/** The steps of a trade that is paid with a gift card. */
export function giftCardRoutes(useCases: GiftCardUseCases): readonly BoundRoute[] {
  const { partyAct, payWithGiftCard, shareCard } = useCases;
  const answer = async <Refused extends Refusal>(actor: Actor, result: Result<string, Refused>) =>
    result.ok ? showTrade(useCases, actor, result.value) : actRefusalOf(result.refusal);
  return [
    bind(contract.showCard).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("showCard", call);
      const { gift_card_id: cardId, type, info } = body;
      if (cardId !== undefined) {
        return answer(actor, await payWithGiftCard.show(actor, parameters.id, cardId, key));
      }
      if (type === undefined || info === undefined) return nothingShown;
      return answer(actor, await shareCard.show(actor, parameters.id, { type, info }, key));
    }),
    bind(contract.acceptCard).to(async (call) => {
      const done = await carryOutPartyAct(partyAct, "acceptCard", call, { act: "accept-card" });
      return answer(call.actor, done);
    }),
    bind(contract.declineCard).to(async (call) => {
      const done = await carryOutPartyAct(partyAct, "declineCard", call, { act: "decline-card" });
      return answer(call.actor, done);
    }),
    bind(contract.shareCode).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("shareCode", call);
      const { id } = parameters;
      return answer(
        actor,
        body.code === undefined
          ? await payWithGiftCard.shareCode(actor, id, key)
          : await shareCard.shareCode(actor, id, body.code, key),
      );
    }),
    bind(contract.revealCode).to(async ({ actor, parameters }) => {
      const revealed = await shareCard.reveal(actor, parameters.id);
      return revealed.ok ? ok({ code: revealed.value }) : actRefusalOf(revealed.refusal);
    }),
  ];
}
