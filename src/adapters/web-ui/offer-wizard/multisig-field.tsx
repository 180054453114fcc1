import { Trans } from "@lingui/react/macro";
import { usePageState } from "../page-context.ts";
import { EscrowSwitch } from "./escrow-switch.tsx";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";

/** Whether the escrow of trades is on the blockchain; asked only where the platform has that. */
export function MultisigField({ draft, problems, onChange }: StepProps) {
  const { hasMultisigEscrows = false } = usePageState();
  const { side, asset, multisigEscrow = false } = draft;
  // An offer from before has to be able to lose it.
  const isAsked = hasMultisigEscrows || multisigEscrow;
  if (!isAsked || side !== "sell" || asset !== "BTC") return null;
  return (
    <EscrowSwitch
      label={<Trans>Escrow on the blockchain</Trans>}
      isOn={multisigEscrow}
      error={problemWords("multisig_escrow", problems)}
      onChange={(isOn) => onChange({ multisigEscrow: isOn })}
    >
      <Trans>
        You, the buyer and we have a key each, and any two keys pay out. You pay the escrow from
        your own wallet within a day of the start. Cashback isn't possible.
      </Trans>
    </EscrowSwitch>
  );
}
