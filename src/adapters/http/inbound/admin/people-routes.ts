import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { BeginAccountState } from "../../../../application/people/begin-account-state.ts";
import type { LiftAccountState } from "../../../../application/people/lift-account-state.ts";
import type { ListPeople } from "../../../../application/people/list-people.ts";
import type { ListTrades } from "../../../../application/people/list-trades.ts";
import type { NotePerson } from "../../../../application/people/note-person.ts";
import type { RemoveAvatar } from "../../../../application/people/remove-avatar.ts";
import type { ViewPerson } from "../../../../application/people/view-person.ts";
import type { ViewTradeRecord } from "../../../../application/people/view-trade-record.ts";
import type { PeopleOrder } from "../../../../application/ports/people-views.ts";
import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import { markets } from "../../../../domain/account/demo-account.ts";
import { accountStates } from "../../../../domain/account/account-states.ts";
import type { Refusal, Result } from "../../../../domain/result/result.ts";
import { tradeStatuses } from "../../../../domain/trade/trade-status.ts";
import * as contract from "../../contract/admin/people.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { contentRange, parseList } from "./list-query.ts";
import { presentCard, presentPerson } from "./people-presenter.ts";
import { presentStaffTrade, presentTradeCard } from "./staff-trade-presenter.ts";

/** Dependencies of these routes. */
interface PeopleUseCases {
  readonly onceByKey: OnceByKey;
  readonly listPeople: ListPeople;
  readonly viewPerson: ViewPerson;
  readonly beginAccountState: BeginAccountState;
  readonly liftAccountState: LiftAccountState;
  readonly notePerson: NotePerson;
  readonly removeAvatar: RemoveAvatar;
  readonly listTrades: ListTrades;
  readonly viewTradeRecord: ViewTradeRecord;
}

const peopleOrders = ["registeredAt", "lastSeenAt", "username"] as const;
const peopleList = { sortable: peopleOrders, filterable: ["q", "state", "market"], most: 100 };
/** Trades have their own order; a sort is accepted because the console's lists always send one. */
const tradeFilters = ["q", "status", "trader", "market"];
const tradeList = { sortable: ["id"], filterable: tradeFilters, most: 100 };
const newestFirst: PeopleOrder = { by: "registeredAt", isDescending: true };

/** People and their accounts, and trades without a case. */
export function peopleRoutes(useCases: PeopleUseCases): readonly BoundRoute[] {
  const show = async (actor: StaffActor, id: string) => {
    const person = await useCases.viewPerson.execute(actor, id);
    return person
      ? ({ status: 200, body: presentPerson(person, actor) } as const)
      : ({ refusal: "not_found" } as const);
  };
  /** Returns the person after an action, or says why it was refused. */
  const answer = async <Refused extends Refusal>(
    { actor, parameters: { id } }: { actor: StaffActor; parameters: { id: string } },
    result: Result<unknown, Refused>,
  ) => (result.ok ? show(actor, id) : { refusal: result.refusal.code as Refused["code"] });
  return [
    bind(contract.listPeople).to(async ({ actor, query }) => {
      const asked = parseList(query, peopleList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, sort, ...part } = asked.value;
      const state = wordOf(accountStates, filter["state"]);
      const market = wordOf(markets, filter["market"]);
      if (state === "unknown" || market === "unknown") return unknownFilter;
      const by = peopleOrders.find((each) => each === sort?.field);
      const order = by ? { by, isDescending: sort?.order === "DESC" } : newestFirst;
      const wanted = { q: filter["q"], state, market };
      const { people, total } = await useCases.listPeople.execute(actor, wanted, order, part);
      const headers = {
        "Content-Range": contentRange("people", part.from, people.length, total),
      };
      return { status: 200, body: people.map(presentCard), headers };
    }),
    bind(contract.viewPerson).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.beginAccountState).to(async (call) => {
      const { actor, parameters, body } = call;
      const { state, reason } = body;
      const until = body.until === undefined ? undefined : Date.parse(body.until);
      const command = { traderId: parameters.id, state, reason, until };
      const key = commandKey("beginAccountState", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.beginAccountState.execute(by, command),
      );
      return answer(call, done);
    }),
    bind(contract.liftAccountState).to(async (call) => {
      const { actor, parameters, body } = call;
      const { id: traderId, stateId } = parameters;
      const command = { traderId, stateId, reason: body.reason };
      const key = commandKey("liftAccountState", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.liftAccountState.execute(by, command),
      );
      return answer(call, done);
    }),
    bind(contract.notePerson).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("notePerson", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.notePerson.execute(by, parameters.id, body.text),
      );
      return answer(call, done);
    }),
    bind(contract.removePersonsAvatar).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("removePersonsAvatar", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.removeAvatar.execute(by, parameters.id, body.reason),
      );
      return answer(call, done);
    }),
    bind(contract.listTrades).to(async ({ actor, query }) => {
      const asked = parseList(query, tradeList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const status = wordOf(tradeStatuses, filter["status"]);
      const market = wordOf(markets, filter["market"]);
      if (status === "unknown" || market === "unknown") return unknownFilter;
      const wanted = { q: filter["q"], status, market, trader: filter["trader"] };
      const { trades, total } = await useCases.listTrades.execute(actor, wanted, { from, most });
      const headers = { "Content-Range": contentRange("trades", from, trades.length, total) };
      return { status: 200, body: trades.map(presentTradeCard), headers };
    }),
    bind(contract.readTrade).to(async ({ actor, parameters, query }) => {
      const read = await useCases.viewTradeRecord.execute(actor, parameters.id, query.reason);
      if (!read.ok) return { refusal: read.refusal.code };
      return { status: 200, body: presentStaffTrade(read.value) };
    }),
  ];
}

/** One of the known words; undefined if none was requested. */
function wordOf<Word extends string>(
  words: readonly Word[],
  asked: string | undefined,
): Word | "unknown" | undefined {
  if (asked === undefined) return undefined;
  return words.find((word) => word === asked) ?? "unknown";
}

const unknownFilter = {
  refusal: "validation",
  details: [{ field: "filter", code: "unknown", message: "There is no such word to filter by" }],
} as const;
