import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListBase } from "react-admin";
import { tradeStatuses, type PassingStatus } from "../../domain/trade/trade-status.ts";
import { PageHead } from "../design/page-head.tsx";
import { TradeStatusWords } from "./trade-status-words.tsx";
import { TradeTable } from "./trade-table.tsx";
import styles from "../design/list.module.css";

/** These stand on the timeline only: no trade rests in them. */
const passing: ReadonlySet<string> = new Set<PassingStatus>(["funds_processed", "gcc_code_shared"]);

/** All trades, the newest first. */
export function TradeList() {
  const { t } = useLingui();
  const [q, setQ] = useState("");
  const [status, setStatus] = useState("");
  const [filter, setFilter] = useState<Readonly<Record<string, string>>>({});
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = q.trim();
    setFilter({ ...(typed !== "" && { q: typed }), ...(status !== "" && { status }) });
  };
  return (
    <>
      <PageHead name={t`Trades`} />
      <form className={styles.filters} noValidate onSubmit={apply}>
        <TextField
          label={t`Id or name`}
          helperText={t`A whole id, or the beginning of a trader's name.`}
          value={q}
          autoComplete="off"
          onChange={(event) => setQ(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none", maxLength: 100 } }}
        />
        <TextField
          select
          label={t`Status`}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">
            <Trans>Any</Trans>
          </MenuItem>
          {tradeStatuses
            .filter((each) => !passing.has(each))
            .map((each) => (
              <MenuItem key={each} value={each}>
                <TradeStatusWords status={each} />
              </MenuItem>
            ))}
        </TextField>
        <Button type="submit" variant="outlined">
          <Trans>Filter</Trans>
        </Button>
      </form>
      <ListBase
        key={JSON.stringify(filter)}
        resource="trades"
        sort={{ field: "id", order: "ASC" }}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
        filter={filter}
      >
        <TradeTable />
      </ListBase>
    </>
  );
}
