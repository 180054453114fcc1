import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { PageHead } from "../design/page-head.tsx";
import styles from "./not-found-page.module.css";

/** Shown at an address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead name={t`Page not found`} />
      <div className={styles.words}>
        <p>
          <Trans>This page doesn't exist, or it was removed. Find looks up any ID or name.</Trans>
        </p>
        <Button component={Link} to="/" variant="contained">
          <Trans>Back to the queues</Trans>
        </Button>
      </div>
    </>
  );
}
