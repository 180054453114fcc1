import { useState } from "react";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { parseAmount } from "../../domain/money/money.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import columns from "../design/columns.module.css";

type Account = AdminBodyOf<"viewProviderAccounts">["accounts"][number];

/** The ledger's account of each provider, to be compared with the provider's own sum. */
export function ProviderAccounts() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewProviderAccounts", {});
  const [booked, setBooked] = useState<Account>();
  const accounts = data?.accounts.filter(({ balance }) => balance !== "0");
  return (
    <Card title={<Trans>Accounts of providers</Trans>}>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      {accounts?.length === 0 && (
        <p className={columns.second}>
          <Trans>Nothing is owed either way.</Trans>
        </p>
      )}
      <ul className={columns.list}>
        {accounts?.map((account) => (
          <li key={`${account.provider} ${account.cryptoCurrencyCode}`} className={columns.item}>
            <div className={columns.line}>
              <span>
                <bdi>{account.provider}</bdi>
              </span>
              <Owed account={account} />
              <Button
                size="small"
                aria-label={t`Book a settlement with ${account.provider} in ${account.cryptoCurrencyCode}`}
                onClick={() => setBooked(account)}
              >
                <Trans>Book a settlement</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {booked && (
        <SettlementDialog
          account={booked}
          onClose={() => {
            setBooked(undefined);
            void refetch();
          }}
        />
      )}
    </Card>
  );
}

function Owed({ account: { balance, cryptoCurrencyCode: asset } }: { account: Account }) {
  const isOurs = balance.startsWith("-");
  const units = balance.replace("-", "");
  return isOurs ? (
    <span>
      <Trans>
        It owes us <CoinAmount currency={asset} units={units} />
      </Trans>
    </span>
  ) : (
    <span>
      <Trans>
        We owe it <CoinAmount currency={asset} units={units} />
      </Trans>
    </span>
  );
}

function SettlementDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useLingui();
  const { provider, cryptoCurrencyCode: asset, balance } = account;
  const [amount, setAmount] = useState("");
  const [isReceived, setReceived] = useState(balance.startsWith("-"));
  const { send, isSending, failure } = useAct();
  const parsed = parseAmount(asset, amount);
  const units = parsed.ok && parsed.value.units > 0n ? String(parsed.value.units) : undefined;
  const book = async (reason: string) => {
    if (units === undefined) return;
    const body = { provider, asset, amount: units, isReceived, reason };
    const done = await send(() => client.call("bookSettlement", { body }));
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Book a settlement</Trans>}
      act={<Trans>Book a settlement</Trans>}
      isReady={units !== undefined}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void book(reason)}
      onClose={onClose}
    >
      <p>
        <bdi>{provider}</bdi>: <Owed account={account} />
      </p>
      <RadioGroup
        aria-label={t`Who paid`}
        value={isReceived ? "received" : "paid"}
        onChange={(_, value) => setReceived(value === "received")}
      >
        <FormControlLabel
          value="received"
          control={<Radio />}
          label={<Trans>The provider paid us</Trans>}
        />
        <FormControlLabel
          value="paid"
          control={<Radio />}
          label={<Trans>We paid the provider</Trans>}
        />
      </RadioGroup>
      <TextField
        label={t`Amount in ${asset}`}
        value={amount}
        autoComplete="off"
        onChange={(event) => setAmount(event.target.value)}
        slotProps={{ htmlInput: { inputMode: "decimal", maxLength: 40 } }}
      />
    </ReasonDialog>
  );
}
