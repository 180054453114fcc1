import { Plural, Trans } from "@lingui/react/macro";
import type { BackgroundWorkView } from "../../adapters/http/contract/admin/background-work.ts";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import columns from "../design/columns.module.css";

/** Which workers carry out the clocks of trades now, and how many clocks fail. */
export function ClocksCard({
  work: { clockLeases, failingClocks },
}: {
  work: Pick<BackgroundWorkView, "clockLeases" | "failingClocks">;
}) {
  return (
    <Card title={<Trans>Clocks of trades</Trans>}>
      {failingClocks > 0 && (
        <p>
          <Plural
            value={failingClocks}
            one="The clock of # trade failed and is retried later."
            other="The clocks of # trades failed and are retried later."
          />
        </p>
      )}
      {clockLeases.length === 0 ? (
        <p className={columns.second}>
          <Trans>No trade is leased right now. A lease lasts 30 seconds at most.</Trans>
        </p>
      ) : (
        <ul className={columns.list}>
          {clockLeases.map(({ worker, trades, until }) => (
            <li className={columns.item} key={worker}>
              <div className={columns.line}>
                <bdi>{worker}</bdi>
                <span>
                  <Plural value={trades} one="# trade" other="# trades" />
                  {" · "}
                  <Trans>
                    until <Moment at={until} exact />
                  </Trans>
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
