import { lazy, Suspense, useId, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Notice } from "../design/notice.tsx";
import styles from "./own-data.module.css";

/** Few visits of the page need it. */
const OwnDataDialog = lazy(async () => ({
  default: (await import("./own-data-dialog.tsx")).OwnDataDialog,
}));

/** Gives the user what is kept about them. */
export function OwnDataSection() {
  const id = useId();
  const [state, setState] = useState<"asked" | "saved">();
  return (
    <Card>
      <section className={styles.section} aria-labelledby={id}>
        <div>
          <h2 id={id} className={styles.title}>
            <Trans>Your data</Trans>
          </h2>
          <p className={styles.about}>
            <Trans>Everything we keep about you, in one file.</Trans>
          </p>
        </div>
        {state === "saved" && (
          <Notice tone="done">
            <Trans>Your data was saved to your downloads.</Trans>
          </Notice>
        )}
        <div>
          <Button variant="plain" onClick={() => setState("asked")}>
            <Download aria-hidden="true" />
            <Trans>Download my data</Trans>
          </Button>
        </div>
        {state === "asked" && (
          <Suspense>
            <OwnDataDialog onCancel={() => setState(undefined)} onSaved={() => setState("saved")} />
          </Suspense>
        )}
      </section>
    </Card>
  );
}
