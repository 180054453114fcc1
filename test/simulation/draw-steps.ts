import type { Chance } from "./chance.ts";
import type { Answer, Command, Delivery, Step } from "./commands.ts";
import { cardsEvery, dealingWithCards } from "./draw-cards.ts";
import { dealingWithProviders, ordersEvery } from "./draw-orders.ts";
import { dealingWithPapers, papersEvery, turnsOfPapers } from "./draw-papers.ts";
import type { MemoryTrade } from "../memory/memory-tables.ts";
import { CommandDrawer, type Seen } from "./draw-commands.ts";
import type { EscrowDrawer } from "./draw-escrows.ts";
import { realAssets } from "../../src/domain/money/asset.ts";
import { merchantIds, staff, traders } from "./population.ts";

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

/** After how many steps an admin changes the policy, beside what else happens then. */
const policyEvery = 150;

/** After how many steps partners are paid, or one of them claims. */
const rewardsEvery = 20;

/** After how many steps somebody deals with payment links. */
const paymentsEvery = 15;

/** After how many steps somebody converts coins. */
const conversionsEvery = 12;

/** After how many steps somebody sends coins, or leaves a bond. */
const sendsEvery = 9;

/** After how many steps staff and a debtor deal with a plan. */
const plansEvery = 17;

/** How many deliveries are remembered for being repeated. */
const remembered = 200;

/**
 * Draws steps: one delivery or several at once, deliveries that are repeated later or with the key
 * of another, writes that fail, processes that end, and the time between.
 */
export class StepDrawer {
  readonly #chance: Chance;
  readonly #commands: CommandDrawer;
  readonly #sent: Delivery[] = [];
  /** Deliveries whose answer got lost: their senders retry. */
  readonly #unanswered: Delivery[] = [];
  #withPapers: MemoryTrade | undefined;

  readonly #escrows: EscrowDrawer | undefined;

  /** `escrows`: draws what happens to multisig escrows; undefined where nothing does. */
  constructor(seen: Seen, chance: Chance, escrows?: EscrowDrawer) {
    this.#escrows = escrows;
    this.#chance = chance;
    this.#commands = new CommandDrawer(seen, chance);
  }

