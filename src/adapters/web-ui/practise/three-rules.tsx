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
        <Trans>Only escrow protects you: what isn't held isn't safe.</Trans>
      </li>
      <li className={styles.rule}>
        <MessageSquareText aria-hidden="true" />
        <Trans>Only this chat counts: messages elsewhere aren't evidence.</Trans>
      </li>
      <li className={styles.rule}>
        <ShieldCheck aria-hidden="true" />
        <span>
          <Trans>
            <bdi>{brandName}</bdi> never asks for a code or a password.
          </Trans>
        </span>
      </li>
    </ul>
  );
}
