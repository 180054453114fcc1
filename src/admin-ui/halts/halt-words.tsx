import { Trans } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";

type Halted = AdminBodyOf<"readHaltsState">["open"][number];

/** What is halted, in a few words. */
export function HaltWords({ halt: { kind, cryptoCurrencyCode: code } }: { halt: Halted }) {
  const coin = <bdi>{code}</bdi>;
  switch (kind) {
    case "trading":
      return code ? <Trans>Trading of {coin}</Trans> : <Trans>Trading of all coins</Trans>;
    case "withdrawals":
      return code ? <Trans>Withdrawals of {coin}</Trans> : <Trans>Withdrawals of all coins</Trans>;
    case "sends":
      return code ? (
        <Trans>Sends of {coin} to addresses</Trans>
      ) : (
        <Trans>Sends of all coins to addresses</Trans>
      );
    case "lightning":
      return <Trans>Payments over Lightning</Trans>;
    case "spot":
      return code ? <Trans>Spot trading of {coin}</Trans> : <Trans>Spot trading</Trans>;
    case "deposits":
      return code ? <Trans>Deposits of {coin}</Trans> : <Trans>Deposits of all coins</Trans>;
  }
}
