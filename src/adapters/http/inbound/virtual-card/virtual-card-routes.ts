import type { VirtualCardViews } from "../../../../application/ports/virtual-card-views.ts";
import type { PlayCardPayment } from "../../../../application/virtual-card/play-card-payment.ts";
import type { RequestCardAct } from "../../../../application/virtual-card/request-card-act.ts";
import type { RevealCard } from "../../../../application/virtual-card/reveal-card.ts";
import type { ViewCards } from "../../../../application/virtual-card/view-cards.ts";
import { money } from "../../../../domain/money/money.ts";
import { cardAsset, centsOf } from "../../../../domain/virtual-card/virtual-card.ts";
import { pageMetaOf } from "../../contract/page-meta.ts";
import { refusals } from "../../contract/refusals.ts";
import * as contract from "../../contract/virtual-card/virtual-card.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { presentCard, presentCardPayment, presentCardTerms } from "./card-presenter.ts";

/** Use cases behind the routes of virtual cards. Outside a demo there is no test shop. */
interface VirtualCardUseCases {
  readonly viewCards: ViewCards;
  readonly cardViews: VirtualCardViews;
  readonly requestCardAct: RequestCardAct;
  readonly revealCard: RevealCard;
  readonly playCardPayment: PlayCardPayment | undefined;
}

/** How many payments are on a page (specification, section 9). */
const perPage = 10;

/** Where a demo's cards pay. */
const playMerchant = "Test shop";

/** The published reasons for a blocked wallet (specification, section 6). */
const blockKinds: Readonly<Partial<Record<string, string>>> = {
  id_required: "ID_REQUIRED",
  blocked_in_location: "BLOCKED_IN_LOCATION",
};

/** The routes of virtual cards. */
export function virtualCardRoutes(useCases: VirtualCardUseCases): readonly BoundRoute[] {
  return [...readRoutes(useCases), ...moneyRoutes(useCases), ...switchRoutes(useCases)];
}

function readRoutes(useCases: VirtualCardUseCases): readonly BoundRoute[] {
  const { cardViews, playCardPayment: shop } = useCases;
  return [
    bind(contract.listVirtualCards).to(async ({ actor }) => {
      const own = await useCases.viewCards.execute(actor);
      if (!own.ok) return { refusal: own.refusal.code };
      const { isOffered, isTest, obstacle, policy, available, dayLeft, cards } = own.value;
      return ok({
        isOffered,
        isTest,
        hasTestShop: shop !== undefined,
        obstacle: obstacle
          ? {
              code: obstacle,
              message: refusals[obstacle].message,
              kind: blockKinds[obstacle] ?? null,
            }
          : null,
        terms: presentCardTerms(policy),
        available: String(available.units),
        dayLeftCents: String(centsOf(dayLeft)),
        cards: cards.map(presentCard),
      });
    }),
    bind(contract.listVirtualCardPayments).to(async ({ actor, query }) => {
      const page = Number(query.page ?? 1);
      const wish = { offset: (page - 1) * perPage, limit: perPage, cardId: query.card };
      const { payments, total } = await cardViews.paymentsOf(actor.traderId, wish);
      return {
        status: 200,
        body: { data: payments.map(presentCardPayment), meta: pageMetaOf(total, perPage, page) },
      };
    }),
    bind(contract.revealVirtualCard).to(async ({ actor, parameters, body }) => {
      const shown = await useCases.revealCard.execute(actor, parameters.id, body);
      if (shown.ok) return ok(shown.value);
      const { refusal } = shown;
      return refusal.code === "rate_limited" ? tooOften(refusal) : refusedBy(refusal.code);
    }),
    bind(contract.playCardPayment).to(async ({ actor, parameters, body }) => {
      if (!shop) return { refusal: "not_found" };
      const cents = BigInt(body.cents ?? 1_00);
      const wish =
        body.kind === "refund"
          ? ({ kind: "refund" } as const)
          : ({ kind: "purchase", cents, merchant: playMerchant } as const);
      const sent = await shop.execute(actor, parameters.id, wish);
      return sent.ok ? ok({ isSent: true }) : { refusal: sent.refusal.code };
    }),
  ];
}

