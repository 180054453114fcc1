import { Trans } from "@lingui/react/macro";
import { useRead } from "../server/use-read.ts";
import { IdSteps } from "../verification/id-steps.tsx";
import form from "../account/account-form.module.css";
import styles from "./own-cases.module.css";

/** The proof of who somebody is that the withdrawal takes, where they have coins and none yet. */
export function OwnIdentity() {
  const verification = useRead("viewVerification", {}).data?.data;
  const balances = useRead("getBalances", {}).data?.data ?? [];
  const hasCoins = balances.some(({ balance }) => BigInt(balance) > 0n);
  const isProven = verification?.isIdVerified === true && verification.id?.isExpired !== true;
  if (!verification || !hasCoins || isProven) return undefined;
  return (
    <section className={styles.case} aria-labelledby="identity">
      <h2 id="identity" className={styles.title}>
        <Trans>Verify your ID</Trans>
      </h2>
      <p className={form.lead}>
        <Trans>Your coins can be withdrawn once we know that they are yours.</Trans>
      </p>
      <IdSteps id={verification.id} isIdVerified={verification.isIdVerified} />
    </section>
  );
}
