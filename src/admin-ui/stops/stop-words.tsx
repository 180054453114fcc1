import { Trans } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";

type Stopped = AdminBodyOf<"readStopsState">["open"][number];

/** What is stopped, in a few words. */
export function StopWords({ stop: { kind, cryptoCurrencyCode: code } }: { stop: Stopped }) {
  if (kind === "trading") {
    return code ? (
      <Trans>
        Trading of <bdi>{code}</bdi>
      </Trans>
    ) : (
      <Trans>Trading of all coins</Trans>
    );
  }
  return code ? (
    <Trans>
      Withdrawals of <bdi>{code}</bdi>
    </Trans>
  ) : (
    <Trans>Withdrawals of all coins</Trans>
  );
}
