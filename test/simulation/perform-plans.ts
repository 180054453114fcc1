import type { CommandKey } from "../../src/application/ports/commit.ts";
import { openUnits } from "../../src/domain/claim/debt-claim.ts";
import { formatAmount, money } from "../../src/domain/money/money.ts";
import type { Command } from "./commands.ts";
import type { Marketplace } from "./marketplace.ts";
import { memberNamed } from "./population.ts";

type PlanCommand = Command & { readonly do: "agree-plan" | "withdraw-plan" };

const days = 86_400_000;
const reason = "Agreed in the support chat.";

/** What staff and debtors agree on, for the first debt there is; without one it is asked for no trade. */
export async function changePlan(m: Marketplace, command: PlanCommand, key: CommandKey) {
  const actor = memberNamed(command.by);
  const claim = await m.firstDebt();
  const tradeId = claim?.tradeId ?? "none";
  if (command.do === "withdraw-plan") {
    return m.chargebacks.withdraw.execute(actor, tradeId, reason, key);
  }
  const { asset } = claim?.amount ?? { asset: "BTC" as const };
  const part = (claim ? openUnits(claim) : 0n) / BigInt(command.parts) + 1n;
  const plan = {
    instalment: formatAmount(money(asset, part)),
    everyDays: 7,
    firstDue: m.now() + 4 * days,
    reason,
  } as const;
  return m.chargebacks.agree.execute(actor, tradeId, plan, key);
}
