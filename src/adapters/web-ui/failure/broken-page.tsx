import { Trans, useLingui } from "@lingui/react/macro";
import { Failure } from "./failure-page.tsx";

/**
 * Shown in place of a page that could not be loaded or that failed. `reference`: finds the report in
 * the server's log.
 */
export function BrokenPage({ reference }: { reference: string }) {
  const { t } = useLingui();
  return (
    <Failure title={t`Unable to load the application.`} canTryAgain>
      <Trans>We're already working on it</Trans>
      <br />
      <Trans>
        Nothing was changed. Reference: <bdi>{reference}</bdi>
      </Trans>
    </Failure>
  );
}
