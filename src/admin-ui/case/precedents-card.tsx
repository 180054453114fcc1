import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Card } from "../design/card.tsx";
import { ReasonWords } from "../words/reason-words.tsx";
import styles from "./precedents-card.module.css";

/** How cases with the same reason were decided: like cases are decided alike. */
export function PrecedentsCard({ precedents }: { precedents: CaseView["precedents"] }) {
  const { reason, buyer, seller, split } = precedents;
  const total = buyer + seller + split;
  const most = Math.max(buyer, seller, split);
  return (
    <Card title={<Trans>Cases like this one</Trans>} aside={<ReasonWords reason={reason} />}>
      {total === 0 ? (
        <p>
          <Trans>None decided yet.</Trans>
        </p>
      ) : (
        <p className={styles.line}>
          <span>
            <Trans>
              <bdi>{buyer}</bdi> decided for the buyer, <bdi>{seller}</bdi> for the seller,{" "}
              <bdi>{split}</bdi> split
            </Trans>
          </span>
          <bdi className={styles.share}>{Math.round((most / total) * 100)}%</bdi>
        </p>
      )}
    </Card>
  );
}
