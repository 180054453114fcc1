import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListBase } from "react-admin";
import { accountStates } from "../../domain/account/account-states.ts";
import { PageHead } from "../design/page-head.tsx";
import { StateWords } from "../design/state-chips.tsx";
import { PeopleTable } from "./people-table.tsx";
import styles from "../design/list.module.css";

/** Everybody with an account, the newest first. */
export function PeopleList() {
  const { t } = useLingui();
  const [q, setQ] = useState("");
  const [state, setState] = useState("");
  const [filter, setFilter] = useState<Readonly<Record<string, string>>>({});
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = q.trim();
    setFilter({ ...(typed !== "" && { q: typed }), ...(state !== "" && { state }) });
  };
  return (
    <>
      <PageHead name={t`People`} />
      <form className={styles.filters} noValidate onSubmit={apply}>
        <TextField
          label={t`Name or id`}
          helperText={t`The beginning of a name, or a whole id.`}
          value={q}
          autoComplete="off"
          onChange={(event) => setQ(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none", maxLength: 100 } }}
        />
        <TextField
          select
          label={t`State`}
          value={state}
          onChange={(event) => setState(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">
            <Trans>Any</Trans>
          </MenuItem>
          {accountStates.map((each) => (
            <MenuItem key={each} value={each}>
              <StateWords state={each} />
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="outlined">
          <Trans>Filter</Trans>
        </Button>
      </form>
      <ListBase
        key={JSON.stringify(filter)}
        resource="people"
        sort={{ field: "registeredAt", order: "DESC" }}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
        filter={filter}
      >
        <PeopleTable />
      </ListBase>
    </>
  );
}
