import { match, P } from "ts-pattern";
import type { MemoryTables, MemoryTrade } from "../memory/memory-tables.ts";
import { accountStates } from "../../src/domain/account/account-states.ts";
import { formatFiat } from "../../src/domain/money/fiat.ts";
import type { Chance } from "./chance.ts";
import { partyActs, staffActs, type Command, type PartyAct } from "./commands.ts";
import { flowSteps } from "./flow-acts.ts";
import { offers, people, staff, traders, tradersOf } from "./population.ts";

type Weighed = readonly [weight: number, draw: () => Command | undefined];

/** What commands are drawn from. */
export interface Seen {
  readonly tables: MemoryTables;
  /** In the order in which they began. */
  readonly tradeIds: readonly string[];
  /** The states of accounts that nobody has lifted, by their ids. */
  readonly states: ReadonlyMap<string, { readonly traderId: string }>;
}

/** How many of the latest trades get most of the commands. */
const lively = 60;

/**
 * Draws commands from what is stored: mostly what the trade at hand waits for, by somebody who may
 * do it, and now and then anything by anybody.
 */
export class CommandDrawer {
  readonly #tables: MemoryTables;
  readonly #tradeIds: readonly string[];
  readonly #states: ReadonlyMap<string, { readonly traderId: string }>;
  readonly #chance: Chance;

  constructor({ tables, tradeIds, states }: Seen, chance: Chance) {
    this.#tables = tables;
    this.#tradeIds = tradeIds;
    this.#states = states;
    this.#chance = chance;
  }

