import type { DataSource } from "typeorm";
import type { Contracts } from "../../src/adapters/http/contract/routes.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { PostgresTradeStore } from "../../src/adapters/persistence/trade/postgres-trade-store.ts";
import { contextOf } from "../../src/application/trade/context-of.ts";
import { decideTrade } from "../../src/domain/trade-decision/decide-trade.ts";
import { fundAtOnce } from "../../src/domain/trade-decision/fund-at-once.ts";
import { isAlreadySo } from "../../src/domain/trade/judgement.ts";
import { projectStatus } from "../../src/domain/trade/project-status.ts";
import type { TradeCommand } from "../../src/domain/trade/trade-command.ts";
import type { TradeMoney } from "../../src/domain/trade/trade.ts";
import { Chance } from "../simulation/chance.ts";
import type { FaultRow } from "./fault-row.ts";
import type { InsistentClient } from "./insistent-client.ts";
import { Rig } from "./rig.ts";
import { Beginnings, beginnings, type Beginning } from "./f09-beginnings.ts";
import { proof } from "./trade-steps.ts";

/** How many pairs of acts are drawn per cycle of the run. */
const pairsPerCycle = 10;

interface Act {
  readonly route: keyof Contracts;
  readonly body?: object;
  /** Undefined if a request is two acts: funding asks for the hold and learns the result. */
  readonly command: ((actorId: string, now: number) => TradeCommand) | undefined;
}

const acts: readonly Act[] = [
  { route: "markTradePaid", command: (actorId) => ({ act: "paid", actorId }) },
  { route: "withdrawPaid", command: (actorId) => ({ act: "withdraw-paid", actorId }) },
  { route: "extendWindow", command: (actorId) => ({ act: "extend", actorId, seconds: 1_800 }) },
  { route: "fundTrade", command: undefined },
  { route: "cancelTrade", body: {}, command: (actorId) => ({ act: "cancel", actorId }) },
  {
    route: "cancelTrade",
    body: { status: "paid" },
    command: (actorId) => ({ act: "give-back", actorId, confirmed: true }),
  },
  { route: "releaseTrade", body: {}, command: (actorId) => ({ act: "release", actorId }) },
  {
    route: "releaseTrade",
    body: proof,
    command: (actorId, now) => ({
      act: "release",
      actorId,
      proof: { provenAt: now, kind: "password" },
    }),
  },
  {
    route: "openDispute",
    body: { dispute_reason_id: 4 },
    command: (actorId) => ({ act: "dispute", actorId, reason: "negotiation" }),
  },
  { route: "withdrawDispute", command: (actorId) => ({ act: "withdraw-dispute", actorId }) },
  { route: "acceptVerdict", command: (actorId) => ({ act: "accept-verdict", actorId }) },
  {
    route: "appealVerdict",
    body: { text: "My bank shows the payment on the same page." },
    command: (actorId) => ({ act: "appeal", actorId }),
  },
  {
    route: "propose",
    body: { kind: "agree-cancel" },
    command: (actorId) => ({
      act: "agree-cancel",
      actorId,
      step: "propose",
      proposalId: "any",
      because: "agreed",
    }),
  },
];

const roles = ["buyer", "seller", "stranger"] as const;
type Role = (typeof roles)[number];

/** F09: whoever asks for whatever act, the server does what the rules say. */
export const actPairs: FaultRow = {
  id: "F09",
  title: "every act by every role from every status, and pairs of acts",
  needs: [],
  async run({ cycles, seed, patient, say }) {
    const rig = await Rig.open({ patient });
    const { host, port, user } = rig.cluster;
    const pool = await createDataSource({ host, port, user, database: "peerhold" }).initialize();
    try {
      const table = new Table(rig, pool, await Beginnings.open(pool), seed);
      for (const beginning of beginnings) {
        for (const act of acts) {
          for (const role of roles) await table.tryActs(beginning, [[act, role]]);
        }
        await rig.expectSound();
      }
      const singles = table.asked;
      const chance = new Chance(seed);
      const draw = () => [chance.of(acts), chance.of(roles)] as const;
      for (let count = 0; count < cycles * pairsPerCycle; count += 1) {
        await table.tryActs(chance.of(beginnings), [draw(), draw()]);
      }
      await rig.expectSound();
      say(
        `${singles} acts, all of the table, and ${cycles * pairsPerCycle} pairs drawn from it, ` +
          `${table.done} of ${table.asked} carried out: each answer is that of the rules`,
      );
    } finally {
      await pool.destroy();
      await rig.close();
    }
  },
};

/**
 * Compares the server's response with what the rules say about the trade as it was stored before.
 */
class Table {
  readonly #rig: Rig;
  readonly #pool: DataSource;
  readonly #store: PostgresTradeStore;
  readonly #beginnings: Beginnings;
  readonly #seed: number;
  #trades = 0;
  asked = 0;
  done = 0;

  constructor(rig: Rig, pool: DataSource, from: Beginnings, seed: number) {
    this.#rig = rig;
    this.#pool = pool;
    this.#store = new PostgresTradeStore(pool);
    this.#beginnings = from;
    this.#seed = seed;
  }

  async tryActs(beginning: Beginning, asked: readonly (readonly [Act, Role])[]): Promise<void> {
    const [pair, , other] = this.#rig.market.pairs;
    if (!pair || !other) throw new Error("Nobody trades.");
    this.#trades += 1;
    const id = await this.#beginnings.bring(pair, beginning, `${this.#seed}-${this.#trades}`);
    const clients = { buyer: pair.buyer, seller: pair.seller, stranger: other.seller };
    for (const [act, role] of asked) await this.#compare(id, act, role, clients[role]);
    // A correct password counts as an attempt until it has been checked.
    await this.#pool.query("DELETE FROM attempt");
  }

  async #compare(id: string, act: Act, role: Role, client: InsistentClient): Promise<void> {
    const expected = await this.#ruled(id, act, role);
    const { route, body } = act;
    const answered = await client.ask(route, { parameters: { id }, ...(body && { body }) });
    const told = answered?.body as { data?: { status: string }; error?: { code: string } };
    const found = told.data?.status ?? told.error?.code;
    this.asked += 1;
    if (told.data) this.done += 1;
    if (found === expected.answer) return;
    throw new Error(
      `${route} by the ${role} of a trade ${expected.before}: ${found}, not ${expected.answer}.`,
    );
  }

  /** The resulting status, or the code of the refusal. */
  async #ruled(id: string, act: Act, role: Role): Promise<{ before: string; answer: string }> {
    const loaded = await this.#store.load(id);
    if (!loaded) throw new Error("The trade is not there.");
    const { trade, now } = loaded;
    const before = projectStatus(trade);
    if (role === "stranger") return { before, answer: "not_found" };
    const actorId = role === "buyer" ? trade.buyerId : trade.sellerId;
    // The demo's market moves less than any price band.
    const marketOf = ({ marketPrice }: TradeMoney) => marketPrice;
    const context = contextOf(loaded, marketOf);
    const command = act.command?.(actorId, now);
    const judged = command
      ? decideTrade(trade, command, context)
      : fundAtOnce(trade, actorId, context);
    if (!judged.ok) return { before, answer: judged.refusal.code };
    const { value } = judged;
    return { before, answer: isAlreadySo(value) ? before : projectStatus(value.trade) };
  }
}
