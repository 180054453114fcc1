import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ModeratedOfferCard } from "../../adapters/http/contract/admin/offer-views.ts";
import { Card } from "../design/card.tsx";
import { SideWords } from "./offer-words.tsx";
import styles from "../design/columns.module.css";

/** An offer as it was chosen, and why it was not decided about; null if it was. */
export interface DecidedOffer {
  readonly offer: ModeratedOfferCard;
  readonly refusedFor: string | null;
}

/** What became of each offer; those that were refused come first. */
export function BulkReport(props: { decided: readonly DecidedOffer[]; onClose: () => void }) {
  const refused = props.decided.filter(({ refusedFor }) => refusedFor !== null);
  const done = props.decided.filter(({ refusedFor }) => refusedFor === null);
  const doneCount = done.length;
  const all = props.decided.length;
  return (
    <Card
      title={
        <Trans>
          <bdi>{doneCount}</bdi> of <bdi>{all}</bdi> decided
        </Trans>
      }
      aside={
        <Button size="small" onClick={props.onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <ul className={styles.list} role="status">
        {[...refused, ...done].map(({ offer, refusedFor }) => (
          <li key={offer.id} className={styles.item}>
            <span>
              <Link to={`/offers/${offer.id}/show`}>
                <bdi>{offer.owner.username}</bdi> <SideWords offer={offer} />
              </Link>
            </span>
            <span className={styles.second}>{refusedFor ?? <Trans>Decided</Trans>}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
