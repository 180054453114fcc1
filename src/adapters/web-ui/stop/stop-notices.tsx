import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { DataOf } from "../../http/client/call-types.ts";
import { Notice } from "../design/notice.tsx";
import { coinNames } from "../market/coins.ts";
import { useRead } from "../server/use-read.ts";

type Stop = DataOf<"listStops">[number];

/** How often a page that is looked at asks what is stopped. */
const everyMs = 60_000;

/** What the house has stopped for now of a coin, by its code: what still works, and that nothing is lost. */
export function StopNotices({ coin }: { coin: string }) {
  const { data } = useRead("listStops", {}, { everyMs });
  const ofCoin = data?.data.filter(
    ({ cryptoCurrencyCode }) => cryptoCurrencyCode === null || cryptoCurrencyCode === coin,
  );
  return ofCoin?.map((stop) => (
    <Notice key={`${stop.kind} ${stop.cryptoCurrencyCode ?? ""}`} tone="info">
      <StopWords stop={stop} />
    </Notice>
  ));
}

function StopWords({ stop: { kind, cryptoCurrencyCode: code } }: { stop: Stop }): ReactNode {
  const name = code && <bdi>{coinNames[code]}</bdi>;
  if (kind === "trading") {
    return name ? (
      <Trans>
        Trading of {name} is stopped for now: no trade starts, and no escrow is funded. Trades that
        run go on, and all crypto is safe.
      </Trans>
    ) : (
      <Trans>
        Trading is stopped for now: no trade starts, and no escrow is funded. Trades that run go on,
        and all crypto is safe.
      </Trans>
    );
  }
  return name ? (
    <Trans>
      Releases of {name} are stopped for now: the crypto stays safe in escrow until they go on.
      Saying that you paid, cancelling and disputes work as ever.
    </Trans>
  ) : (
    <Trans>
      Releases are stopped for now: the crypto stays safe in escrow until they go on. Saying that
      you paid, cancelling and disputes work as ever.
    </Trans>
  );
}
