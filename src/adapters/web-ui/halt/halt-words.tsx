import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { DataOf } from "../../http/client/call-types.ts";
import { coinNames } from "../market/coins.ts";

type Halt = DataOf<"listHalts">[number];

/** What a halt stops, what still works, and that nothing is lost. */
export function HaltWords({ halt: { kind, cryptoCurrencyCode: code } }: { halt: Halt }): ReactNode {
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
