import type { Commit } from "../../src/application/ports/commit.ts";
import { money } from "../../src/domain/money/money.ts";
import { onEntries, toOther } from "./entry-faults.ts";
import type { PlantedFault } from "./planted-faults.ts";
import type { Wrap } from "./simulation.ts";
import { standIn } from "./stand-in.ts";

/** So many steps lead through everything that is done with cards. */
const steps = 1_000;

/** Faults of virtual cards. */
export const cardFaults: Readonly<Record<string, PlantedFault>> = {
  "an act of a card leaves a granule of its fee where it was held": {
    invariants: ["an act of a card ends once, with all that it holds"],
    wrap: onEntries("card-done:", (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => {
        const isPaid = entry.postings.some(({ account }) => account.kind === "fees");
        const by = { card_act: 1n, fees: -1n }[posting.account.kind as string] ?? 0n;
        const { asset, units } = posting.amount;
        return { ...posting, amount: money(asset, isPaid ? units + by : units) };
      }),
    })),
  },
  "what is held for a card goes to the platform": {
    invariants: ["an act of a card holds what it takes, once"],
    wrap: onEntries("card-hold:", (entry) =>
      toOther(entry, ({ kind }) => kind === "card_act", { kind: "fees" }),
    ),
  },
  "what a provider refused comes back to the platform": {
    invariants: ["what an act of a card held comes back to where it was"],
    wrap: onEntries("card-back:", (entry) =>
      toOther(entry, ({ kind }) => kind === "available", { kind: "fees" }),
    ),
  },
  "loading a card costs a granule too little": {
    invariants: ["a card gets what its holder paid, less the fee"],
    wrap: onEntries("card-done:", (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => {
        const isLoad = entry.postings.some(
          ({ account, amount }) => account.kind === "card" && amount.units > 0n,
        );
        const by = { card: 1n, fees: -1n }[posting.account.kind as string] ?? 0n;
        const { asset, units } = posting.amount;
        return { ...posting, amount: money(asset, isLoad ? units + by : units) };
      }),
    })),
  },
  "what leaves a card goes to somebody else": {
    invariants: [
      "what leaves a card reaches its holder, less the fee",
      "a closed card leaves all that is on it to its holder, once",
    ],
    wrap: onEntries("card-done:", (entry) =>
      toOther(entry, ({ kind }) => kind === "available", {
        kind: "rewards",
        partnerId: "trader000",
      }),
    ),
  },
  "a purchase with a card is paid by the platform": {
    invariants: ["a payment takes from the card that paid, and a refund gives back to its holder"],
    wrap: onEntries("card-purchase:", (entry) =>
      toOther(entry, ({ kind }) => kind === "card", { kind: "fees" }),
    ),
  },
  "a payment that is reported twice is booked twice": {
    invariants: [
      "what is on cards is what their provider has",
      "no more comes back than was paid",
      "nobody below zero",
    ],
    steps,
    wrap: (stores) => {
      let read = 0;
      return {
        ...stores,
        cards: standIn(stores.cards, {
          keepPayments: (payments, cursor) => {
            read += 1;
            const renamed = payments.map((each) => ({ ...each, id: `${each.id}-${read}` }));
            return stores.cards.keepPayments(renamed, cursor);
          },
        }),
      };
    },
  },
  "a provider is believed to have done what it refused": {
    invariants: ["what is on cards is what their provider has", "nobody below zero"],
    steps,
    wrap: (stores) => ({
      ...stores,
      cardProvider: standIn(stores.cardProvider, {
        carryOut: async (command) => {
          const outcome = await stores.cardProvider.carryOut(command);
          const isBelieved = outcome.state === "refused" && command.cents > 0n;
          return isBelieved ? { state: "done" } : outcome;
        },
      }),
    }),
  },
  "two loads at once are not judged one after the other": {
    invariants: ["nobody loads more within a day than they may"],
    wrap: withoutHolders,
  },
};

/** The row that each load of somebody changes is left out. */
function withoutHolders(...[stores]: Parameters<Wrap>) {
  const { changes } = stores;
  const without = ({ aggregates = [], ...commit }: Commit): Commit => ({
    ...commit,
    aggregates: aggregates.filter(({ aggregate }) => aggregate !== "virtual-card-holder"),
  });
  return {
    ...stores,
    changes: {
      commit: (commit: Commit) => changes.commit(without(commit)),
      recall: (key: Parameters<typeof changes.recall>[0]) => changes.recall(key),
    },
  };
}
