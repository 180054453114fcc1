import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { AppLink } from "../navigation/app-link.tsx";
import { overviewPath } from "../navigation/paths.ts";
import styles from "./way-home.module.css";

/** On the first page, which is for visitors: the way on for who is signed in. */
export function WayHome() {
  const { t } = useLingui();
  return (
    <nav className={styles.way} aria-label={t`You are signed in`}>
      <AppLink className={styles.link} to={overviewPath}>
        <Trans>Go to your overview</Trans>
        <ArrowRight aria-hidden="true" />
      </AppLink>
    </nav>
  );
}
