import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Field } from "../design/field.tsx";
import { MoreGateFields } from "./more-gate-fields.tsx";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";
import type { Draft } from "./draft.ts";
import { SwitchLine } from "./switch-line.tsx";
import styles from "./gate-fields.module.css";

/** Whom the owner lets take the offer: folded away, for most let in everybody. */
export function GateFields(step: StepProps) {
  const { draft, problems, onChange } = step;
  const error = problemWords("require_min_past_trades", problems);
  const [isFirstOpen] = useState(draft.trustedOnly || draft.leastTrades !== "" || hasMore(draft));
  return (
    <details
      className={styles.gates}
      open={isFirstOpen || problems.some(({ field }) => gateFields.has(field))}
    >
      <summary className={styles.label}>
        <Trans>Who can take it</Trans>
      </summary>
      <div className={styles.fields}>
        <div>
          <SwitchLine
            label={<Trans>Only people you trust</Trans>}
            isOn={draft.trustedOnly}
            onChange={(trustedOnly) => onChange({ trustedOnly })}
          />
          <p className={styles.hint}>
            <Trans>Nobody else can find the offer. To trust someone, open their profile.</Trans>
          </p>
        </div>
        <Field
          label={<Trans>Completed trades, at least</Trans>}
          hint={<Trans>Leave empty to let in people who are new here.</Trans>}
          name="require_min_past_trades"
          inputMode="numeric"
          autoComplete="off"
          value={draft.leastTrades}
          error={error}
          onChange={(event) => {
            const leastTrades = event.currentTarget.value;
            if (/^\d{0,6}$/.test(leastTrades)) onChange({ leastTrades });
          }}
        />
        <MoreGateFields {...step} />
      </div>
    </details>
  );
}

/** Fields of this part whose problem opens it. */
const gateFields: ReadonlySet<string> = new Set([
  "require_min_past_trades",
  "new_buyer_max_fiat_limit",
  "allowed_countries",
  "blocked_countries",
]);

function hasMore(draft: Draft): boolean {
  const { verifiedId, fullName, signedInOnly, withoutVpn, countries, newBuyerMost } = draft;
  const isLimited = verifiedId || fullName || signedInOnly || withoutVpn;
  return isLimited || countries.length > 0 || newBuyerMost !== "";
}
