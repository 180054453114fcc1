import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Field } from "../design/field.tsx";
import { GateCountries } from "./gate-countries.tsx";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";
import { SwitchLine } from "./switch-line.tsx";
import styles from "./gate-fields.module.css";

/** Who a taker has to be: verified, named, signed in, from somewhere, and how much new buyers take. */
export function MoreGateFields({ draft, problems, onChange }: StepProps) {
  return (
    <>
      <Gate
        label={<Trans>Only people with a verified ID</Trans>}
        hint={<Trans>Others see the offer, and what they need to take it.</Trans>}
        isOn={draft.verifiedId}
        onChange={(verifiedId) => onChange({ verifiedId })}
      />
      <Gate
        label={<Trans>Only people who show you their full name</Trans>}
        hint={<Trans>They choose in their settings who sees it.</Trans>}
        isOn={draft.fullName}
        onChange={(fullName) => onChange({ fullName })}
      />
      <Gate
        label={<Trans>Hide it from visitors who are not signed in</Trans>}
        hint={<Trans>Search engines don&apos;t find it either.</Trans>}
        isOn={draft.signedInOnly}
        onChange={(signedInOnly) => onChange({ signedInOnly })}
      />
      <Gate
        label={<Trans>Nobody who uses a VPN</Trans>}
        hint={
          <Trans>
            As far as the network address tells. Some companies&apos; networks count too.
          </Trans>
        }
        isOn={draft.withoutVpn}
        onChange={(withoutVpn) => onChange({ withoutVpn })}
      />
      <GateCountries
        isAllowed={draft.areCountriesAllowed}
        countries={draft.countries}
        onChange={onChange}
      />
      {draft.side === "sell" && (
        <Field
          label={<Trans>Most for new buyers</Trans>}
          hint={<Trans>For people who have not completed a trade with you. Empty: no limit.</Trans>}
          name="new_buyer_max_fiat_limit"
          inputMode="decimal"
          autoComplete="off"
          suffix={<bdi>{draft.currency}</bdi>}
          value={draft.newBuyerMost}
          error={problemWords("new_buyer_max_fiat_limit", problems)}
          onChange={(event) => {
            const newBuyerMost = event.currentTarget.value;
            if (/^\d*\.?\d*$/.test(newBuyerMost)) onChange({ newBuyerMost });
          }}
        />
      )}
    </>
  );
}

function Gate(props: {
  label: ReactNode;
  hint: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { label, hint, isOn, onChange } = props;
  return (
    <div>
      <SwitchLine label={label} isOn={isOn} onChange={onChange} />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
