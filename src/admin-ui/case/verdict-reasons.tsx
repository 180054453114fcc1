import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import styles from "../design/forms.module.css";

/** The rule of a verdict, its effect in money, the lines it cites, and what both sides read. */
export function VerdictReasons(props: {
  dispute: CaseView;
  verdict: NonNullable<CaseView["verdict"]>;
}) {
  const { dispute, verdict } = props;
  const { buyer, seller, entries, cryptoAmount } = dispute;
  const { rule, sums, evidence, explanation, noEvidenceReason } = verdict;
  const lines = entries.flatMap(({ id }, index) => (evidence.includes(id) ? [index + 1] : []));
  const amount = (units: string) => <CoinAmount units={units} currency={cryptoAmount.currency} />;
  return (
    <>
      {rule && (
        <p>
          <bdi>
            {rule.code} {rule.title}
          </bdi>
        </p>
      )}
      <Facts>
        <Fact name={<bdi>{buyer}</bdi>}>{amount(sums.buyerGets)}</Fact>
        <Fact name={<bdi>{seller}</bdi>}>{amount(sums.sellerGets)}</Fact>
        <Fact name={<Trans>Fee taken</Trans>}>{amount(sums.feeTaken)}</Fact>
        {lines.length > 0 && (
          <Fact name={<Trans>Evidence</Trans>}>
            {lines.length === 1 ? (
              <Trans>
                line <bdi>{lines[0]}</bdi>
              </Trans>
            ) : (
              <Trans>
                lines <bdi>{lines.join(", ")}</bdi>
              </Trans>
            )}
          </Fact>
        )}
      </Facts>
      {explanation !== "" && (
        <p className={styles.quote}>
          <bdi>{explanation}</bdi>
        </p>
      )}
      {noEvidenceReason !== null && (
        <p className={styles.quote}>
          <Trans>
            No evidence, because: <bdi>{noEvidenceReason}</bdi>
          </Trans>
        </p>
      )}
    </>
  );
}
