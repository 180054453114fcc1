import type { ReactNode } from "react";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { momentText } from "../design/moment-text.ts";

/** The owner of an offer is away, and until when (seconds since the epoch), if that is known. */
export function OffDutyWords({ until }: { until: number | null }): ReactNode {
  const { locale } = useLingui().i18n;
  if (until === null) return <Trans>The owner is away and takes no trades now.</Trans>;
  const time = momentText(locale, until * 1_000, 0);
  return (
    <Trans>
      The owner is away and takes no trades now. You can start from <bdi>{time}</bdi>, or choose
      another offer.
    </Trans>
  );
}
