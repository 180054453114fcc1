import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { PageHead } from "../design/page-head.tsx";
import { TradeIdField } from "./trade-id-field.tsx";
import { useOpenTrade } from "./use-open-trade.ts";
import styles from "./trade-look-up.module.css";

/** Leads to a trade by its id. */
export function TradeLookUp() {
  const { t } = useLingui();
  const [id, setId] = useState("");
  const { open, problem, isSearching } = useOpenTrade();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void open(id);
  };
  return (
    <>
      <PageHead name={t`Trades`} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <TradeIdField value={id} onChange={setId} problem={problem} />
        <Button type="submit" variant="contained" disabled={isSearching}>
          <Trans>Open</Trans>
        </Button>
      </form>
    </>
  );
}
