import type { StoredEscrow } from "../../src/application/ports/multisig-escrow-store.ts";
import { multisigState } from "../../src/domain/multisig-escrow/trade-escrow.ts";
import type { Trade } from "../../src/domain/trade/trade.ts";
import type { MemoryTrade } from "../memory/memory-tables.ts";
import type { Chance } from "./chance.ts";
import type { Command, Delivery } from "./commands.ts";
import { CommandDrawer, type Seen } from "./draw-commands.ts";
import { escrowRounds, type EscrowCommand } from "./escrow-commands.ts";
import { escrowOffers } from "./population.ts";
import { storedEscrow } from "./simulated-escrows.ts";
import type { Losing } from "./simulated-escrow-chain.ts";

/** How many trades with an escrow go on at once, at most. */
const mostOpen = 14;

type Weighed = readonly [weight: number, draw: () => Command | undefined];

/** Draws what happens to trades with a multisig escrow, and to their chain, beside everything else. */
export class EscrowDrawer {
  readonly #seen: Seen;
  readonly #chance: Chance;
  readonly #commands: CommandDrawer;
  /** Those of which something may still come, the oldest first. */
  #open: readonly string[] = [];
  #known = 0;

  constructor(seen: Seen, chance: Chance) {
    this.#seen = seen;
    this.#chance = chance;
    this.#commands = new CommandDrawer(seen, chance);
  }

  /** One delivery or several at once. */
  draw(number: number): readonly Delivery[] {
    this.#look();
    const count = this.#chance.hits(0.15) ? this.#chance.between(2, 4) : 1;
    return Array.from({ length: count }, (_, at): Delivery => {
      const drawn = this.#chance.hits(0.35) ? this.#ofWorld() : this.#toTrade();
      const key = `escrow${number}-${at}`;
      return { key, command: drawn ?? this.#start() };
    });
  }

  #look(): void {
    const { tradeIds, tables } = this.#seen;
    const begun = tradeIds.slice(this.#known);
    this.#known = tradeIds.length;
    this.#open = [...this.#open, ...begun].filter((id) => {
      const escrow = storedEscrow(tables, id);
      const { closedAt } = tables.trades.get(id)?.trade ?? {};
      return escrow && (closedAt === undefined || isGoingOn(escrow, this.#chance));
    });
  }

  /** The chain, and what the worker does. */
  #ofWorld(): Command {
    const chance = this.#chance;
    const replaced = chance.hits(0.12) ? chance.between(1, 8) : 0;
    const losing = chance.weighed<Losing>([
      [3, "nothing"],
      [2, "payouts"],
      [1, "payments"],
      [1, "all"],
    ]);
    const blocks = chance.between(1, 3);
    const found = { do: "find-blocks", by: "chain", blocks, replaced, losing } as const;
    const [scan, trades, payouts] = escrowRounds;
    return chance.weighed<Command>([
      [4, found],
      [4, { do: "round", of: scan }],
      [3, { do: "round", of: trades }],
      [2, { do: "round", of: payouts }],
    ]);
  }

  #start(): Command {
    return this.#commands.start(this.#chance.of(escrowOffers));
  }

  #toTrade(): Command | undefined {
    const chance = this.#chance;
    if (this.#open.length < mostOpen && chance.hits(0.15)) return this.#start();
    if (this.#open.length === 0) return undefined;
    const id = chance.of(this.#open);
    const stored = this.#seen.tables.trades.get(id);
    const escrow = storedEscrow(this.#seen.tables, id);
    if (!stored || !escrow) return undefined;
    return chance.hits(0.15) ? this.#commands.toTrade(stored) : this.#sensible(stored, escrow);
  }

  #sensible(stored: MemoryTrade, escrow: StoredEscrow): Command | undefined {
    const { trade } = stored;
    const { id, buyerId, sellerId } = trade;
    const chance = this.#chance;
    const by = (weight: number, who: string, act: "paid" | "cancel" | "dispute"): Weighed => [
      weight,
      () => ({ do: act, by: who, trade: id }),
    ];
    const sign = (weight: number, who: string, act: SigningAct): Weighed => [
      weight,
      () => ({ do: act, by: who, trade: id, fee: this.#fee(escrow) }),
    ];
    const pay = (weight: number): Weighed => [weight, () => this.#pay(escrow)];
    const party = chance.hits(0.5) ? buyerId : sellerId;
    const leave: Weighed = [0.15, () => ({ do: "leave-escrow", by: sellerId, trade: id })];
    const rest: Weighed[] = [[0.3, () => this.#commands.toTrade(stored)]];
    switch (stepOf(trade, escrow)) {
      case "keys": {
        const who = escrow.buyer ? sellerId : escrow.seller ? buyerId : party;
        return chance.weighed<Weighed[1]>([
          [12, () => ({ do: "give-keys", by: who, trade: id })],
          by(0.4, party, "cancel"),
        ])();
      }
      case "payment":
        return chance.weighed<Weighed[1]>([pay(10), by(0.5, party, "cancel"), ...rest])();
      case "trade":
        return chance.weighed<Weighed[1]>([
          by(trade.status === "active_funded" ? 10 : 0, buyerId, "paid"),
          sign(trade.status === "paid" ? 8 : 0.3, sellerId, "release-escrow"),
          sign(1, buyerId, "return-escrow"),
          by(trade.status === "paid" ? 3 : 0, party, "dispute"),
          [trade.status === "dispute_open" ? 12 : 1, () => this.#commands.toTrade(stored)],
          pay(0.2),
          leave,
        ])();
      case "payout":
        return chance.weighed<Weighed[1]>([
          sign(8, party, "sign-payout"),
          sign(1, party, "sign-greedily"),
          pay(0.4),
          leave,
          ...rest,
        ])();
    }
  }

  /** Mostly in full, and some pay again. */
  #pay({ tradeId: trade, sellerId: by }: StoredEscrow): EscrowCommand {
    const percent = this.#chance.weighed<number>([
      [16, 100],
      [2, 130],
      [2, 60],
      [1, 1],
    ]);
    return { do: "pay-escrow", by, trade, percent };
  }

  /** In satoshi: now and then too little for a node, or for taking the place of another one. */
  #fee({ payouts }: StoredEscrow): number {
    const last = Number(payouts.at(-1)?.networkFee ?? 0n);
    const usual = last > 0 ? last + 200 + this.#chance.below(800) : 400 + this.#chance.below(2_000);
    return this.#chance.hits(0.06) ? this.#chance.below(300) : usual;
  }
}

type SigningAct = "release-escrow" | "return-escrow" | "sign-payout" | "sign-greedily";

/** What of a trade with an escrow comes next. */
function stepOf(trade: Trade, { address, ending }: StoredEscrow) {
  if (ending || trade.closedAt !== undefined) return "payout";
  if (address === undefined) return "keys";
  return trade.escrow === "held" ? "trade" : "payment";
}

/** Whether something of a trade that is over may still come: a settled one is looked at for some time. */
function isGoingOn(escrow: StoredEscrow, chance: Chance): boolean {
  const state = multisigState(escrow);
  if (state === "unused" || (state === "address_ready" && !escrow.coin)) return chance.hits(0.97);
  return state === "settled" || state === "exited" ? chance.hits(0.98) : true;
}
