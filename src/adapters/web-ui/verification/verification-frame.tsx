import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { VerificationView } from "../../http/contract/verification/verification.ts";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { verificationPath } from "../navigation/paths.ts";
import { useRead } from "../server/use-read.ts";
import { SettingsFrame } from "../settings/settings-frame.tsx";
import styles from "./verification.module.css";

/** A page about what the user has proven. `isStep`: one that leads back to the overview. */
export function VerificationFrame(props: {
  title: string;
  isStep?: boolean;
  children: (verification: VerificationView) => ReactNode;
}) {
  const read = useRead("viewVerification", {});
  const verification = read.data?.data;
  return (
    <SettingsFrame title={props.title}>
      <div id="verification" className={styles.page}>
        {props.isStep === true && (
          <AppLink className={styles.back} to={verificationPath}>
            <Trans>All verifications</Trans>
          </AppLink>
        )}
        {!verification && read.isError && (
          <LoadFailure onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
        )}
        {read.isPending && (
          <div aria-busy="true">
            <Skeleton shape="card" width="full" />
          </div>
        )}
        {verification && props.children(verification)}
      </div>
    </SettingsFrame>
  );
}
