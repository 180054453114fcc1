import Alert from "@mui/material/Alert";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useStaffSession } from "../server/staff-session.ts";
import { useRead } from "../server/use-read.ts";
import { HaltWords } from "./halt-words.tsx";
import styles from "./halts.module.css";

/** How often each page polls the current halts. */
const everyMs = 10_000;

/** Shows the current halts on every page, if there are any. */
export function HaltsBanner() {
  const { member } = useStaffSession();
  const state = useRead("readHaltsState", {}, { everyMs });
  if (!state.data || state.data.open.length === 0) return null;
  const isAdmin = member?.permissions.includes("halt_trading") ?? false;
  return (
    <Alert className={styles.banner ?? ""} severity="warning">
      <Trans>Halted now:</Trans>
      <ul className={styles.halted}>
        {state.data.open.map((halt) => (
          <li key={`${halt.kind} ${halt.cryptoCurrencyCode ?? ""}`}>
            <HaltWords halt={halt} />
          </li>
        ))}
      </ul>
      {isAdmin && (
        <Link className={styles.link ?? ""} to="/halts">
          <Trans>View halts</Trans>
        </Link>
      )}
    </Alert>
  );
}
