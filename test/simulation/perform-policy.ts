import type { Command } from "./commands.ts";
import type { Marketplace } from "./marketplace.ts";
import { memberNamed, oneFee } from "./population.ts";

/** An admin changes the fee and how soon a paid trade can be disputed. */
export async function changePolicy(
  m: Marketplace,
  { by, feeBasisPoints: fee, helpAfterSeconds, isLate }: Command & { readonly do: "change-policy" },
) {
  const { version } = await m.viewPolicy.newest();
  const trade = { disputeAfterPaid: helpAfterSeconds, disputeAfterQuickPaid: helpAfterSeconds / 2 };
  const patch = { fees: oneFee(fee), trade };
  const change = {
    patch,
    seenVersion: isLate ? version - 1 : version,
    reason: "As the board decided.",
  };
  return m.changePolicy.execute(memberNamed(by), change);
}
