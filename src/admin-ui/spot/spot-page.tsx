import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { SpotMarketCard } from "./spot-market-card.tsx";
import columns from "../design/columns.module.css";
import page from "../design/page.module.css";

const everyMs = 10_000;

/** The markets of the order book: what waits and what was traded, with links to the halts and the fees. */
export function SpotPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewSpotDesk", {}, { everyMs });
  const failure = failureIn(error);
  return (
    <>
      <PageHead name={t`Spot trading`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <Fees desk={data} />
          {data.markets.map((market) => (
            <SpotMarketCard key={market.pair} market={market} />
          ))}
        </div>
      )}
    </>
  );
}

function Fees({ desk }: { desk: AdminBodyOf<"viewSpotDesk"> }) {
  return (
    <Card title={<Trans>Fees and halts</Trans>}>
      <p className={columns.text}>
        <Trans>
          An order that waited pays <bdi>{desk.makerFeeBasisPoints / 100}%</bdi> of what it gets,
          one that trades at once <bdi>{desk.takerFeeBasisPoints / 100}%</bdi>.
        </Trans>{" "}
        <Link to="/policy">
          <Trans>Change the policy</Trans>
        </Link>
        {" · "}
        <Link to="/halts">
          <Trans>Halt a market</Trans>
        </Link>
      </p>
    </Card>
  );
}
