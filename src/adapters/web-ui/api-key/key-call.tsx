import { Trans } from "@lingui/react/macro";
import { CopyButton } from "../design/copy-button.tsx";
import styles from "./api-key.module.css";

/** Stands for the key in the sample, until there is one. */
const anyKey = "phk_…";

/**
 * How a program sends a key, with a command that reads the active trades of whoever owns it.
 *
 * The page of the API has none of this: what two pages share travels in a file that strangers would load there.
 */
export function KeyCall({ apiKey = anyKey }: { apiKey?: string }) {
  const header = "Authorization";
  const url = new URL("/rest/v1/trade/active", window.location.origin).href;
  const command = `curl -H "${header}: Bearer ${apiKey}" ${url}`;
  return (
    <div className={styles.call}>
      <p>
        <Trans>
          Send the key with each call, in the header{" "}
          <bdi dir="ltr" translate="no" className={styles.code}>
            {header}
          </bdi>{" "}
          after the word{" "}
          <bdi dir="ltr" translate="no" className={styles.code}>
            Bearer
          </bdi>
          . This command lists your active trades:
        </Trans>
      </p>
      <p className={styles.key}>
        <bdi dir="ltr" translate="no" className={styles.code}>
          {command}
        </bdi>
        <CopyButton value={command} what={<Trans>Command</Trans>} />
      </p>
    </div>
  );
}
