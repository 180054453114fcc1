import { Trans } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";

type Halted = AdminBodyOf<"readHaltsState">["open"][number];

/** What is halted, in a few words. */
export function HaltWords({ halt: { kind, cryptoCurrencyCode: code } }: { halt: Halted }) {
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
