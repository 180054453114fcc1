import type { Command, Delivery } from "./commands.ts";
import { staff, traders } from "./population.ts";

/** After how many steps somebody deals with virtual cards. */
export const cardsEvery = 7;

/** People with money from the start, whose level allows cards. */
const holders = [0, 4, 6, 12, 16, 18].map((at) => traders[at]?.traderId ?? "");
const guard = staff.find(({ role }) => role === "admin")?.staffId ?? "";

/** Every other time two workers or one; else what one holder does with their cards, often two things at once. */
export function dealingWithCards(turn: number): Delivery[] {
  const as = (...commands: readonly Command[]): Delivery[] =>
    commands.map((command, at) => ({ key: `card${turn}-${at}`, command }));
  const round: Command = { do: "round", of: "cards" };
  if (turn % 2 === 0) return turn % 4 === 0 ? as(round, round) : as(round);
  const act = (turn - 1) / 2;
  const cycle = Math.floor(act / 8);
  const by = holders[cycle % holders.length] ?? "";
  const units = String(50_000_000 + (cycle % 5) * 50_000_000);
  switch (act % 8) {
    case 0:
      return as({ do: "order-card", by }, { do: "order-card", by });
    case 1:
      return as(
        { do: "pay-by-card", by, card: 2, cents: 41_07 },
        { do: "pay-by-card", by, card: 3, cents: 88_80 },
      );
    case 2:
      return as(
        { do: "load-card", by, card: 0, units },
        { do: "load-card", by, card: 1, units: "250000000" },
      );
    case 3:
      return as(
        { do: "empty-card", by, card: 0, units: "5010000" },
        { do: "pay-by-card", by, card: 0, cents: 2_99 },
      );
    case 4:
      return cycle % 3 === 2
        ? as({ do: "freeze-card-by-staff", by: guard, holder: by, card: 0 })
        : as({ do: "freeze-card", by, card: 0 }, { do: "refund-card", by, card: 0 });
    case 5:
      return cycle % 3 === 2
        ? as(
            { do: "unfreeze-card-by-staff", by: guard, holder: by, card: 0 },
            { do: "unfreeze-card", by, card: 0 },
          )
        : as({ do: "unfreeze-card", by, card: 0 }, { do: "pay-by-card", by, card: 0, cents: 5_00 });
    case 6:
      return as({ do: "close-card", by, card: 1 }, { do: "pay-by-card", by, card: 1, cents: 1_01 });
    default:
      return as(
        { do: cycle % 2 === 0 ? "close-card" : "freeze-card", by, card: 0 },
        { do: "refund-card", by, card: 0 },
      );
  }
}
