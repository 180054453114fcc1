import type { Command, Delivery } from "./commands.ts";
import { staff, traders } from "./population.ts";

/** After how many steps somebody deals with a provider of ramps or top-ups. */
export const ordersEvery = 8;

/** People with money from the start, whose level allows it. */
const people = [22, 24, 28, 30, 34, 36].map((at) => traders[at]?.traderId ?? "");
const admin = staff.findLast(({ role }) => role === "admin")?.staffId ?? "";

/** Every other time two workers or one; else what one person does with a provider, often two things at once. */
export function dealingWithProviders(turn: number): Delivery[] {
  const as = (...commands: readonly Command[]): Delivery[] =>
    commands.map((command, at) => ({ key: `order${turn}-${at}`, command }));
  const round: Command = { do: "round", of: "orders" };
  if (turn % 2 === 0) return turn % 4 === 0 ? as(round, round) : as(round);
  const act = (turn - 1) / 2;
  const cycle = Math.floor(act / 7);
  const by = people[cycle % people.length] ?? "";
  switch (act % 7) {
    case 0:
      return as(
        { do: "load-phone", by, amount: String(1_000 + cycle * 7) },
        { do: "load-phone", by, amount: "11003" },
      );
    case 1:
      return as({ do: "buy-coins", by, amount: "15001" });
    case 2:
      return as({ do: "pay-order", by }, { do: "report-order", by });
    case 3:
      return as(
        { do: "sell-coins", by, amount: "2600001" },
        { do: "sell-coins", by, amount: "2700000" },
      );
    case 4:
      return as({ do: "report-order", by }, { do: "report-order", by });
    case 5:
      return cycle % 3 === 0
        ? as({ do: "stop-order", by }, { do: "give-back-order", by: admin, owner: by })
        : as({ do: "buy-coins", by, amount: "2500" });
    default:
      return cycle % 3 === 1
        ? as({ do: "give-back-order", by: admin, owner: by })
        : as({ do: "settle-provider", by: admin, units: "70000", isReceived: cycle % 2 === 0 });
  }
}
