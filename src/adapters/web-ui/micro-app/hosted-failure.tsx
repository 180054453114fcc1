import { useEffect, useState } from "react";
import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { newReference, reportFailure } from "../failure/report-failure.ts";

/** What an element shows that nothing could be mounted in, and the report of it. */
export function HostedFailure({ i18n, error }: { i18n: I18n; error: Error }) {
  const [reference] = useState(newReference);
  useEffect(() => reportFailure(reference, error), [reference, error]);
  return (
    <I18nProvider i18n={i18n}>
      <div role="alert">
        <strong>
          <Trans>Unable to load the application.</Trans>
        </strong>
        <p>
          <Trans>We're already working on it</Trans>
        </p>
        <p>
          <Trans>
            Nothing was changed. Reference: <bdi>{reference}</bdi>
          </Trans>
        </p>
        <button type="button" onClick={() => window.location.reload()}>
          <Trans>Try again</Trans>
        </button>
      </div>
    </I18nProvider>
  );
}
