import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { apiKeyDays, apiKeyScopes, type ApiKeyScope } from "../../../domain/api-key/api-key.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { numberFormat } from "../design/amount-text.ts";
import { Field } from "../design/field.tsx";
import { Select } from "../design/select.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./api-key.module.css";

type Days = (typeof apiKeyDays)[number];

/** Asks what the program may do, for how long, and for a proof. */
export function MakeKeyDialog(props: { onMade: (key: string) => void; onCancel: () => void }) {
  const { t, i18n } = useLingui();
  const [label, setLabel] = useState("");
  const [scope, setScope] = useState<ApiKeyScope>("read");
  const [days, setDays] = useState<Days>(90);
  const act = useAct();
  const { failure } = act;
  const isOfLabel = failure?.code === "api_key_label_unusable" || failure?.code === "validation";
  const make = async (proof: TypedProof) => {
    const body = { label, scope, days, ...proof };
    const made = await act.send(() => client.call("makeApiKey", { body }));
    if (made?.ok) props.onMade(made.data.key);
  };
  const scopeText = { read: t`read`, manage: t`read and manage offers` };
  const unit = { style: "unit", unit: "day", unitDisplay: "long" } as const;
  const daysText = (each: Days) => numberFormat(i18n.locale, unit).format(each);
  return (
    <ProofDialog
      title={<Trans>Create an API key</Trans>}
      effect={<Trans>Anyone who has the key can use it until it expires or you revoke it.</Trans>}
      confirmLabel={<Trans>Create key</Trans>}
      busy={act.isBusy || act.isDone}
      failure={isOfLabel ? undefined : failure}
      onConfirm={(proof) => void make(proof)}
      onCancel={props.onCancel}
    >
      <Field
        name="label"
        label={<Trans>Name of the program</Trans>}
        maxLength={40}
        error={
          isOfLabel ? (
            <FailureWords failure={{ ...failure, code: "api_key_label_unusable" }} />
          ) : undefined
        }
        value={label}
        onChange={(event) => {
          setLabel(event.currentTarget.value);
          act.forget();
        }}
      />
      <p className={styles.choices}>
        <Trans>
          It may{" "}
          <Select
            label={<Trans>What it may do</Trans>}
            value={scope}
            shown={scopeText[scope]}
            onChange={(chosen) => setScope(chosen as ApiKeyScope)}
          >
            {apiKeyScopes.map((each) => (
              <option key={each} value={each} label={scopeText[each]} />
            ))}
          </Select>{" "}
          for{" "}
          <Select
            label={<Trans>How long it works</Trans>}
            value={String(days)}
            shown={daysText(days)}
            onChange={(chosen) => setDays(Number(chosen) as Days)}
          >
            {apiKeyDays.map((each) => (
              <option key={each} value={each} label={daysText(each)} />
            ))}
          </Select>
        </Trans>
      </p>
    </ProofDialog>
  );
}
