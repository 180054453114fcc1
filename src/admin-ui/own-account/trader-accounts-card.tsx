import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { client } from "../server/client.ts";
import { useOwnAct } from "./use-own-act.ts";
import columns from "../design/columns.module.css";
import forms from "../design/forms.module.css";
import styles from "./own-account.module.css";

/** The trader accounts that the user declared as theirs, and a field for another one. */
export function TraderAccountsCard(props: {
  accounts: AdminBodyOf<"viewOwnAccount">["traderAccounts"];
}) {
  const { t } = useLingui();
  const { accounts } = props;
  const { send, isSending, failure } = useOwnAct();
  const [username, setUsername] = useState("");
  const declare = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { username: username.trim() };
    if (await send(() => client.call("declareTraderAccount", { body }))) setUsername("");
  };
  return (
    <Card title={<Trans>Trader accounts</Trans>}>
      <p className={columns.second}>
        <Trans>
          Declare every account you trade with. You can't act on it, its trades and offers, or on
          anyone linked to it. Admins see what you declare.
        </Trans>
      </p>
      {accounts.length > 0 && (
        <ul className={styles.list} aria-label={t`Declared accounts`}>
          {accounts.map(({ id, username: name, declaredAt }) => (
            <li className={styles.item} key={id}>
              <bdi className={styles.name}>{name}</bdi>
              <span className={columns.second}>
                <Trans>
                  declared <Moment at={declaredAt} />
                </Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className={forms.form} noValidate onSubmit={(event) => void declare(event)}>
        <FailureNote failure={failure} />
        <div className={styles.line}>
          <TextField
            label={t`Name of the trader account`}
            error={failure !== undefined}
            value={username}
            autoComplete="off"
            onChange={(event) => setUsername(event.target.value)}
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none", maxLength: 40 } }}
          />
          <Button type="submit" variant="outlined" disabled={isSending || username.trim() === ""}>
            <Trans>Declare account</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
