import { money } from "../../src/domain/money/money.ts";
import { onEntries, toOther } from "./entry-faults.ts";
import type { PlantedFault } from "./planted-faults.ts";

/** So many steps lead through everything that is done with providers. */
const steps = 1_000;

/** Faults of orders with providers. */
export const orderFaults: Readonly<Record<string, PlantedFault>> = {
  "what an order takes goes to the platform": {
    invariants: ["an order holds what it takes, once"],
    wrap: onEntries("top-up:", (entry) =>
      toOther(entry, ({ kind }) => kind === "order", { kind: "fees" }),
    ),
  },
  "an order that is done leaves a granule in what it held": {
    invariants: ["an order ends once, with all that it holds"],
    wrap: onEntries("top-up-settle:", (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => {
        const { asset, units } = posting.amount;
        const by =
          posting.account.kind === "order" ? 1n : posting.account.kind === "fees" ? -1n : 0n;
        return { ...posting, amount: money(asset, units + by) };
      }),
    })),
  },
  "the platform keeps a granule of a top-up less than its fee": {
    invariants: ["a provider is owed what it did, and the platform keeps its fee"],
    wrap: onEntries("top-up-settle:", (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => {
        const { asset, units } = posting.amount;
        const { kind } = posting.account;
        const by = kind === "provider" ? 1n : kind === "fees" ? -1n : 0n;
        return { ...posting, amount: money(asset, units + by) };
      }),
    })),
  },
  "what a provider did not do comes back to the platform": {
    invariants: ["what a provider did not do comes back whole"],
    wrap: onEntries("top-up-back:", (entry) =>
      toOther(entry, ({ kind }) => kind === "available", { kind: "fees" }),
    ),
  },
  "what a provider sold is credited to a partner": {
    invariants: ["what a provider sold is credited whole, and the provider owes it"],
    wrap: onEntries("on-ramp:", (entry) =>
      toOther(entry, ({ kind }) => kind === "available", {
        kind: "rewards",
        partnerId: "trader000",
      }),
    ),
  },
  "what a provider paid is taken from the platform": {
    invariants: [
      "what is settled with a provider comes from outside, or goes there",
      "nobody below zero",
    ],
    wrap: onEntries("provider-settlement:", (entry) =>
      toOther(entry, ({ kind }) => kind === "clearing", { kind: "fees" }),
    ),
  },
  "a provider that does not answer has done nothing": {
    invariants: ["what providers are owed is what they did"],
    steps,
    wrap: (stores) => ({
      ...stores,
      topUp: {
        ...stores.topUp,
        order: (order, destination) =>
          stores.topUp.order(order, destination).catch(() => "failed" as const),
      },
    }),
  },
};
