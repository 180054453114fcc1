import { Trans } from "@lingui/react/macro";
import type { AccountState } from "../../domain/account/account-states.ts";
import { Chip } from "./chip.tsx";

/** The account states in force, each with its name. */
export function StateChips({ states }: { states: readonly AccountState[] }) {
  return states.map((state) => (
    <Chip key={state} tone="danger">
      <StateWords state={state} />
    </Chip>
  ));
}

export function StateWords({ state }: { state: AccountState }) {
  switch (state) {
    case "on_hold":
      return <Trans>on hold</Trans>;
    case "compliance_hold":
      return <Trans>compliance hold</Trans>;
    case "restricted":
      return <Trans>restricted</Trans>;
    case "frozen":
      return <Trans>frozen</Trans>;
    case "suspended":
      return <Trans>suspended</Trans>;
    case "compromised":
      return <Trans>compromised</Trans>;
    case "banned":
      return <Trans>banned</Trans>;
  }
}
