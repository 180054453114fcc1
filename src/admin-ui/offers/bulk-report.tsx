import Button from "@mui/material/Button";
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ModeratedOfferCard } from "../../adapters/http/contract/admin/offer-views.ts";
import { Card } from "../design/card.tsx";
import { SideWords } from "./offer-words.tsx";
import styles from "../design/columns.module.css";

/** An offer as it was chosen, what was decided, and why it was not decided about; null if it was. */
export interface DecidedOffer {
  readonly offer: ModeratedOfferCard;
  readonly act: "approve" | "reject";
  readonly refusedFor: string | null;
}

const becomings = ["published", "kept", "rejected", "taken-down", "left"] as const;
type Becoming = (typeof becomings)[number];

/** What became of each offer, with counts; those that were refused come first. */
export function BulkReport(props: { decided: readonly DecidedOffer[]; onClose: () => void }) {
  const refused = props.decided.filter(({ refusedFor }) => refusedFor !== null);
  const done = props.decided.filter(({ refusedFor }) => refusedFor === null);
  const counts = becomings
    .map((kind) => ({
      kind,
      count: props.decided.filter((each) => becomingOf(each) === kind).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <Card
      title={counts.map(({ kind, count }, at) => (
        <span key={kind}>
          {at > 0 && " · "}
          <CountWords kind={kind} count={count} />
        </span>
      ))}
      aside={
        <Button size="small" onClick={props.onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <ul className={styles.list} role="status">
        {[...refused, ...done].map((each) => (
          <li key={each.offer.id} className={styles.item}>
            <span>
              <Link to={`/offers/${each.offer.id}/show`}>
                <bdi>{each.offer.owner.username}</bdi> <SideWords offer={each.offer} />
              </Link>
            </span>
            <span className={styles.second}>
              {each.refusedFor ?? <BecomingWords kind={becomingOf(each)} />}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** An offer that was held was not online before. */
function becomingOf({
  offer: { heldBy, moderationStatus },
  act,
  refusedFor,
}: DecidedOffer): Becoming {
  const wasOnline = heldBy === null && !offline.has(moderationStatus);
  if (refusedFor !== null) return "left";
  if (act === "approve") return wasOnline ? "kept" : "published";
  return wasOnline ? "taken-down" : "rejected";
}

/** Rejected, rejected permanently, and appealed. */
const offline: ReadonlySet<number> = new Set([2, 3, 4]);

function CountWords({ kind, count }: { kind: Becoming; count: number }) {
  switch (kind) {
    case "published":
      return <Plural value={count} one="# offer published" other="# offers published" />;
    case "kept":
      return <Plural value={count} one="# offer approved" other="# offers approved" />;
    case "rejected":
      return <Plural value={count} one="# offer rejected" other="# offers rejected" />;
    case "taken-down":
      return <Plural value={count} one="# offer taken down" other="# offers taken down" />;
    case "left":
      return (
        <Plural value={count} one="# offer left as it was" other="# offers left as they were" />
      );
  }
}

function BecomingWords({ kind }: { kind: Becoming }) {
  switch (kind) {
    case "published":
      return <Trans>Published</Trans>;
    case "kept":
      return <Trans>Approved</Trans>;
    case "rejected":
      return <Trans>Rejected, stays offline</Trans>;
    case "taken-down":
      return <Trans>Taken down</Trans>;
    case "left":
      return <Trans>Left as it was</Trans>;
  }
}
