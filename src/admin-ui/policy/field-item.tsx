import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PolicyFieldView } from "../../adapters/http/contract/admin/policy.ts";
import { useFieldName } from "./field-name.ts";
import { FieldInput } from "./field-input.tsx";
import type { Draft } from "./use-draft.ts";
import { ValueWords } from "./value-words.tsx";
import styles from "./policy.module.css";

/** One field: its name, its value and its path, or the input that changes it. */
export function FieldItem({ field, draft }: { field: PolicyFieldView; draft: Draft }) {
  const { t } = useLingui();
  const { path, unit, value } = field;
  const name = useFieldName()(path);
  const typed = draft.typed(path);
  return (
    <li className={styles.field}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        <code className={styles.path}>{path}</code>
      </div>
      {typed === undefined ? (
        <>
          <span className={styles.value}>
            <ValueWords unit={unit} value={value} />
          </span>
          <Button
            size="small"
            aria-label={t`Change: ${name}`}
            onClick={() => draft.type(path, value ?? "")}
          >
            <Trans>Change</Trans>
          </Button>
        </>
      ) : (
        <div className={styles.edit}>
          <FieldInput field={field} typed={typed} draft={draft} />
          <Button
            size="small"
            color="inherit"
            aria-label={t`Keep as it is: ${name}`}
            onClick={() => draft.drop(path)}
          >
            <Trans>Keep</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
