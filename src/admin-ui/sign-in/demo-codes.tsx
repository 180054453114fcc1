import { Trans } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { RoleWords } from "../words/role-words.tsx";
import { useRead } from "../server/use-read.ts";
import styles from "./sign-in.module.css";

type DemoCode = AdminBodyOf<"listDemoCodes">[number];

const everyMs = 5_000;

/** The demo staff with their current codes: one click fills them in. */
export function DemoCodes({ onChoose }: { onChoose: (chosen: DemoCode) => void }) {
  const codes = useRead("listDemoCodes", {}, { everyMs });
  if (!codes.data) return null;
  return (
    <section className={styles.demo}>
      <p className={styles.quiet}>
        <Trans>
          This is a demo. Choose an account; the password is the same as for the demo's traders.
        </Trans>
      </p>
      <ul className={styles.people}>
        {codes.data.map((each) => (
          <li key={each.username}>
            <button type="button" className={styles.person} onClick={() => onChoose(each)}>
              <span>
                <bdi>{each.username}</bdi>{" "}
                <span className={styles.role}>
                  <RoleWords role={each.role} />
                </span>
              </span>
              <bdi className={styles.digits}>{each.code}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
