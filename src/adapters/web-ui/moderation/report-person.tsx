import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import type { ReportedAt } from "./report-person-dialog.tsx";
import styles from "./report-offer.module.css";

/** Loaded when it is opened: hardly anybody does. */
const ReportPersonDialog = lazy(async () => ({
  default: (await import("./report-person-dialog.tsx")).ReportPersonDialog,
}));

/** Lets the user report another person, from where they met them. */
export function ReportPerson({ username, at }: { username: string; at: ReportedAt }) {
  const [isOpen, setOpen] = useState(false);
  const [isReported, setReported] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused element is gone: the focus moves to the response.
    if (isReported) place.current?.focus();
  }, [isReported]);
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {isReported ? (
        <p className={styles.reported} role="status">
          <Flag aria-hidden="true" />
          <span>
            <Trans>
              You reported <bdi>{username}</bdi>. A moderator will look into it.
            </Trans>
          </span>
        </p>
      ) : (
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          <Flag aria-hidden="true" />
          <span>
            <Trans>
              Report <bdi>{username}</bdi>
            </Trans>
          </span>
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReportPersonDialog
            username={username}
            at={at}
            onDone={() => {
              setOpen(false);
              setReported(true);
            }}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
