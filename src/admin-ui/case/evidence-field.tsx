import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { KeyHint } from "../design/key-hint.tsx";
import styles from "./evidence-field.module.css";

/** The lines the verdict is based on; they are selected in the timeline. */
export function EvidenceField(props: {
  entries: CaseView["entries"];
  evidence: readonly string[];
  onToggle: (id: string) => void;
}) {
  const { t } = useLingui();
  const chosen = props.entries.flatMap(({ id }, index) =>
    props.evidence.includes(id) ? [{ id, number: index + 1 }] : [],
  );
  return (
    <div className={styles.field}>
      <h3 className={styles.name}>
        <Trans>Evidence</Trans>
      </h3>
      {chosen.length === 0 ? (
        <p className={styles.none}>
          <Trans>Select lines in the timeline.</Trans> <KeyHint keys="E" />
        </p>
      ) : (
        <ul className={styles.lines}>
          {chosen.map(({ id, number }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.line}
                aria-label={t`Line ${number}: remove`}
                onClick={() => props.onToggle(id)}
              >
                <Trans>
                  Line <bdi>{number}</bdi>
                </Trans>
                <X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
