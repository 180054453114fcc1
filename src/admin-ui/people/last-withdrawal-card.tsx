import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { LastWithdrawalsView } from "../../adapters/http/contract/admin/last-withdrawals.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, readKey, useRead } from "../server/use-read.ts";
import styles from "../design/columns.module.css";

/** What a banned person withdrew, and another withdrawal that staff allow. */
export function LastWithdrawalCard({ id }: { id: string }) {
  const { data, error, refetch } = useRead(
    "viewLastWithdrawals",
    { parameters: { id } },
    { isLogged: true },
  );
  return (
    <Card title={<Trans>Last withdrawal</Trans>}>
      <p className={styles.second}>
        <Trans>
          A banned person can withdraw each coin once, all of it, to an address, after proving their
          ID.
        </Trans>
      </p>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      {data && <Withdrawals id={id} view={data} />}
    </Card>
  );
}

function Withdrawals({ id, view }: { id: string; view: LastWithdrawalsView }) {
  const { isIdKnown, sends, permits } = view;
  return (
    <>
      <div className={styles.chips}>
        <Chip tone={isIdKnown ? "done" : "danger"}>
          {isIdKnown ? <Trans>ID proven</Trans> : <Trans>ID unknown</Trans>}
        </Chip>
      </div>
      {sends.length === 0 && (
        <p className={styles.second}>
          <Trans>Nothing withdrawn since the ban.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {sends.map((send) => (
          <li className={styles.item} key={`${send.cryptoCurrencyCode} ${send.requestedAt}`}>
            <CoinAmount currency={send.cryptoCurrencyCode} units={send.amount} />
            <span className={styles.second}>
              <StateWords state={send.state} />, <Moment at={send.requestedAt} />
            </span>
          </li>
        ))}
        {permits.map((permit) => (
          <li className={styles.item} key={permit.givenAt}>
            <p className={styles.text}>
              <bdi dir="auto">{permit.reason}</bdi>
            </p>
            <p className={styles.second}>
              <Trans>
                Allowed by <bdi>{permit.by}</bdi>, <Moment at={permit.givenAt} />
              </Trans>
            </p>
          </li>
        ))}
      </ul>
      <Allowing id={id} />
    </>
  );
}

function StateWords({ state }: { state: LastWithdrawalsView["sends"][number]["state"] }) {
  switch (state) {
    case "waiting":
      return <Trans>waiting for two people</Trans>;
    case "requested":
      return <Trans>held</Trans>;
    case "checked":
    case "signed":
      return <Trans>being sent</Trans>;
    case "sent":
      return <Trans>sent</Trans>;
    case "confirmed":
      return <Trans>confirmed</Trans>;
    case "cancelled":
      return <Trans>cancelled</Trans>;
  }
}

function Allowing({ id }: { id: string }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const allow = async (reason: string) => {
    const input = { parameters: { id }, body: { reason } };
    const done = await send(() => client.call("allowWithdrawal", input));
    const key = readKey("viewLastWithdrawals", { parameters: { id } });
    if (done) memory.setQueryData(key, done);
  };
  return (
    <ReasonForm
      label={t`Why they may withdraw, or withdraw again`}
      hint={t`For example how you saw their ID, or what they received later. For staff.`}
      failure={failure}
    >
      {(reason) => (
        <Button
          variant="outlined"
          disabled={isSending || reason === ""}
          onClick={() => void allow(reason)}
        >
          <Trans>Allow a withdrawal</Trans>
        </Button>
      )}
    </ReasonForm>
  );
}