  /** A command to anything. */
  draw(): Command {
    const chance = this.#chance;
    const drawn = chance.weighed<() => Command | undefined>([
      [14, () => this.start()],
      [78, () => this.toTrade(this.someTrade())],
      [
        3,
        () => ({
          do: "round",
          of: chance.weighed([
            [6, "deadlines"],
            [2, "claims"],
            [1, "locks"],
          ]),
        }),
      ],
      [2.5, () => this.#toOffer()],
      [1.2, () => this.#toAccount()],
      [1, () => this.relate(this.someTrade())],
      [1.5, () => this.#spend()],
      [1, () => ({ do: "faucet", by: chance.of(people).traderId })],
    ])();
    return drawn ?? this.start();
  }

  start(offer = this.#chance.of(offers)): Command & { readonly do: "start" } {
    const chance = this.#chance;
    const most = offer.amounts.kind === "range" ? Number(offer.amounts.max.minor) : 0;
    const cents = chance.hits(0.05) ? chance.between(1, 100_000_00) : chance.between(10_00, most);
    const takers = chance.hits(0.9) ? tradersOf(offer.asset) : people;
    const by = chance.hits(0.03) ? offer.ownerId : chance.of(takers).traderId;
    return { do: "start", by, offer: offer.id, fiat: (cents / 100).toFixed(2) };
  }

  /** A trade: most often one of the latest that are not over. */
  someTrade(): MemoryTrade | undefined {
    const ids = this.#tradeIds;
    const chance = this.#chance;
    if (ids.length === 0) return undefined;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const from = chance.hits(0.8) ? Math.max(0, ids.length - lively) : 0;
      const stored = this.#tables.trades.get(ids[chance.between(from, ids.length - 1)] ?? "");
      if (stored && (stored.trade.closedAt === undefined || chance.hits(0.3))) return stored;
    }
    return this.#tables.trades.get(chance.of(ids));
  }

  /** A command to that trade. */
  toTrade(stored: MemoryTrade | undefined): Command | undefined {
    if (!stored) return undefined;
    return this.#chance.hits(0.12) ? this.#anything(stored) : this.#sensible(stored);
  }

  /** What else may happen to the people of a command: a lock, or another trade of theirs. */
  aboutPerson(command: Command, stored: MemoryTrade | undefined): Command {
    const chance = this.#chance;
    const { buyerId, sellerId } = stored?.trade ?? {};
    const person = command.do === "start" ? command.by : chance.hits(0.5) ? buyerId : sellerId;
    const by = this.#member("admin");
    const trader = person ?? chance.of(people).traderId;
    if (chance.hits(0.2)) return this.relate(stored);
    return chance.hits(0.5)
      ? { do: "begin-state", by, trader, state: chance.of(accountStates) }
      : { ...this.start(), by: trader };
  }

  #sensible(stored: MemoryTrade): Command | undefined {
    const { trade, terms, disputeCase } = stored;
    const { id, buyerId, sellerId, proposals, escrow } = trade;
    const chance = this.#chance;
    const by = (weight: number, who: string, act: PartyAct): Weighed => [
      weight,
      () => ({ do: act, by: who, trade: id }),
    ];
    const byStaff = (weight: number, act: (typeof staffActs)[number], role: string): Weighed => [
      weight,
      () => ({ do: act, by: this.#member(role), trade: id }),
    ];
    const party = chance.hits(0.5) ? buyerId : sellerId;
    const ofStatus = match(trade.status)
      .with("active_funded", (): Weighed[] => [
        by(20, buyerId, "paid"),
        by(2, buyerId, "cancel"),
        by(1, sellerId, "cancel"),
        by(1, buyerId, "look"),
        by(1, sellerId, "extend"),
        by(1, party, "propose-cancel"),
        by(3, party, "propose-price"),
        by(0.5, sellerId, "release"),
        byStaff(0.4, "cancel-by-staff", "supermoderator"),
      ])
      .with("pending", "not_funded", (): Weighed[] => [
        by(10, sellerId, "fund"),
        by(1, party, "cancel"),
        byStaff(0.5, "cancel-by-staff", "supermoderator"),
      ])
      .with("expired", "cancelled_buyer", (): Weighed[] => [
        by(3, party, "propose-reopening"),
        [1, () => undefined],
      ])
      .with("paid", (): Weighed[] => [
        by(12, sellerId, "release"),
        by(1, sellerId, "release-unproven"),
        by(1, buyerId, "withdraw-paid"),
        by(1, buyerId, "give-back"),
        by(5, party, "dispute"),
        by(1, party, "propose-cancel"),
        by(1, sellerId, "propose-refund"),
        [2, () => this.#amend(stored, party)],
        byStaff(2, "dispute-by-staff", "moderator"),
      ])
      .with("dispute_open", (): Weighed[] => [
        byStaff(6, "take-case", "moderator"),
        byStaff(1, "take-case", "supermoderator"),
        byStaff(0.5, "note-case", "moderator"),
        [1, () => this.#assign(id)],
        [2, () => this.#byWorker(id, disputeCase?.workerId, "ask-evidence")],
        [2, () => this.#byWorker(id, disputeCase?.workerId, "message-parties")],
        [12, () => this.#decide(id, disputeCase?.workerId)],
        byStaff(trade.memory.waiting.length * 12, "confirm-verdict", "supermoderator"),
        byStaff(0.6, "cancel-by-staff", "admin"),
        by(1, sellerId, "release"),
        by(0.5, buyerId, "give-back"),
        by(1, party, "withdraw-dispute"),
        by(0.5, party, "propose-cancel"),
        [0.7, () => this.#amend(stored, party)],
      ])
      .with("dispute_won_buyer", "dispute_won_seller", "dispute_awarded", (): Weighed[] =>
        escrow === "held"
          ? [
              by(4, party, "appeal"),
              by(6, party, "accept-verdict"),
              byStaff(2, "reject-appeal", "supermoderator"),
              byStaff(3, "grant-appeal", "supermoderator"),
              by(1, sellerId, "release"),
              by(1, buyerId, "give-back"),
            ]
          : [by(3, sellerId, "report-chargeback"), [4, () => undefined]],
      )
      .with("released", (): Weighed[] =>
        terms.paymentMethod === "sepa-instant"
          ? [[1, () => undefined]]
          : [by(3, sellerId, "report-chargeback"), byStaff(1, "allow-chargeback", "moderator")],
      )
      .with("chargeback_started", (): Weighed[] => [
        by(3, buyerId, "answer-chargeback"),
        byStaff(2, "dismiss-chargeback", "moderator"),
        byStaff(6, "confirm-chargeback", "moderator"),
        byStaff(3, "write-off", "admin"),
      ])
      .with(P.string, (): Weighed[] => [[1, () => undefined]])
      .exhaustive();
    const toProposals = proposals.flatMap((proposal): Weighed[] => [
      [
        8,
        () => ({
          do: "accept",
          by: this.#mostly(proposal.by === "buyer" ? sellerId : buyerId, party),
          trade: id,
          proposal: proposal.id,
        }),
      ],
      [1, () => ({ do: "decline", by: party, trade: id, proposal: proposal.id })],
    ]);
    const ofFlow = flowSteps(trade).map(([weight, who, act]) => by(weight, who, act));
    return chance.weighed([...ofStatus, ...ofFlow, ...toProposals])();
  }

  #anything({ trade }: MemoryTrade): Command {
    const chance = this.#chance;
    const { id, buyerId, sellerId } = trade;
    if (chance.hits(0.3)) {
      const act = chance.of(staffActs.filter((each) => each !== "write-off"));
      return { do: act, by: chance.of(staff).staffId, trade: id };
    }
    const by = chance.of([buyerId, buyerId, sellerId, sellerId, chance.of(people).traderId]);
    return { do: chance.of(partyActs), by, trade: chance.hits(0.02) ? "none" : id };
  }

  #amend({ trade }: MemoryTrade, by: string): Command {
    const { currency, minor } = trade.money.fiat;
    const percent = BigInt(this.#chance.between(1, 125));
    const received = formatFiat({ currency, minor: (minor * percent) / 100n + 1n });
    return { do: "propose-amend", by, trade: trade.id, received };
  }

  #assign(trade: string): Command {
    const [by, to] = [this.#member("supermoderator"), this.#chance.of(staff).staffId];
    return { do: "assign", by, trade, to };
  }

  #byWorker(
    trade: string,
    workerId: string | undefined,
    act: "ask-evidence" | "message-parties",
  ): Command {
    return { do: act, by: workerId ?? this.#member("moderator"), trade };
  }

  #decide(trade: string, workerId: string | undefined): Command {
    const share = this.#chance.of([0, 10_000, 10_000, this.#chance.between(1, 9_999)]);
    return { do: "decide", by: workerId ?? this.#member("moderator"), trade, share };
  }

  /** Mostly a trader who bought something. */
  #spend(): Command {
    const { trade } = this.someTrade() ?? {};
    const by = trade?.buyerId ?? this.#chance.of(traders).traderId;
    return { do: "spend", by, asset: trade?.money.amount.asset ?? "BTC" };
  }

  #toOffer(): Command {
    const chance = this.#chance;
    const { id: offer, ownerId } = chance.of(offers);
    const by = chance.hits(0.95) ? ownerId : chance.of(traders).traderId;
    const amount = chance.between(20, 6_000).toFixed(2);
    return chance.weighed<Command>([
      [4, { do: "cap", by, offer, amount: chance.hits(0.2) ? null : amount }],
      [3, { do: "switch", by, offer, on: chance.hits(0.8) }],
      [1, { do: "limit", by, offer, most: amount }],
    ]);
  }

  /** Partners of a trade, or the people of an offer; most blocks end before long. */
  relate(stored: MemoryTrade | undefined): Command {
    const chance = this.#chance;
    const blocks = [...this.#tables.blocks.keys()];
    if (blocks.length > 12 || (blocks.length > 0 && chance.hits(0.3))) {
      const [by = "", to = ""] = chance.of(blocks).split(" ");
      return { do: "relate", by, to, action: chance.of(["unblocked", "trusted"]) };
    }
    const { buyerId = chance.of(traders).traderId, sellerId = chance.of(offers).ownerId } =
      stored?.trade ?? {};
    const [by, to] = chance.hits(0.5) ? [buyerId, sellerId] : [sellerId, buyerId];
    return { do: "relate", by, to, action: chance.hits(0.8) ? "blocked" : "trusted" };
  }

  #toAccount(): Command {
    const chance = this.#chance;
    const by = this.#member(chance.of(["supermoderator", "admin"]));
    const held = [...this.#states];
    if (held.length > 6 || (held.length > 0 && chance.hits(0.4))) {
      const [state, { traderId }] = chance.of(held);
      return { do: "lift-state", by, trader: traderId, state };
    }
    const trader = chance.of(people).traderId;
    return { do: "begin-state", by, trader, state: chance.of(accountStates) };
  }

  #member(role: string): string {
    return this.#chance.of(staff.filter((each) => each.role === role)).staffId;
  }

  #mostly(one: string, other: string): string {
    return this.#chance.hits(0.9) ? one : other;
  }
}
