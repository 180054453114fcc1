import type { Trade } from "../../src/domain/trade/trade.ts";
import { judgeCards } from "./audited-cards.ts";
import { endEscrow, escrowRoundsOf } from "./end-escrows.ts";
import { judgeProviders } from "./audited-orders.ts";
import type { Command, Round } from "./commands.ts";
import { staff } from "./population.ts";
import type { Simulation } from "./simulation.ts";
import { must } from "./violation.ts";

const day = 86_400_000;
/** A trade that is heard twice is over within this many weeks. */
const weeks = 12;

/**
 * Lets weeks pass in which staff decide every case and nobody else does anything. After that no
 * trade may run, no escrow may hold anything, and debtors may have no funds left in what they owe.
 */
export async function letEverythingEnd(simulation: Simulation): Promise<void> {
  const { ground } = simulation;
  const { tables } = ground;
  let number = 1_000_000_000;
  const ask = async (command: Command, wait = 0) => {
    number += 1;
    await simulation.go({ number, wait, deliveries: [{ command, key: `end${number}` }], order: 0 });
  };
  const running = () => [...tables.trades.values()].filter(({ trade }) => !trade.closedAt);
  for (let week = 0; week < weeks && running().length > 0; week += 1) {
    await ask({ do: "round", of: "locks" }, 8 * day);
    for (const each of escrowRoundsOf(simulation)) await ask(each);
    for (const { trade, disputeCase } of running()) {
      if (trade.status !== "dispute_open") continue;
      for (const each of decisionOf(trade, disputeCase?.openerId)) await ask(each);
    }
    let due = Number.POSITIVE_INFINITY;
    while (due > 0) {
      await ask({ do: "round", of: "deadlines" });
      const left = dueIn(simulation);
      must(left < due, "no deadline lingers", () => `${left} are due and stay so`);
      due = left;
    }
  }
  const stuck = running().map(({ trade }) => `${trade.id} ${trade.status}`);
  must(stuck.length === 0, "no money is stuck", () => stuck.join(", "));
  for (const [account, units] of tables.balances) {
    must(units === 0n || !account.startsWith("escrow:"), "no money is stuck", () => account);
  }
  await endEscrow(simulation, ask);
  await endOrders(simulation, (of, wait) => ask({ do: "round", of }, wait));
  await endCards(simulation, (of, wait) => ask({ do: "round", of }, wait));
  await endPapers(simulation, (of, wait) => ask({ do: "round", of }, wait));
  for (let round = 0; round < tables.claims.size + 2; round += 1) {
    if ((await ground.stores.claims.listServable(1)).length === 0) return;
    await ask({ do: "round", of: "claims" });
  }
  must(false, "who owes pays with what he has", () => "claims stay open beside money");
}

/** Everything that the provider of cards was told comes to an end within some rounds. */
async function endCards(
  { ground }: Simulation,
  ask: (of: Round, wait: number) => Promise<void>,
): Promise<void> {
  const isUnderWay = () =>
    [...ground.tables.balances].some(([id, units]) => units > 0n && id.startsWith("card_act:"));
  for (let round = 0; round < 6 || (round < 40 && isUnderWay()); round += 1) {
    await ask("cards", 130_000);
  }
  judgeCards(ground.tables.balances, await ground.stores.cardProvider.totalCents());
}

/** Everything that a provider of ramps or top-ups was told comes to an end; what a locked account holds stays held. */
async function endOrders(
  { ground }: Simulation,
  ask: (of: Round, wait: number) => Promise<void>,
): Promise<void> {
  const { orders, outside } = ground.stores;
  const open = async () => (await orders.listOpen()).filter(({ state }) => state !== "held");
  for (let round = 0; round < 6 || (round < 40 && (await open()).length > 0); round += 1) {
    await ask("orders", day / 8);
  }
  const stuck = (await open()).map(({ id, kind, state }) => `${kind} ${id} ${state}`);
  must(stuck.length === 0, "no money is stuck", () => stuck.join());
  judgeProviders(ground.tables.entries.values(), await outside.owed());
}

/** Every export comes to an end, and what is past its time goes. */
async function endPapers(
  { ground }: Simulation,
  ask: (of: Round, wait: number) => Promise<void>,
): Promise<void> {
  const open = async () => (await ground.papers()).exports.filter(({ isRunning }) => isRunning);
  for (let round = 0; round < 8 && (await open()).length > 0; round += 1) {
    await ask("exports", 70_000);
  }
  const stuck = (await open()).map(({ id, state }) => `${id} ${state}`);
  must(stuck.length === 0, "an export ends once", () => stuck.join());
  await ask("papers", 31 * day);
}

/** A case worker with no part in it, who did not open it, gets the case, and another one confirms. */
function decisionOf(
  { id, buyerId, sellerId, memory }: Trade,
  openerId: string | undefined,
): readonly Command[] {
  const free = staff.filter(
    ({ staffId, linkedIds }) =>
      staffId !== openerId &&
      !memory.deciderIds.includes(staffId) &&
      !linkedIds.some((near) => [buyerId, sellerId].includes(near)),
  );
  const judge = free.find(({ role }) => role === "moderator");
  const [giver, second] = free.filter(({ role }) => role === "supermoderator");
  if (!judge || !giver || !second) throw new Error(`Nobody is left to decide ${id}`);
  const share = id.length % 2 === 0 ? 0 : 10_000;
  return [
    { do: "assign", by: giver.staffId, trade: id, to: judge.staffId },
    { do: "decide", by: judge.staffId, trade: id, share },
    { do: "confirm-verdict", by: second.staffId, trade: id },
  ];
}

function dueIn({ ground }: Simulation): number {
  return [...ground.tables.trades.values()].filter(({ trade }) =>
    Object.values(trade.deadlines).some((at) => at <= ground.now()),
  ).length;
}
