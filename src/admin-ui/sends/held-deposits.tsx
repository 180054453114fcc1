import { useState } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { HeldDepositsView } from "../../adapters/http/contract/admin/held-deposits.ts";
import type { DepositRuling } from "../../domain/deposit/deposit.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { HeldDepositDialog } from "./held-deposit-dialog.tsx";
import columns from "../design/columns.module.css";

type HeldDeposit = HeldDepositsView["deposits"][number];

/** How often the card polls for new ones, and for what others decided. */
const everyMs = 5_000;

/** Deposits that are not credited because of where they come from. */
export function HeldDeposits() {
  const { data, error, refetch } = useRead("viewHeldDeposits", {}, { everyMs });
  const [ruled, setRuled] = useState<{ deposit: HeldDeposit; ruling: DepositRuling }>();
  return (
    <Card title={<Trans>Deposits on hold</Trans>}>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      {data?.deposits.length === 0 && (
        <p className={columns.second}>
          <Trans>
            None. Deposits from blocked addresses appear here; they are in no balance until you
            release them.
          </Trans>
        </p>
      )}
      <ul className={columns.list}>
        {data?.deposits.map((deposit) => (
          <HeldItem
            key={deposit.id}
            deposit={deposit}
            onRule={(ruling) => setRuled({ deposit, ruling })}
          />
        ))}
      </ul>
      {ruled && <HeldDepositDialog {...ruled} onClose={() => setRuled(undefined)} />}
    </Card>
  );
}

function HeldItem(props: { deposit: HeldDeposit; onRule: (ruling: DepositRuling) => void }) {
  const { deposit, onRule } = props;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span>
          <Link to={`/people/${deposit.traderId}/show`}>
            <bdi>{deposit.username}</bdi>
          </Link>{" "}
          · <CoinAmount currency={deposit.cryptoCurrencyCode} units={deposit.amount} />
        </span>
        {deposit.canRule && (
          <span>
            {deposit.state !== "kept" && (
              <Button onClick={() => onRule("keep")}>
                <Trans>Keep on hold</Trans>
              </Button>
            )}
            <Button color="error" onClick={() => onRule("release")}>
              <Trans>Release</Trans>
            </Button>
          </span>
        )}
      </div>
      <p className={columns.text}>
        <StateWords deposit={deposit} />
      </p>
      <p className={columns.second}>
        <Moment at={deposit.seenAt} exact /> · <bdi>{deposit.transaction}</bdi>
      </p>
    </li>
  );
}

function StateWords({ deposit: { state, blockedSender } }: { deposit: HeldDeposit }) {
  switch (state) {
    case "unscreened":
      return (
        <Trans>
          Nobody could say yet where it comes from. We ask again in every round, and credit it as
          soon as it is clear.
        </Trans>
      );
    case "held":
      return (
        <Trans>
          From the blocked address <bdi>{blockedSender}</bdi>. Decide what happens to it.
        </Trans>
      );
    case "kept":
      return blockedSender === null ? (
        <Trans>Kept on hold by staff.</Trans>
      ) : (
        <Trans>
          Kept on hold by staff. From the blocked address <bdi>{blockedSender}</bdi>.
        </Trans>
      );
  }
}
