import Alert from "@mui/material/Alert";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useStaffSession } from "../server/staff-session.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./books-banner.module.css";

/** How often each page polls whether the books balance. */
const everyMs = 10_000;

/** Warns on every page that the books did not balance at the last audit. */
export function BooksBanner() {
  const { member } = useStaffSession();
  const state = useRead("readBooksState", {}, { everyMs });
  if (!state.data || state.data.broken === 0) return null;
  const isAdmin = member?.permissions.includes("audit_books") ?? false;
  return (
    <Alert className={styles.banner ?? ""} severity="error">
      <Trans>The books do not balance.</Trans>{" "}
      {isAdmin ? (
        <Link className={styles.link ?? ""} to="/books">
          <Trans>View problems</Trans>
        </Link>
      ) : (
        <Trans>The admins see what is wrong under Books.</Trans>
      )}
    </Alert>
  );
}
