import { Trans, useLingui } from "@lingui/react/macro";
import { chosenAreas } from "../../../domain/offer/offer-area.ts";
import { otcLeastUsd } from "../../../domain/offer/otc-desk.ts";
import { boundText, withCode } from "../design/amount-text.ts";
import { ListField } from "../design/list-field.tsx";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";

/** Who finds the offer: everybody, those with large trades, or only those whose own terms meet it. */
export function AreaField({ draft, onChange, problems }: StepProps) {
  const { t, i18n } = useLingui();
  const least = boundText(i18n.locale, "USD", String(otcLeastUsd));
  return (
    <ListField
      label={<Trans>Where it is offered</Trans>}
      value={draft.area}
      error={problemWords("area", problems)}
      hint={
        draft.area === "silent-pool" ? (
          <Trans>
            Only traders whose own offer in the silent pool meets this one see it, and your name
            only after the start. It needs a margin.
          </Trans>
        ) : draft.area === "otc" ? (
          <Trans>
            For vendors and companies, with a minimum worth <bdi>{withCode(least, "USD")}</bdi> or
            more.
          </Trans>
        ) : undefined
      }
      onChange={(value) => onChange({ area: chosenAreas.find((each) => each === value) ?? "" })}
    >
      <option value="" label={t`Marketplace`} />
      <option value="otc" label={t`OTC desk`} />
      <option value="silent-pool" label={t`Silent pool`} />
    </ListField>
  );
}
