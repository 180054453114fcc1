import { Trans } from "@lingui/react/macro";
import type { BackgroundWorkView } from "../../adapters/http/contract/admin/background-work.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import columns from "../design/columns.module.css";

/** When the platform gave no sign of life: deadlines of trades are extended by that time. */
export function OutagesCard({ outages }: Pick<BackgroundWorkView, "outages">) {
  return (
    <Card title={<Trans>Outages</Trans>}>
      {outages.length === 0 ? (
        <p className={columns.second}>
          <Trans>No outage was recorded in the last three months.</Trans>
        </p>
      ) : (
        <>
          <p className={columns.second}>
            <Trans>Deadlines of trades are extended by these times.</Trans>
          </p>
          <ul className={columns.list}>
            {outages.map((outage) => (
              <li className={columns.item} key={`${outage.part} ${outage.from}`}>
                <div className={columns.line}>
                  <PartWords part={outage.part} />
                  <Times {...outage} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function PartWords({ part }: { part: BackgroundWorkView["outages"][number]["part"] }) {
  if (part === "pages") return <Trans>No pages were served</Trans>;
  return <Trans>No worker ran</Trans>;
}

function Times({ from, until }: { from: string; until: string | null }) {
  if (until === null) {
    return (
      <Chip tone="danger">
        <Trans>
          since <Moment at={from} exact />
        </Trans>
      </Chip>
    );
  }
  return (
    <span>
      <Trans>
        from <Moment at={from} exact /> to <Moment at={until} exact />
      </Trans>
    </span>
  );
}
