import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { numberFormat } from "../design/amount-text.ts";

/** What somebody's record on another marketplace says. */
export function RecordFigures(props: {
  trades: number;
  positive: number;
  negative: number;
  since: number;
}) {
  const { trades, positive, negative, since } = props;
  const { i18n } = useLingui();
  const number = numberFormat(i18n.locale);
  return (
    <>
      <Plural
        value={trades}
        one={
          <span>
            <bdi>{number.format(trades)}</bdi> trade
          </span>
        }
        other={
          <span>
            <bdi>{number.format(trades)}</bdi> trades
          </span>
        }
      />
      {" · "}
      <Trans>
        feedback <bdi>{number.format(positive)}</bdi> positive, <bdi>{number.format(negative)}</bdi>{" "}
        negative
      </Trans>
      {" · "}
      <Trans>
        member since <bdi>{since}</bdi>
      </Trans>
    </>
  );
}
