import { Trans } from "@lingui/react/macro";
import { ArrowLeftRight, User } from "lucide-react";
import { Link } from "react-router";
import { Breakable } from "../design/breakable.tsx";
import { TradeStatusWords } from "../words/trade-status-words.tsx";
import type { Found } from "./use-find.ts";
import styles from "./find-dialog.module.css";

/** The matches, each linking to its page. */
export function FoundList({ found, onClose }: { found: Found; onClose: () => void }) {
  const { people, trades } = found;
  if (people.length + trades.length === 0) {
    return (
      <p className={styles.nothing}>
        <Trans>No matches.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.found}>
      {people.map(({ id, username, email }) => (
        <li key={id}>
          <Link className={styles.link ?? ""} to={`/people/${id}/show`} onClick={onClose}>
            <User size={16} aria-hidden="true" />
            <span>
              <bdi>{username}</bdi>
              <span className={styles.second}>
                <Breakable>{email}</Breakable>
              </span>
            </span>
          </Link>
        </li>
      ))}
      {trades.map(({ id, buyer, seller, status }) => (
        <li key={id}>
          <Link className={styles.link ?? ""} to={`/trades/${id}/show`} onClick={onClose}>
            <ArrowLeftRight size={16} aria-hidden="true" />
            <span>
              <Trans>
                <bdi>{buyer}</bdi> buys from <bdi>{seller}</bdi>
              </Trans>
              <span className={styles.second}>
                <bdi>{id}</bdi> · <TradeStatusWords status={status} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