function moneyRoutes(useCases: VirtualCardUseCases): readonly BoundRoute[] {
  const { requestCardAct } = useCases;
  return [
    bind(contract.orderVirtualCard).to(async (call) => {
      const { fee_amount: seen, ...said } = call.body;
      // Sent again, another fee may have been seen: it is the same command.
      const key = commandKey("orderVirtualCard", { ...call, body: said });
      const wish = { label: said.label, mostFee: unitsOf(seen) };
      const done = await requestCardAct.order(call.actor, wish, key);
      return done.ok
        ? show(useCases, call.actor.traderId, done.value)
        : refusedBy(done.refusal.code);
    }),
    bind(contract.topUpVirtualCard).to(async (call) => {
      const { password, code, passkey, fee_amount: _seen, ...said } = call.body;
      // The same top-up again, proven by a newer code, is the same command.
      const key = commandKey("topUpVirtualCard", { ...call, body: said });
      const typed = { password, code, passkey };
      const { id } = call.parameters;
      const done = await requestCardAct.topUp(call.actor, id, sumOf(call.body), typed, key);
      if (done.ok) return show(useCases, call.actor.traderId, done.value);
      const { refusal } = done;
      return refusal.code === "rate_limited" ? tooOften(refusal) : refusedBy(refusal.code);
    }),
    bind(contract.withdrawVirtualCard).to(async (call) => {
      const { id } = call.parameters;
      const { fee_amount: _seen, ...said } = call.body;
      const key = commandKey("withdrawVirtualCard", { ...call, body: said });
      const done = await requestCardAct.withdraw(call.actor, id, sumOf(call.body), key);
      return done.ok
        ? show(useCases, call.actor.traderId, done.value)
        : refusedBy(done.refusal.code);
    }),
  ];
}

function switchRoutes(useCases: VirtualCardUseCases): readonly BoundRoute[] {
  const { requestCardAct } = useCases;
  return [
    bind(contract.terminateVirtualCard).to(async (call) => {
      const key = commandKey("terminateVirtualCard", { ...call, body: {} });
      const done = await requestCardAct.terminate(call.actor, call.parameters.id, call.body, key);
      if (done.ok) return show(useCases, call.actor.traderId, done.value);
      const { refusal } = done;
      return refusal.code === "rate_limited" ? tooOften(refusal) : refusedBy(refusal.code);
    }),
    bind(contract.freezeVirtualCard).to(async ({ actor, parameters }) => {
      const done = await requestCardAct.freeze(actor, parameters.id);
      return done.ok ? show(useCases, actor.traderId, done.value) : refusedBy(done.refusal.code);
    }),
    bind(contract.unfreezeVirtualCard).to(async ({ actor, parameters }) => {
      const done = await requestCardAct.unfreeze(actor, parameters.id);
      return done.ok ? show(useCases, actor.traderId, done.value) : refusedBy(done.refusal.code);
    }),
  ];
}

async function show({ cardViews }: VirtualCardUseCases, traderId: string, cardId: string) {
  const cards = await cardViews.cardsOf(traderId);
  const card = cards.find(({ id }) => id === cardId);
  return card ? ok(presentCard(card)) : ({ refusal: "not_found" } as const);
}

function sumOf({ amount, fee_amount: seen }: { amount: string; fee_amount?: string }) {
  return { amount: money(cardAsset, BigInt(amount)), mostFee: unitsOf(seen) };
}

function unitsOf(text: string | undefined): bigint | undefined {
  return text === undefined ? undefined : BigInt(text);
}

function refusedBy<Code extends string>(code: Code) {
  const kind = blockKinds[code];
  return { refusal: code, ...(kind !== undefined && { kind }) };
}
