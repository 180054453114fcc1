import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, TriangleAlert } from "lucide-react";
import type { HotAccountsView } from "../../adapters/http/contract/admin/hot-accounts.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { ColdMoveDialog } from "./cold-move-dialog.tsx";
import { MovesCard } from "./moves-card.tsx";
import { ReturnsCard } from "./returns-card.tsx";
import columns from "../design/columns.module.css";

type Account = HotAccountsView["accounts"][number];
type Coin = Account["coins"][number];

/** How often nodes are asked. */
const everyMs = 30_000;

/** What sends on each connected chain are paid from, against floor and ceiling, and what was moved there. */
export function HotAccounts() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewHotAccounts", {}, { everyMs });
  const names = { bitcoin: t`Hot account on Bitcoin`, ethereum: t`Hot account on Ethereum` };
  return (
    <>
      {!data && <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />}
      {data?.accounts.map((account) => (
        <Card title={names[account.chain]} key={account.chain}>
          {account.node === "silent" && (
            <p>
              <strong>
                <Trans>The node doesn't answer. Nothing is paid until it does.</Trans>
              </strong>
            </p>
          )}
          <ul className={columns.list}>
            {account.coins.map((coin) => (
              <CoinItem key={coin.cryptoCurrencyCode} coin={coin} address={account.address} />
            ))}
          </ul>
        </Card>
      ))}
      {data && data.returns.length > 0 && <ReturnsCard returns={data.returns} />}
      {data && data.moves.length > 0 && <MovesCard moves={data.moves} />}
    </>
  );
}

function CoinItem({ coin, address }: { coin: Coin; address: Account["address"] }) {
  const [isMoving, setIsMoving] = useState(false);
  const { cryptoCurrencyCode: asset, held, promised, payable, owed, floor, ceiling, cold } = coin;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span>
          <Trans>
            Can pay <CoinAmount currency={asset} units={payable} />
          </Trans>
        </span>
        <StandingChip coin={coin} />
      </div>
      <Facts>
        <Fact name={<Trans>In blocks</Trans>}>
          <CoinAmount currency={asset} units={held} />
        </Fact>
        <Fact name={<Trans>Signed, in no block yet</Trans>}>
          <CoinAmount currency={asset} units={promised} />
        </Fact>
        <Fact name={<Trans>Owed to people</Trans>}>
          <CoinAmount currency={asset} units={owed} />
        </Fact>
        {floor !== "0" && (
          <Fact name={<Trans>Floor</Trans>}>
            <CoinAmount currency={asset} units={floor} />
          </Fact>
        )}
        {cold && (
          <Fact name={<Trans>In cold storage, or on its way there</Trans>}>
            <CoinAmount currency={asset} units={cold.booked} />
          </Fact>
        )}
        {cold && cold.returning !== "0" && (
          <Fact name={<Trans>On its way back from cold storage</Trans>}>
            <CoinAmount currency={asset} units={cold.returning} />
          </Fact>
        )}
        {cold && (
          <Fact name={<Trans>Cold storage sends back to</Trans>}>
            <bdi>{cold.returnsTo}</bdi>
          </Fact>
        )}
        {ceiling !== "0" && (
          <Fact name={<Trans>Ceiling</Trans>}>
            <CoinAmount currency={asset} units={ceiling} />
          </Fact>
        )}
      </Facts>
      <NextStep coin={coin} address={address} />
      {coin.standing === "above" && cold?.isMoving === true && (
        <p className={columns.text}>
          <Trans>A move to cold storage is under way. The next one can follow it.</Trans>
        </p>
      )}
      {coin.standing === "above" && cold?.isMoving === false && (
        <Button variant="outlined" onClick={() => setIsMoving(true)}>
          <Trans>Move to cold storage</Trans>
        </Button>
      )}
      {isMoving && cold && (
        <ColdMoveDialog
          asset={asset}
          amount={coin.by}
          address={cold.address}
          onClose={() => setIsMoving(false)}
        />
      )}
    </li>
  );
}

function StandingChip({ coin: { standing, floor, ceiling } }: { coin: Coin }) {
  if (standing === "below") {
    return (
      <Chip tone="danger" icon={TriangleAlert}>
        <Trans>below the floor</Trans>
      </Chip>
    );
  }
  if (standing === "above") {
    return (
      <Chip tone="warning" icon={TriangleAlert}>
        <Trans>above the ceiling</Trans>
      </Chip>
    );
  }
  if (floor === "0" && ceiling === "0") return <Trans>no floor and no ceiling</Trans>;
  return (
    <Chip tone="done" icon={Check}>
      <Trans>enough</Trans>
    </Chip>
  );
}

function NextStep(props: { coin: Coin; address: Account["address"] }) {
  const { standing, by, cold, cryptoCurrencyCode: asset } = props.coin;
  const amount = <CoinAmount currency={asset} units={by} />;
  if (standing === "within") return null;
  return (
    <p className={columns.text}>
      {standing === "above" ? (
        cold ? (
          <Trans>{amount} more than online keys should hold.</Trans>
        ) : (
          <Trans>
            {amount} more than online keys should hold. Set up cold storage for it, or halt deposits
            of this coin to keep it from growing.
          </Trans>
        )
      ) : cold ? (
        <Trans>
          Top it up with {amount}: send it from cold storage to <bdi>{cold.returnsTo}</bdi>
        </Trans>
      ) : props.address === null ? (
        <Trans>Top it up with {amount}: deposit it to an account of your own.</Trans>
      ) : (
        <Trans>
          Top it up with {amount}: send it to <bdi>{props.address}</bdi>
        </Trans>
      )}
    </p>
  );
}
