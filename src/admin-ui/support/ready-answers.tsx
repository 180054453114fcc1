import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

/** What is written most often; each is changed before it is sent. */
const answers = [
  msg`Thank you for writing. I'm looking into it and will write to you here.`,
  msg`Send us the transaction ID of your deposit, the coin and the amount, so that we can find it.`,
  msg`This is decided in your trade's dispute. Add what you have to the trade's chat, where your case worker reads it.`,
  msg`Is your question answered? If so, I'll close this chat. Write again at any time to open it.`,
];

/** Puts a prepared answer into the field. */
export function ReadyAnswers({ onChoose }: { onChoose: (text: string) => void }) {
  const { t, i18n } = useLingui();
  return (
    <TextField
      select
      size="small"
      label={t`Prepared answers`}
      value=""
      onChange={({ target }) => {
        const chosen = answers[Number(target.value)];
        if (chosen) onChoose(i18n._(chosen));
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="" disabled>
        <Trans>Choose one</Trans>
      </MenuItem>
      {answers.map((each, index) => (
        <MenuItem key={each.id} value={String(index)}>
          {i18n._(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}
