import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { DataOf } from "../../http/client/call-types.ts";
import { Notice } from "../design/notice.tsx";
import { coinNames } from "../market/coins.ts";
import { useRead } from "../server/use-read.ts";

type Halt = DataOf<"listHalts">[number];

/** How often a visible page polls the current halts. */
const everyMs = 60_000;

/** The current halts for a coin, by its code: what still works, and that nothing is lost. */
export function HaltNotices({ coin }: { coin: string }) {
  const { data } = useRead("listHalts", {}, { everyMs });
  const ofCoin = data?.data.filter(
    ({ cryptoCurrencyCode }) => cryptoCurrencyCode === null || cryptoCurrencyCode === coin,
  );
  return ofCoin?.map((halt) => (
    <Notice key={`${halt.kind} ${halt.cryptoCurrencyCode ?? ""}`} tone="info">
      <HaltWords halt={halt} />
    </Notice>
  ));
}

function HaltWords({ halt: { kind, cryptoCurrencyCode: code } }: { halt: Halt }): ReactNode {
  const name = code && <bdi>{coinNames[code]}</bdi>;
  if (kind === "trading") {
    return name ? (
      <Trans>
        Trading of {name} is halted for now: you can't start trades or fund escrows. Active trades
        continue, and all crypto is safe.
      </Trans>
    ) : (
      <Trans>
        Trading is halted for now: you can't start trades or fund escrows. Active trades continue,
        and all crypto is safe.
      </Trans>
    );
  }
  return name ? (
    <Trans>
      Releases of {name} are halted for now. The crypto stays safe in escrow until they resume. You
      can still mark trades as paid, cancel and open disputes.
    </Trans>
  ) : (
    <Trans>
      Releases are halted for now. The crypto stays safe in escrow until they resume. You can still
      mark trades as paid, cancel and open disputes.
    </Trans>
  );
}
