import { Trans } from "@lingui/react/macro";
import { Switch } from "../design/switch.tsx";
import { usePageState } from "../page-context.ts";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./step-terms.module.css";

/** Whether the escrow of trades is on the blockchain; asked only where the platform has that. */
export function MultisigField({ draft, problems, onChange }: StepProps) {
  const { hasMultisigEscrows = false } = usePageState();
  const { side, asset, multisigEscrow = false } = draft;
  // An offer from before has to be able to lose it.
  const isAsked = hasMultisigEscrows || multisigEscrow;
  if (!isAsked || side !== "sell" || asset !== "BTC") return null;
  const error = problemWords("multisig_escrow", problems);
  return (
    <div className={styles.escrow}>
      <div className={styles.head}>
        <p className={styles.label} aria-hidden="true">
          <Trans>Escrow on the blockchain</Trans>
        </p>
        <Switch
          label={<Trans>Escrow on the blockchain</Trans>}
          shown={multisigEscrow ? <Trans>On</Trans> : <Trans>Off</Trans>}
          isOn={multisigEscrow}
          onChange={(isOn) => onChange({ multisigEscrow: isOn })}
        />
      </div>
      {error !== undefined && <p role="alert">{error}</p>}
      <p className={styles.hint}>
        <Trans>
          You, the buyer and we have a key each, and any two keys pay out. You pay the escrow from
          your own wallet within a day of the start. Cashback isn't possible.
        </Trans>
      </p>
    </div>
  );
}
