import { Trans } from "@lingui/react/macro";
import { Check, TriangleAlert } from "lucide-react";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "./books-page.module.css";

type Audit = AdminBodyOf<"viewBooks">["audits"][number];
type Invariant = Audit["invariants"][number];

/** Every invariant an audit checked; failed ones come first, with the violating rows. */
export function InvariantsCard({ audit: { invariants, startedAt } }: { audit: Audit }) {
  const brokenFirst = invariants.toSorted((left, right) => right.count - left.count);
  return (
    <Card title={<Trans>Check</Trans>} aside={<Moment at={startedAt} exact />}>
      <ul className={styles.list}>
        {brokenFirst.map((invariant) => (
          <li className={styles.invariant} key={invariant.name}>
            <InvariantLine invariant={invariant} />
            {invariant.count > 0 && <Findings invariant={invariant} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function InvariantLine({ invariant: { name, sentence, count } }: { invariant: Invariant }) {
  return (
    <div className={styles.line}>
      <div>
        <p>
          <bdi>{sentence}</bdi>
        </p>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      </div>
      {count === 0 ? (
        <Chip tone="done" icon={Check}>
          <Trans>holds</Trans>
        </Chip>
      ) : (
        <Chip tone="danger" icon={TriangleAlert}>
          <Trans>
            broken: <bdi>{count}</bdi>
          </Trans>
        </Chip>
      )}
    </div>
  );
}

function Findings({ invariant: { rows, count } }: { invariant: Invariant }) {
  const more = count - rows.length;
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={JSON.stringify(row)}>
            <dl className={styles.row}>
              {Object.entries(row).map(([name, value]) => (
                <div key={name}>
                  <dt>
                    <bdi>{name}</bdi>
                  </dt>{" "}
                  <dd>
                    <bdi>{typeof value === "string" ? value : JSON.stringify(value)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.name}>
          <Trans>
            and <bdi>{more}</bdi> more
          </Trans>
        </p>
      )}
    </>
  );
}
