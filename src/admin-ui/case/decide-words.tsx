import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import type { VerdictFor } from "./use-decision.ts";

/** The button's label. */
export function DecideWords({ verdict }: { verdict: VerdictFor | undefined }) {
  switch (verdict) {
    case undefined:
      return <Trans>Choose for whom</Trans>;
    case "buyer":
      return <Trans>Decide for the buyer</Trans>;
    case "seller":
      return <Trans>Decide for the seller</Trans>;
    case "split":
      return <Trans>Decide to split</Trans>;
  }
}

/** The consequence. */
export function NextWords(props: { dispute: CaseView; verdict: VerdictFor | undefined }) {
  return (
    <>
      <WhenWords {...props} />
      {props.dispute.multisigEscrow && (
        <>
          {" "}
          <SignWords verdict={props.verdict} />
        </>
      )}
    </>
  );
}

/** Who has to sign what the verdict pays out of a multisig escrow. */
function SignWords({ verdict }: { verdict: VerdictFor | undefined }) {
  switch (verdict) {
    case "buyer":
      return (
        <Trans>
          The escrow is on the blockchain: the buyer or the seller signs the payout to the buyer,
          and we sign second. Until a party signs, nothing is paid out.
        </Trans>
      );
    case "seller":
      return (
        <Trans>
          The escrow is on the blockchain: the buyer or the seller signs the return, and we sign
          second. If nobody signs, the seller can take it back after its time is over.
        </Trans>
      );
    case "split":
    case undefined:
      return (
        <Trans>
          The escrow is on the blockchain: a party signs the payout, and we sign second. Until a
          party signs, nothing is paid out.
        </Trans>
      );
  }
}

function WhenWords(props: { dispute: CaseView; verdict: VerdictFor | undefined }) {
  const { needsSecond, hearing } = props.dispute;
  if (props.verdict === "split" ? needsSecond.split : needsSecond.whole) {
    return <Trans>A supermoderator has to confirm it. Until then nothing moves.</Trans>;
  }
  return hearing > 1 ? (
    <Trans>This is the second review: it is paid out at once and is final.</Trans>
  ) : (
    <Trans>Held until the appeal period is over, then paid out.</Trans>
  );
}
