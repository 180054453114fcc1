import { Trans } from "@lingui/react/macro";
import { Lock, MessageSquareText, ShieldCheck } from "lucide-react";
import { usePageState } from "../page-context.ts";
import styles from "./three-rules.module.css";

/** The rules that keep a trade safe, whoever the other side is. */
export function ThreeRules() {
  const { brandName } = usePageState();
  return (
    <ul className={styles.rules}>
      <li className={styles.rule}>
        <Lock aria-hidden="true" />
        <Trans>Only the escrow counts: what is not held is not safe.</Trans>
      </li>
      <li className={styles.rule}>
        <MessageSquareText aria-hidden="true" />
        <Trans>Only this chat counts: what is said elsewhere is no evidence.</Trans>
      </li>
      <li className={styles.rule}>
        <ShieldCheck aria-hidden="true" />
        <span>
          <Trans>
            Nobody from <bdi>{brandName}</bdi> asks for a code or a password.
          </Trans>
        </span>
      </li>
    </ul>
  );
}
