import Button from "@mui/material/Button";
import { Plural, Trans } from "@lingui/react/macro";
import { FaultWords } from "./fault-words.tsx";
import { useFieldName } from "./field-name.ts";
import type { Draft } from "./use-draft.ts";
import styles from "./policy.module.css";

/** How many values differ, what is wrong with them, and the way on. Stays in sight. */
export function DraftBar({ draft, onReview }: { draft: Draft; onReview: () => void }) {
  const { changed, faults } = draft;
  const nameOf = useFieldName();
  if (changed.length === 0) return null;
  const [fault] = faults;
  return (
    <div className={styles.bar} role="region" aria-live="polite">
      <div>
        <strong>
          <Plural value={changed.length} one="# value changed" other="# values changed" />
        </strong>
        {fault && (
          <p className={styles.fault}>
            {nameOf(fault.path)}: <FaultWords code={fault.code} />
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <Button color="inherit" onClick={() => draft.clear()}>
          <Trans>Discard</Trans>
        </Button>
        <Button variant="contained" disabled={faults.length > 0} onClick={onReview}>
          <Trans>Review the change</Trans>
        </Button>
      </div>
    </div>
  );
}
