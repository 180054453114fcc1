import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useLingui } from "@lingui/react/macro";
import { verdictRulesFor, type VerdictRuleCode } from "../../domain/dispute/verdict-rules.ts";
import type { VerdictFor } from "./use-decision.ts";

/** The rule of a verdict: none is suggested, and only those that lead to the outcome are shown. */
export function RuleField(props: {
  verdict: VerdictFor | undefined;
  rule: VerdictRuleCode | undefined;
  onChoose: (rule: VerdictRuleCode) => void;
}) {
  const { t } = useLingui();
  const { verdict, rule, onChoose } = props;
  return (
    <TextField
      select
      label={t`Rule`}
      value={rule ?? ""}
      disabled={verdict === undefined}
      helperText={verdict === undefined ? t`Choose for whom first.` : undefined}
      onChange={(event) => onChoose(event.target.value as VerdictRuleCode)}
    >
      {verdict !== undefined &&
        verdictRulesFor(verdict).map(({ code, title }) => (
          <MenuItem key={code} value={code}>
            {code} {title}
          </MenuItem>
        ))}
    </TextField>
  );
}