  draw(number: number): Step {
    const chance = this.#chance;
    const isCrowd = chance.hits(0.1);
    const drawn = isCrowd ? this.#crowd(number) : [this.#delivery(number)];
    const changed = number % policyEvery === 0 ? [...drawn, policyChange(number)] : drawn;
    const rewarded = number % rewardsEvery === 0 ? [...changed, rewarding(number)] : changed;
    const dealt =
      number % paymentsEvery === 0 ? [...rewarded, ...dealing(number / paymentsEvery)] : rewarded;
    const converted =
      number % conversionsEvery === 0
        ? [...dealt, ...converting(number / conversionsEvery)]
        : dealt;
    const sent =
      number % sendsEvery === 0 ? [...converted, ...sending(number / sendsEvery)] : converted;
    const planned = number % plansEvery === 0 ? [...sent, ...planning(number / plansEvery)] : sent;
    const carded =
      number % cardsEvery === 0 ? [...planned, ...dealingWithCards(number / cardsEvery)] : planned;
    const ordered =
      number % ordersEvery === 0
        ? [...carded, ...dealingWithProviders(number / ordersEvery)]
        : carded;
    const papered =
      number % papersEvery === 0
        ? [...ordered, ...this.#dealingWithPapers(number / papersEvery - 1)]
        : ordered;
    const deliveries = [...papered, ...(this.#escrows?.draw(number) ?? [])];
    return {
      number,
      wait: this.#wait(),
      deliveries,
      order: chance.below(2 ** 31),
      ...(chance.hits(0.025) && {
        trouble: { write: chance.below(2), when: chance.of(["before", "after"] as const) },
      }),
      ...(chance.hits(0.015) && { diesAfter: chance.below(4 + 4 * deliveries.length) }),
    };
  }

  /** Records the outcome of a step: what got no answer is sent again. */
  note({ deliveries }: Step, answers: readonly Answer[]): void {
    for (const [at, delivery] of deliveries.entries()) {
      const { said = "none" } = answers[at] ?? {};
      if (said === "none" || said === "failed") this.#unanswered.push(delivery);
      this.#sent[this.#chance.below(remembered)] = delivery;
    }
  }

  /** Some turns long with one trade: what is sent was uploaded before. */
  #dealingWithPapers(turn: number): Delivery[] {
    if (turn % turnsOfPapers === 0) this.#withPapers = this.#commands.someTrade();
    return dealingWithPapers(turn, this.#withPapers);
  }

  #delivery(number: number, command?: Command): Delivery {
    const chance = this.#chance;
    if (this.#unanswered.length > 0 && chance.hits(0.3)) {
      const again = this.#unanswered.splice(chance.below(this.#unanswered.length), 1);
      if (again[0]) return again[0];
    }
    const old = chance.hits(0.05) ? this.#sent[chance.below(remembered)] : undefined;
    if (old && chance.hits(0.7)) return old;
    const fresh = command ?? this.#commands.draw();
    return { command: fresh, key: old ? old.key : `key${number}` };
  }

  /** Several at once, around one trade or one offer; or the same one, repeatedly. */
  #crowd(number: number): Delivery[] {
    const chance = this.#chance;
    const count = chance.between(2, 6);
    const trade = chance.hits(0.75) ? this.#commands.someTrade() : undefined;
    const first = this.#delivery(number, this.#commands.toTrade(trade));
    const isSame = chance.hits(0.2);
    const rest = Array.from({ length: count - 1 }, (_, at) => {
      if (isSame) return first;
      const command = chance.hits(0.15)
        ? this.#commands.aboutPerson(first.command, trade)
        : trade
          ? this.#commands.toTrade(trade)
          : this.#rivalOf(first.command);
      return this.#delivery(number + (at + 1) / 10, command);
    });
    return [first, ...rest];
  }

  #rivalOf(command: Command): Command | undefined {
    return command.do === "start" && this.#chance.hits(0.7)
      ? { ...command, fiat: (10 + this.#chance.below(400)).toFixed(2) }
      : undefined;
  }

  #wait(): number {
    const chance = this.#chance;
    return chance.weighed([
      [900, () => chance.below(20 * second)],
      [60, () => chance.below(10 * 60 * second)],
      [8, () => chance.below(4 * hour)],
      [1, () => chance.below(3 * day)],
      [0.3, () => chance.below(20 * day)],
    ])();
  }
}

/** Every third time partners are paid; else one after the other claims what they have in a coin. */
function rewarding(number: number): Delivery {
  const turn = number / rewardsEvery;
  const by = traders[(turn * 7) % traders.length]?.traderId ?? "";
  const asset = realAssets[turn % realAssets.length] ?? "BTC";
  const command: Command =
    turn % 3 === 0 ? { do: "round", of: "rewards" } : { do: "claim-rewards", by, asset };
  return { key: `rewards${number}`, command };
}

/** In turn: a merchant asks, two people pay the same link at once, and the payments are collected. */
function dealing(turn: number): Delivery[] {
  const merchant = merchantIds[Math.floor(turn / 4) % merchantIds.length] ?? "";
  const key = `link${turn}`;
  if (turn % 4 === 3) return [{ key, command: { do: "collect-payments", by: merchant } }];
  if (turn % 4 === 0) return [{ key, command: { do: "make-link", by: merchant } }];
  return [5, 11].map((step) => {
    const by = traders[(turn * step) % traders.length]?.traderId ?? "";
    return { key, command: { do: "pay-link", by, merchant } };
  });
}

/** About 150 EUR each. */
const converted = { BTC: "300000", USDT: "170000000", ETH: "60000000000000000" } as const;

/** Two people at once: most of the time both in one direction, until the inventory stops. */
function converting(turn: number): Delivery[] {
  const pairs = [
    ["BTC", "USDT"],
    ["BTC", "USDT"],
    ["ETH", "BTC"],
    ["USDT", "ETH"],
  ] as const;
  const [from, to] = pairs[turn % pairs.length] ?? pairs[0];
  return [7, 13].map((step) => {
    const by = traders[(turn * step) % traders.length]?.traderId ?? "";
    return {
      key: `convert${turn}-${step}`,
      command: { do: "convert", by, from, to, units: converted[from] },
    };
  });
}

/** In turn: to somebody here, out of here by two at once, what the worker does for that, and bonds. */
function sending(turn: number): Delivery[] {
  const personAt = (step: number) => traders[(turn * step) % traders.length]?.traderId ?? "";
  const [by, other] = [personAt(7), personAt(11)];
  // Whoever left a bond asks for it six turns later; every third has something from the start.
  const holder = traders[(Math.floor((turn + 4) / 12) * 3) % traders.length]?.traderId ?? "";
  const units = String(30_000 + (turn % 40) * 1_000);
  const as = (command: Command, at = 0): Delivery => ({ key: `send${turn}-${at}`, command });
  switch (turn % 6) {
    case 0:
      return [as({ do: "send", by, to: other, units })];
    case 1:
      return [
        as({ do: "send", by, to: null, units }),
        as({ do: "send", by: other, to: null, units }, 1),
      ];
    case 2:
      return [as({ do: turn % 4 === 0 ? "leave-bond" : "get-bond-back", by: holder })];
    case 3:
      return [
        as({ do: "cancel-send", by: traders[((turn - 2) * 7) % traders.length]?.traderId ?? "" }),
      ];
    default:
      return [as({ do: "round", of: "sends" })];
  }
}

const moderator = staff.find(({ role }) => role === "moderator");

/** Two plans at once for the same debt, of which one at most is agreed; the fourth time it is taken back. */
function planning(turn: number): Delivery[] {
  const by = moderator?.staffId ?? "";
  const key = `plan${turn}`;
  if (turn % 4 === 3) return [{ key, command: { do: "withdraw-plan", by } }];
  return [1, 3].map((parts) => ({
    key: `${key}-${parts}`,
    command: { do: "agree-plan", by, parts },
  }));
}

const admin = staff.find(({ role }) => role === "admin");

/** Each change is another one; every third was made for an older version. */
function policyChange(number: number): Delivery {
  const change = number / policyEvery;
  return {
    key: `policy${number}`,
    command: {
      do: "change-policy",
      by: admin?.staffId ?? "",
      feeBasisPoints: (change * 35) % 200,
      helpAfterSeconds: 3_600 * (1 + (change % 4)),
      isLate: change % 3 === 0,
    },
  };
}
