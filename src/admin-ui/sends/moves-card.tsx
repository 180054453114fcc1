import { Plural, Trans } from "@lingui/react/macro";
import type { HotAccountsView } from "../../adapters/http/contract/admin/hot-accounts.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Moment } from "../design/moment.tsx";
import columns from "../design/columns.module.css";

type Move = HotAccountsView["moves"][number];

/** The newest moves between our own addresses. */
export function MovesCard({ moves }: { moves: readonly Move[] }) {
  return (
    <Card title={<Trans>Moves to the hot account</Trans>}>
      <ul className={columns.list}>
        {moves.map((move) => (
          <li className={columns.item} key={move.id}>
            <div className={columns.line}>
              <span>
                <CoinAmount currency={move.cryptoCurrencyCode} units={move.amount} /> ·{" "}
                {move.kind === "gas" ? (
                  <Trans>gas for an address with Tether</Trans>
                ) : (
                  <Trans>to the hot account</Trans>
                )}
              </span>
              <StateWords state={move.state} />
            </div>
            <p className={columns.second}>
              <Moment at={move.signedAt} exact /> ·{" "}
              <Trans>
                fee <CoinAmount currency="ETH" units={move.fee} />
              </Trans>
              {move.replaced > 0 && (
                <>
                  {" · "}
                  <Plural
                    value={move.replaced}
                    one="replaced # time with a higher fee"
                    other="replaced # times with a higher fee"
                  />
                </>
              )}
            </p>
            <p className={columns.text}>
              <bdi>{move.transaction}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StateWords({ state }: { state: Move["state"] }) {
  switch (state) {
    case "signed":
      return <Trans>signed</Trans>;
    case "sent":
      return <Trans>waiting for blocks</Trans>;
    case "confirmed":
      return <Trans>confirmed</Trans>;
    case "failed":
      return <Trans>refused by a contract</Trans>;
  }
}
