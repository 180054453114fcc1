import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useLingui } from "@lingui/react/macro";

/** A reason that is often given: what it is about, and its whole text. */
export interface ReasonTemplate {
  readonly name: string;
  readonly text: string;
}

/** Chooses one of the usual reasons, which can then be changed. */
export function TemplateField(props: {
  templates: readonly ReasonTemplate[];
  onChoose: (text: string) => void;
}) {
  const { t } = useLingui();
  return (
    <TextField
      select
      size="small"
      label={t`Begin with`}
      value=""
      onChange={(event) => props.onChoose(event.target.value)}
    >
      {props.templates.map(({ name, text }) => (
        <MenuItem key={name} value={text}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
