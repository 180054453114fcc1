import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";

/** A filter over names that have words, in the order of the alphabet; empty: any. */
export function WordChoice(props: {
  label: string;
  words: Readonly<Record<string, MessageDescriptor>>;
  value: string;
  onChange: (name: string) => void;
}) {
  const { i18n, t } = useLingui();
  const { label, words, value, onChange } = props;
  const choices = Object.entries(words)
    .map(([name, word]) => ({ name, label: i18n._(word) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t`Any`}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.name} value={choice.name}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
