import { Trans } from "@lingui/react/macro";
import type { HotAccountsView } from "../../adapters/http/contract/admin/hot-accounts.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Moment } from "../design/moment.tsx";
import columns from "../design/columns.module.css";

type Return = HotAccountsView["returns"][number];

/** The newest returns from cold storage. */
export function ReturnsCard({ returns }: { returns: readonly Return[] }) {
  return (
    <Card title={<Trans>Returns from cold storage</Trans>}>
      <ul className={columns.list}>
        {returns.map((each) => (
          <li className={columns.item} key={each.id}>
            <div className={columns.line}>
              <CoinAmount currency={each.cryptoCurrencyCode} units={each.amount} />
              <StateWords state={each.state} />
            </div>
            <p className={columns.second}>
              <Moment at={each.seenAt} exact />
              {each.fee !== "0" && (
                <>
                  {" · "}
                  <Trans>
                    fee <CoinAmount currency={each.feeCurrencyCode} units={each.fee} />
                  </Trans>
                </>
              )}
            </p>
            <p className={columns.text}>
              <bdi>{each.transaction}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StateWords({ state }: { state: Return["state"] }) {
  switch (state) {
    case "confirming":
      return <Trans>waiting for blocks</Trans>;
    case "booked":
      return <Trans>in the books</Trans>;
    case "gone":
      return <Trans>no block has it any more</Trans>;
  }
}
