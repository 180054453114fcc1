import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { RequirementView } from "../../http/contract/trade/flow-views.ts";
import { StatusChip } from "../design/status-chip.tsx";

/** How far a requirement is, in words. */
export function RequirementChip({ requirement }: { requirement: RequirementView }) {
  const { status, isOptional } = requirement;
  return match(status)
    .with("PENDING", () => (
      <StatusChip kind="waiting" plain>
        {isOptional ? <Trans>Optional</Trans> : <Trans>To do</Trans>}
      </StatusChip>
    ))
    .with("UPLOADED", () => (
      <StatusChip kind="done" plain>
        <Trans>Done</Trans>
      </StatusChip>
    ))
    .with("APPROVED", () => (
      <StatusChip kind="done" plain>
        <Trans>Accepted</Trans>
      </StatusChip>
    ))
    .with("REJECTED", () => (
      <StatusChip kind="refused" plain>
        <Trans>Rejected</Trans>
      </StatusChip>
    ))
    .with("CORRUPTED", () => (
      <StatusChip kind="refused" plain>
        <Trans>Damaged file</Trans>
      </StatusChip>
    ))
    .exhaustive();
}

/** The requirement of that id, if the trade has it. */
export function requirementOf(
  { requirements }: { readonly requirements: readonly RequirementView[] },
  id: string,
): RequirementView | undefined {
  return requirements.find((each) => each.id === id);
}
