import type { CaseStaff } from "../../domain/dispute/decide-case.ts";
import type { TradeCommand } from "../../domain/trade/trade-command.ts";
import type { Verdict } from "../../domain/trade/trade-memory.ts";

/** The command that decides, or confirms, exactly that verdict. */
export function verdictCommand(verdict: Verdict, { staffId, role }: CaseStaff): TradeCommand {
  const by = { actorId: staffId, role };
  switch (verdict.for) {
    case "buyer":
      return { act: "decide-buyer", ...by };
    case "seller":
      return { act: "decide-seller", ...by };
    case "split":
      return { act: "decide-split", buyerShare: verdict.buyerShare, ...by };
  }
}
