import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PolicyFieldView } from "../../adapters/http/contract/admin/policy.ts";
import { flagNames, flagPaths, type FlagName } from "../../domain/policy/flags.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { flagWords } from "./flag-words.ts";
import { SwitchFlagDialog } from "./switch-flag-dialog.tsx";
import columns from "../design/columns.module.css";
import styles from "./flags.module.css";

/** The features that an operator can leave out, and switching each of them on or off. */
export function FlagsPage() {
  const { t } = useLingui();
  const { data: policy, error, refetch } = useRead("viewPolicy", {});
  const [chosen, setChosen] = useState<FlagName>();
  const failure = policy ? undefined : failureIn(error);
  const fieldOf = (name: FlagName) => policy?.fields.find(({ path }) => path === flagPaths[name]);
  const field = chosen && fieldOf(chosen);
  return (
    <>
      <PageHead name={t`Flags`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!policy && !failure && <Skeleton variant="rounded" height={320} />}
      {policy && (
        <Card title={<Trans>Features</Trans>}>
          <p className={columns.second}>
            <Trans>
              A feature that is off is hidden from traders, and its calls are refused. Flags are
              part of the policy, so each change becomes a version.
            </Trans>
          </p>
          <ul className={columns.list}>
            {flagNames.map((name) => (
              <FlagItem
                key={name}
                name={name}
                field={fieldOf(name)}
                onSwitch={() => setChosen(name)}
              />
            ))}
          </ul>
        </Card>
      )}
      {policy && chosen && field && (
        <SwitchFlagDialog
          name={chosen}
          field={field}
          policy={policy}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function FlagItem(props: {
  name: FlagName;
  field: PolicyFieldView | undefined;
  onSwitch: () => void;
}) {
  const { name, field, onSwitch } = props;
  const { i18n, t } = useLingui();
  const [label, effect] = flagWords[name];
  const title = i18n._(label);
  const isOn = field?.value === "true";
  return (
    <li className={styles.flag}>
      <div className={styles.what}>
        <span className={styles.name}>{title}</span>
        <span className={columns.second}>{i18n._(effect)}</span>
      </div>
      <div className={styles.state}>
        <Chip tone={isOn ? "done" : "neutral"}>
          {isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
        </Chip>
        <Button
          size="small"
          aria-label={isOn ? t`Switch off: ${title}` : t`Switch on: ${title}`}
          onClick={onSwitch}
        >
          {isOn ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
        </Button>
      </div>
    </li>
  );
}
