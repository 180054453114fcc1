import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { momentText } from "../design/moment-text.ts";
import { usePageState } from "../page-context.ts";

/** Says until when an account sells and sends nothing after its password was reset. */
export function HeldWords({ until }: { until: string }) {
  const { locale } = usePageState();
  const [now] = useState(() => Date.now());
  const moment = momentText(locale, Date.parse(until), now);
  return (
    <Trans>
      Your password was reset: you can't sell or send until <bdi>{moment}</bdi>.
    </Trans>
  );
}
