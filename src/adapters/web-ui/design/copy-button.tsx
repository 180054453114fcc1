import { useEffect, useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { Spoken } from "./spoken.tsx";
import styles from "./copy-button.module.css";

/** How long the button shows its result, in milliseconds. */
const saidFor = 2_500;

/**
 * Copies a value. `what` names it for users who cannot see what is next to the button ("IBAN"). If
 * the browser forbids copying, the button says so.
 */
export function CopyButton(props: { value: string; what: ReactNode }) {
  const { value, what } = props;
  const [outcome, setOutcome] = useState<"copied" | "forbidden">();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    copyText(value).then(
      () => setOutcome("copied"),
      () => setOutcome("forbidden"),
    );
  };
  const isCopied = outcome === "copied";
  const isForbidden = outcome === "forbidden";
  const Icon = isCopied ? Check : Copy;
  return (
    <span className={styles.place}>
      <button type="button" className={styles.copy} onClick={copy}>
        <Icon className={styles.icon} aria-hidden="true" />
        <Trans>Copy</Trans>
        <Spoken>{what}</Spoken>
      </button>
      <output className={styles.said}>
        {isCopied && (
          <Spoken>
            <Trans>Copied</Trans>
          </Spoken>
        )}
        {isForbidden && <Trans>Select and copy it by hand</Trans>}
      </output>
    </span>
  );
}

/** Pages not served over https have no clipboard. */
async function copyText(value: string): Promise<void> {
  if (!("clipboard" in navigator)) throw new Error("There is no clipboard");
  await navigator.clipboard.writeText(value);
}
