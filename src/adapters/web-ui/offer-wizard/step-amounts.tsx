import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "../design/field.tsx";
import { cleanTyped } from "../design/clean-typed.ts";
import { usePolicy } from "../page-policy.ts";
import { AmountFields } from "./amount-fields.tsx";
import { windowOf } from "./draft.ts";
import { ListField } from "../design/list-field.tsx";
import { problemWords } from "./problem-words.tsx";
import { proposedWindow } from "./proposed-window.ts";
import type { StepProps } from "./step-props.ts";
import { windowText } from "../design/window-text.ts";

/** The available lengths, in minutes. */
const usualWindows = [30, 60, 90, 180, 360, 720, 1_440, 2_880, 4_320, 8_640, 20_160, 43_200];

/** The amount per trade, the payment window, and the cap; an offer that is taken once needs none. */
export function StepAmounts(props: StepProps & { isTakenOnce: boolean }) {
  const { draft, onChange, problems, isTakenOnce } = props;
  const { t, i18n } = useLingui();
  const policy = usePolicy();
  const proposed = proposedWindow(draft.method);
  const chosen = Number(windowOf(draft));
  const windows = [...new Set([...usualWindows, chosen])].toSorted((one, other) => one - other);
  return (
    <>
      <AmountFields
        value={draft}
        currency={draft.currency}
        problems={problems}
        onChange={onChange}
      />
      <ListField
        label={<Trans>Time to pay</Trans>}
        hint={
          <Trans>If it isn't paid by then, the trade is cancelled and the crypto goes back.</Trans>
        }
        value={String(chosen)}
        onChange={(minutes) =>
          onChange({ windowMinutes: Number(minutes) === proposed ? "" : minutes })
        }
      >
        {windows.map((minutes) => {
          const text = windowText(i18n.locale, minutes);
          const label = minutes === proposed ? t`${text}, usual for this method` : text;
          return <option key={minutes} value={minutes} label={label} />;
        })}
      </ListField>
      {policy.offer.caps && !isTakenOnce && (
        <Field
          label={<Trans>Total cap</Trans>}
          hint={<Trans>Leave empty for no cap. Amounts held by active trades count.</Trans>}
          name="offer_cap"
          inputMode="decimal"
          autoComplete="off"
          suffix={<bdi>{draft.currency}</bdi>}
          value={draft.cap}
          error={problemWords("offer_cap", problems)}
          onChange={(event) => {
            const cap = cleanTyped(event.currentTarget.value);
            if (cap !== undefined) onChange({ cap });
          }}
        />
      )}
    </>
  );
}
