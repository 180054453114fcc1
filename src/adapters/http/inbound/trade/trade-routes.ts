import type { WaitForNews } from "../../../../application/events/wait-for-news.ts";
import type { PartyAct } from "../../../../application/trade/party-act.ts";
import type { ListActiveTrades } from "../../../../application/trade/list-active-trades.ts";
import type { ReleaseTrade } from "../../../../application/trade/release-trade.ts";
import type { StartTrade } from "../../../../application/trade/start-trade.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import * as contract from "../../contract/trade/trade.ts";
import type { StartTradeDto } from "../../contract/trade/start-trade-dto.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import type { Gate } from "../gate.ts";
import { actRefusalOf } from "../act-refusal.ts";
import { allowWait } from "../http-server.ts";
import type { SharedLimit } from "../shared-requests.ts";
import { carryOutPartyAct } from "./carry-out-party-act.ts";
import { startRefusalOf } from "./start-refusal.ts";
import { showTrade, type ShowTradeUseCases } from "./show-trade.ts";
import { presentActiveTrades } from "./trade-presenter.ts";

/** Use cases behind the trade routes. */
interface TradeUseCases extends ShowTradeUseCases {
  readonly startTrade: StartTrade;
  readonly listActiveTrades: ListActiveTrades;
  readonly waitForNews: WaitForNews;
  readonly partyAct: PartyAct;
  readonly releaseTrade: ReleaseTrade;
  readonly gate: Gate;
  /** Those who wait for news of their trades. */
  readonly polls: SharedLimit;
}

/** The trade routes: every action returns the updated trade. */
export function tradeRoutes(useCases: TradeUseCases): readonly BoundRoute[] {
  const { gate } = useCases;
  const show = (actor: Actor, tradeId: string) => showTrade(useCases, actor, tradeId);
  /** Returns the trade of a command, or says why it was refused. */
  const answer = async <Refused extends Refusal>(actor: Actor, result: Result<string, Refused>) =>
    result.ok ? show(actor, result.value) : actRefusalOf(result.refusal);
  return [
    bind(contract.startTrade).to(async (call) => {
      const { offer_id, fiat_amount, crypto_amount, price_seen, offer_version } = call.body;
      const lines = call.body.payment_details ?? [];
      const asked = {
        offerId: offer_id,
        fiatAmount: fiat_amount,
        cryptoAmount: crypto_amount,
        priceSeen: price_seen,
        offerVersion: offer_version,
        paymentDetails: lines.map(({ label, value }) => ({ label, value })),
        savedAccountId: call.body.saved_account,
        confirmed: call.body.confirmed,
      };
      const key = commandKey("startTrade", { ...call, body: askedOf(call.body) });
      const started = await useCases.startTrade.execute(call.actor, asked, key);
      return started.ok ? show(call.actor, started.value) : startRefusalOf(started.refusal);
    }),
    bind(contract.listActiveTrades).to(async ({ actor, query, request }) => {
      const { waitForNews, listActiveTrades } = useCases;
      const seconds = Number(query.wait ?? 0);
      if (query.after !== undefined && seconds > 0) {
        const close = await useCases.polls.take(actor.traderId);
        if (!close) return { refusal: "rate_limited", headers: { "Retry-After": "60" } };
        allowWait(request, seconds);
        const left = new AbortController();
        request.on("close", () => left.abort());
        await waitForNews
          .execute(actor.traderId, Number(query.after), seconds, left.signal)
          .finally(close);
        // The session may have ended in the meantime, and that may be the very event.
        if (!(await gate.isStillSignedIn(request))) return { refusal: "unauthenticated" };
      }
      // Read before the list: anything that happens in between is reported again, never missed.
      const number = await waitForNews.newest();
      const trades = await listActiveTrades.execute(actor);
      return { status: 200, body: presentActiveTrades(trades, actor.traderId, number) };
    }),
    bind(contract.viewTrade).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.viewTradeByHash).to(({ actor, parameters }) => show(actor, parameters.tradeHash)),
    bind(contract.markTradePaid).to(async (call) => {
      const { partyAct } = useCases;
      const { payer_name: name } = call.body;
      if (name === undefined) {
        const paid = await carryOutPartyAct(partyAct, "markTradePaid", call, { act: "paid" });
        return answer(call.actor, paid);
      }
      const key = commandKey("markTradePaid", call);
      const paid = await partyAct.markPaid(call.actor, call.parameters.id, name, key);
      return answer(call.actor, paid);
    }),
    bind(contract.releaseTrade).to(async (call) => {
      const key = commandKey("releaseTrade", { ...call, body: {} });
      const { id } = call.parameters;
      const { password, code, passkey } = call.body;
      const proof = { password, code, passkey };
      return answer(call.actor, await useCases.releaseTrade.execute(call.actor, id, proof, key));
    }),
    bind(contract.cancelTrade).to(async (call) =>
      answer(
        call.actor,
        await carryOutPartyAct(useCases.partyAct, "cancelTrade", call, {
          act: "cancel",
          statusSeen: call.body.status,
        }),
      ),
    ),
  ];
}

/** What they saw and confirmed is not part of it: sent again, the price may have moved on. */
function askedOf(body: StartTradeDto): Partial<StartTradeDto> {
  const { price_seen: _price, offer_version: _version, confirmed: _confirmed, ...asked } = body;
  return asked;
}
