import { Trans, useLingui } from "@lingui/react/macro";
import { durationText } from "../design/duration-text.ts";
import type { StepWords } from "../trade/coming-steps.tsx";
import type { Happened } from "../trade/happened.ts";

/** What moves the deadlines of a trade, besides the people in it. */
export type ClockAct = "clock-stopped" | "clock-resumed" | "clock-extended";

/** The texts of those events. Why an account is locked stays with staff. */
export const clockWords: Readonly<Record<ClockAct, (happened: Happened) => StepWords>> = {
  "clock-stopped": () => ({
    what: <Trans>The deadline is paused</Trans>,
    detail: <Trans>We locked the account of the person whose turn it is</Trans>,
  }),
  "clock-resumed": () => ({ what: <Trans>The deadline continues</Trans> }),
  "clock-extended": ({ event: { addedSeconds } }) => ({
    what:
      addedSeconds === null ? (
        <Trans>Deadlines extended</Trans>
      ) : (
        <Trans>
          Deadlines extended by{" "}
          <bdi>
            <Duration seconds={addedSeconds} />
          </bdi>
        </Trans>
      ),
    detail: <Trans>The platform was in maintenance for that time</Trans>,
  }),
};

function Duration({ seconds }: { readonly seconds: number }) {
  const { i18n } = useLingui();
  return durationText(i18n.locale, seconds);
}
