import { ArrowRight } from "lucide-react";
import { useLingui } from "@lingui/react/macro";
import type { PolicyChangeView } from "../../adapters/http/contract/admin/policy.ts";
import { useFieldName } from "./field-name.ts";
import { ValueWords } from "./value-words.tsx";
import styles from "./policy.module.css";

/** What a version changes: each field from its old value to its new one. */
export function ChangeList({ changes }: { changes: readonly PolicyChangeView[] }) {
  const { t } = useLingui();
  const nameOf = useFieldName();
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, unit, from, to }) => (
        <li key={path}>
          <span className={styles.name}>{nameOf(path)}</span>
          <span className={styles.step}>
            <span>
              <ValueWords unit={unit} value={from} />
            </span>
            <ArrowRight size={14} role="img" aria-label={t`becomes`} />
            <strong>
              <ValueWords unit={unit} value={to} />
            </strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
