import { Trans } from "@lingui/react/macro";
import type { SecurityEventName } from "../../domain/staff/security-event.ts";

/** What happened, by the event's name. */
export function SecurityEventWords({ name }: { name: SecurityEventName }) {
  switch (name) {
    case "sign_in_refused":
      return <Trans>Wrong name or password</Trans>;
    case "sign_in_locked":
      return <Trans>Sign-in to a locked account</Trans>;
    case "sign_in_disowned":
      return <Trans>Sign-in disowned by the owner</Trans>;
    case "sign_in_denied":
      return <Trans>Sign-in denied by the owner on another device</Trans>;
    case "staff_sign_in_refused":
      return <Trans>Staff sign-in refused</Trans>;
    case "invitation_refused":
      return <Trans>Invitation refused</Trans>;
    case "session_unknown":
      return <Trans>Unknown session</Trans>;
    case "page_token_refused":
      return <Trans>Request from another site</Trans>;
    case "permission_refused":
      return <Trans>Permission refused</Trans>;
    case "proof_refused":
      return <Trans>Wrong password while signed in</Trans>;
    case "brake_reached":
      return <Trans>Too many attempts</Trans>;
    case "proof_of_work_asked":
      return <Trans>Proof of work asked for</Trans>;
    case "proof_of_work_refused":
      return <Trans>Proof of work refused</Trans>;
    case "passkey_copied":
      return <Trans>Passkey may be copied</Trans>;
    case "staff_conflict":
      return <Trans>Conflict of interest</Trans>;
    case "own_matter_refused":
      return <Trans>Decision on their own matter</Trans>;
    case "blocked_address":
      return <Trans>Send to a blocked address</Trans>;
    case "deposit_held":
      return <Trans>Deposit from a blocked address</Trans>;
    case "escrow_left":
      return <Trans>Escrow on the blockchain left without our key</Trans>;
    case "escrow_paid_besides":
      return <Trans>Payment to an escrow besides its coin</Trans>;
  }
}
