import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";

/** What is in the way of a bond, or of a trade that needs one; undefined for other refusals. */
export function bondWords(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "bond_required":
      return <Trans>The owner of this offer has to post a bond first. Choose another offer.</Trans>;
    case "bond_sufficient":
      return <Trans>Your bond is enough. Nothing has to be added.</Trans>;
    case "bond_locked":
      return <Trans>You can't change your bond now. Your account page says why.</Trans>;
    case "no_bond":
      return <Trans>You have no bond to get back.</Trans>;
    case "bond_of_vendor":
      return <Trans>Vendors keep their bond as long as they have the badge.</Trans>;
    case "bond_in_use":
      return <Trans>Your bond still covers trades that are active or ended too recently.</Trans>;
    case "bond_held":
      return (
        <Trans>
          You can't take your bond back for a day after you change your password or two-factor
          authentication.
        </Trans>
      );
    case "bond_halted":
      return <Trans>Payouts of this coin are paused. Your bond is safe; try again later.</Trans>;
    default:
      return undefined;
  }
}
