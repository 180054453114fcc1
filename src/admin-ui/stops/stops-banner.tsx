import Alert from "@mui/material/Alert";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useStaffSession } from "../server/staff-session.ts";
import { useRead } from "../server/use-read.ts";
import { StopWords } from "./stop-words.tsx";
import styles from "./stops.module.css";

/** How often every page asks what is stopped. */
const everyMs = 10_000;

/** Says on every page what is stopped, while something is. */
export function StopsBanner() {
  const { member } = useStaffSession();
  const state = useRead("readStopsState", {}, { everyMs });
  if (!state.data || state.data.open.length === 0) return null;
  const isAdmin = member?.permissions.includes("stop_trading") ?? false;
  return (
    <Alert className={styles.banner ?? ""} severity="warning">
      <Trans>Stopped at the moment:</Trans>
      <ul className={styles.stopped}>
        {state.data.open.map((stop) => (
          <li key={`${stop.kind} ${stop.cryptoCurrencyCode ?? ""}`}>
            <StopWords stop={stop} />
          </li>
        ))}
      </ul>
      {isAdmin && (
        <Link className={styles.link ?? ""} to="/stops">
          <Trans>See the stops</Trans>
        </Link>
      )}
    </Alert>
  );
}
