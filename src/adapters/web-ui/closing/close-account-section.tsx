import { lazy, Suspense, useId, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { UserX } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import styles from "./closing.module.css";

/** Few visits of the page need it. */
const CloseAccountDialog = lazy(async () => ({
  default: (await import("./close-account-dialog.tsx")).CloseAccountDialog,
}));

/** Closes the user's account. */
export function CloseAccountSection() {
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Card>
      <section className={styles.section} aria-labelledby={id}>
        <div>
          <h2 id={id} className={styles.title}>
            <Trans>Close account</Trans>
          </h2>
          <p className={styles.about}>
            <Trans>
              You can close your account once your trades, disputes and debts are settled and your
              wallet is empty.
            </Trans>
          </p>
        </div>
        <div>
          <Button variant="danger" onClick={() => setIsAsked(true)}>
            <UserX aria-hidden="true" />
            <Trans>Close account</Trans>
          </Button>
        </div>
        {isAsked && (
          <Suspense>
            <CloseAccountDialog onCancel={() => setIsAsked(false)} />
          </Suspense>
        )}
      </section>
    </Card>
  );
}
