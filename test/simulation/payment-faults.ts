import { money } from "../../src/domain/money/money.ts";
import { onEntries, toOther } from "./entry-faults.ts";
import type { PlantedFault } from "./planted-faults.ts";

/** Faults of what merchants are paid. */
export const paymentFaults: Readonly<Record<string, PlantedFault>> = {
  "a payment goes to somebody who is no merchant": {
    invariants: ["a link's payer pays its merchant what it asks for"],
    wrap: onEntries("link-payment:", (entry) =>
      toOther(entry, ({ kind }) => kind === "merchant", {
        kind: "merchant",
        merchantId: "trader000",
      }),
    ),
  },
  "a payer pays twice the sum": {
    invariants: ["a link's payer pays its merchant what it asks for"],
    wrap: onEntries("link-payment:", (entry) => ({
      ...entry,
      postings: entry.postings.map((posting) => ({
        ...posting,
        amount: money(posting.amount.asset, 2n * posting.amount.units),
      })),
    })),
  },
  "a payout goes to the platform": {
    invariants: ["a payout moves all payments to their merchant"],
    wrap: onEntries("merchant-payout:", (entry) =>
      toOther(entry, ({ kind }) => kind === "available", { kind: "fees" }),
    ),
  },
};
