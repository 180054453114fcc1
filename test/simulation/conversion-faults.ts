import { money } from "../../src/domain/money/money.ts";
import { onEntries, toOther } from "./entry-faults.ts";
import type { PlantedFault } from "./planted-faults.ts";

/** Faults of what the platform converts. */
export const conversionFaults: Readonly<Record<string, PlantedFault>> = {
  "the spread of a conversion goes to a partner": {
    invariants: ["a conversion is between one trader and the inventory"],
    wrap: onEntries("convert:", (entry) =>
      toOther(entry, ({ kind }) => kind === "fees", { kind: "rewards", partnerId: "trader000" }),
    ),
  },
  "a conversion pays twice what it takes": {
    invariants: ["a conversion is at the market's price less its spread"],
    wrap: onEntries("convert:", (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => {
        const isTaken = entry.postings.some(
          ({ account, amount }) =>
            account.kind === "inventory" &&
            amount.units > 0n &&
            account.asset === posting.account.asset,
        );
        const { asset, units } = posting.amount;
        return { ...posting, amount: money(asset, isTaken ? units : 2n * units) };
      }),
    })),
  },
};
