import { Plural, Trans } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "./books-page.module.css";

type Audit = AdminBodyOf<"viewBooks">["audits"][number];

const seconds = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** When the books were audited, why, and with what result. */
export function AuditsCard({ audits }: { audits: readonly Audit[] }) {
  return (
    <Card title={<Trans>The last checks</Trans>}>
      <ol className={styles.list}>
        {audits.map((audit) => (
          <li className={styles.invariant} key={audit.id}>
            <div className={styles.line}>
              <Moment at={audit.startedAt} exact />
              <Outcome audit={audit} />
            </div>
            <p className={styles.name}>
              <ReasonWords reason={audit.reason} /> ·{" "}
              <Trans>
                <bdi>{seconds.format(audit.milliseconds / 1_000)}</bdi> s
              </Trans>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Outcome({ audit: { invariants } }: { audit: Audit }) {
  const broken = invariants.filter(({ count }) => count > 0).length;
  if (broken === 0) return <Trans>all holds</Trans>;
  return (
    <strong>
      <Plural value={broken} one="# broken" other="# broken" />
    </strong>
  );
}

function ReasonWords({ reason }: { reason: Audit["reason"] }) {
  switch (reason) {
    case "schedule":
      return <Trans>by a background worker</Trans>;
    case "command":
      return <Trans>by the operator</Trans>;
    case "staff":
      return <Trans>by an admin</Trans>;
  }
}
