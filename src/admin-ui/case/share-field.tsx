import Slider from "@mui/material/Slider";
import TextField from "@mui/material/TextField";
import { useLingui } from "@lingui/react/macro";
import { basisPoints } from "./use-decision.ts";

/** The buyer's part of a split: whole percents by the slider, any by typing. The sums are shown above. */
export function ShareField(props: { share: string; onChange: (share: string) => void }) {
  const { share, onChange } = props;
  const { t } = useLingui();
  const points = basisPoints(share);
  return (
    <>
      <Slider
        aria-label={t`Share of the buyer`}
        min={1}
        max={99}
        value={(points ?? 5_000) / 100}
        onChange={(_, percent) => onChange(String(percent))}
      />
      <TextField
        label={t`Share of the buyer in percent`}
        value={share}
        error={points === undefined}
        helperText={points === undefined ? t`Between 0.01 and 99.99.` : undefined}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { inputMode: "decimal" } }}
      />
    </>
  );
}
