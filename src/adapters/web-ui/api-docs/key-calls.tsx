import { useEffect, useRef } from "react";
import { Trans } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { webhooksPath } from "../navigation/paths.ts";
import { keyCallsId, keyExample } from "../server/key-call.ts";
import { Code } from "./code.tsx";
import styles from "./api-docs-page.module.css";

/**
 * How a program sends an API key, with a call that works as it stands.
 *
 * - `isWanted`: whether the address names it; if so, it is scrolled into view and has the focus.
 */
export function KeyCalls({ isWanted }: { isWanted: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isWanted]);
  return (
    <section id={keyCallsId} className={styles.area}>
      <h2 ref={heading} tabIndex={-1} className={styles.name}>
        <Trans>Calls with an API key</Trans>
      </h2>
      <Card className={styles.calls}>
        <p>
          <Trans>
            Create a key under <AppLink to={webhooksPath}>Webhooks and API keys</AppLink>. Send it
            with each call in the header <Code>Authorization</Code>, after the word{" "}
            <Code>Bearer</Code>. Cookies and the page's token aren't needed. This reads your active
            trades:
          </Trans>
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles.example} dir="ltr" translate="no" tabIndex={0}>
          {keyExample()}
        </pre>
        <p>
          <Trans>
            A key that reads can call whatever reads. One that manages offers can also switch them,
            change their prices and amounts, write messages and mark trades as paid. All else is
            refused with <Code>api_key_forbidden</Code>.
          </Trans>
        </p>
      </Card>
    </section>
  );
}
