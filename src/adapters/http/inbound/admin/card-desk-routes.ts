import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type {
  ShownCardAct,
  StaffCard,
  VirtualCardViews,
} from "../../../../application/ports/virtual-card-views.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { ActOnCard } from "../../../../application/virtual-card/act-on-card.ts";
import type { CompareCardTotals } from "../../../../application/virtual-card/compare-card-totals.ts";
import type { PrepareCard } from "../../../../application/virtual-card/prepare-card.ts";
import { roundUp } from "../../../../domain/money/rounding.ts";
import { centsOf, ofCents } from "../../../../domain/virtual-card/virtual-card.ts";
import * as contract from "../../contract/admin/virtual-cards.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { presentCard, presentCardPayment } from "../virtual-card/card-presenter.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Use cases behind the console's page of virtual cards. */
interface CardDeskUseCases {
  readonly onceByKey: OnceByKey;
  readonly cardViews: VirtualCardViews;
  readonly compareCardTotals: CompareCardTotals;
  readonly prepareCard: Pick<PrepareCard, "hasProvider">;
  readonly actOnCard: ActOnCard;
}

const list = { sortable: [], filterable: ["username"], most: 100 };

/** Virtual cards as staff see them, and what they do with them. */
export function cardDeskRoutes(useCases: CardDeskUseCases): readonly BoundRoute[] {
  const { cardViews, compareCardTotals, prepareCard } = useCases;
  return [
    bind(contract.listStaffCards).to(async ({ actor, query }) => {
      const asked = parseList(query, list);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { from, most, filter } = asked.value;
      const { username } = filter;
      const without = actor.linkedIds;
      const { cards, total } = await cardViews.all({
        offset: from,
        limit: most,
        username,
        without,
      });
      return {
        status: 200,
        body: cards.map(presentStaffCard),
        headers: { "Content-Range": contentRange("virtual-cards", from, cards.length, total) },
      };
    }),
    bind(contract.viewCardTotals).to(async () => {
      const { onCards, underWay, unbooked, providerCents } = await compareCardTotals.execute();
      return {
        status: 200,
        body: {
          hasProvider: prepareCard.hasProvider(),
          onCardsCents: String(centsOf(onCards)),
          underWayCents: String(centsOf(underWay)),
          providerCents: providerCents === undefined ? null : String(providerCents),
          unbooked,
        },
      };
    }),
    bind(contract.viewStaffCard).to(({ actor, parameters }) =>
      show(useCases, actor, parameters.id),
    ),
    ...actRoutes(useCases),
  ];
}

function actRoutes(useCases: CardDeskUseCases): readonly BoundRoute[] {
  const { onceByKey, actOnCard } = useCases;
  return [
    bind(contract.freezeStaffCard).to(async (call) => {
      const { id, card: cardId } = call.parameters;
      const { reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("freezeStaffCard", call), (by) =>
        actOnCard.execute(by, id, { cardId, kind: "freeze", reason }),
      );
      return done.ok ? show(useCases, call.actor, cardId) : { refusal: done.refusal.code };
    }),
    bind(contract.unfreezeStaffCard).to(async (call) => {
      const { id, card: cardId } = call.parameters;
      const { reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("unfreezeStaffCard", call), (by) =>
        actOnCard.execute(by, id, { cardId, kind: "unfreeze", reason }),
      );
      return done.ok ? show(useCases, call.actor, cardId) : { refusal: done.refusal.code };
    }),
    bind(contract.terminateStaffCard).to(async (call) => {
      const { id, card: cardId } = call.parameters;
      const { reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("terminateStaffCard", call), (by) =>
        actOnCard.execute(by, id, { cardId, kind: "terminate", reason }),
      );
      return done.ok ? show(useCases, call.actor, cardId) : { refusal: done.refusal.code };
    }),
  ];
}

async function show({ cardViews }: CardDeskUseCases, { linkedIds }: StaffActor, id: string) {
  const found = await cardViews.history(id);
  if (!found) return { refusal: "not_found" } as const;
  if (linkedIds.includes(found.card.holderId)) {
    return { refusal: "conflict_of_interest" } as const;
  }
  const { card, acts, payments, readings } = found;
  return {
    status: 200 as const,
    body: {
      ...presentStaffCard(card),
      acts: acts.map(presentAct),
      payments: payments.map(presentCardPayment),
      readings: readings.map((at) => new Date(at).toISOString()),
    },
  };
}

function presentStaffCard(card: StaffCard) {
  return { ...presentCard(card), holderId: card.holderId, username: card.username };
}

function presentAct({ amount, fee, requestedAt, endedAt, ...act }: ShownCardAct) {
  return {
    ...act,
    cents: String(centsOf(amount)),
    feeCents: String(roundUp(fee.units, ofCents(1n).units)),
    requestedAt: new Date(requestedAt).toISOString(),
    endedAt: endedAt === undefined ? null : new Date(endedAt).toISOString(),
  };
}
