import type { RefObject } from "react";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { OpenProblem } from "./use-open-trade.ts";

/** The id of a trade, with why it led nowhere. */
export function TradeIdField(props: {
  value: string;
  onChange: (value: string) => void;
  problem: OpenProblem | undefined;
  /** Where the focus is put. */
  inputRef?: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useLingui();
  const { problem } = props;
  return (
    <TextField
      label={t`Id of the trade`}
      value={props.value}
      inputRef={props.inputRef}
      autoComplete="off"
      error={problem !== undefined}
      helperText={problem ? <ProblemWords problem={problem} /> : t`Or the address of its page.`}
      onChange={(event) => props.onChange(event.target.value)}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none" } }}
    />
  );
}

function ProblemWords({ problem }: { problem: OpenProblem }) {
  switch (problem.code) {
    case "no_id":
      return <Trans>Type an id: letters and digits, at least 8.</Trans>;
    case "not_found":
      return <Trans>No case has this id. Trades without a case cannot be shown yet.</Trans>;
    default:
      return "message" in problem && problem.message !== "" ? (
        problem.message
      ) : (
        <Trans>The server does not answer. Try again.</Trans>
      );
  }
}
