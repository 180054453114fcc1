import { Trans } from "@lingui/react/macro";
import { Notice } from "../design/notice.tsx";
import { FundingTime } from "../market/funding-time.tsx";

/** What the notice has to know of an offer. */
interface DeferredOffer {
  readonly owner: { readonly username: string };
  readonly multisigEscrow: boolean;
}

/** Says that nothing is held when a trade on this offer starts (answers 101), or that the chain will hold it. */
export function DeferredNotice({ offer }: { offer: DeferredOffer }) {
  const { owner, multisigEscrow } = offer;
  const { username } = owner;
  return (
    <Notice tone="info">
      {multisigEscrow ? (
        <Trans>
          The escrow is on the blockchain: the buyer, the seller and we have a key each, and any two
          keys pay out. The buyer writes down twelve words and gives a Bitcoin address; the network
          fee of the payout is taken from what the buyer gets. <bdi>{username}</bdi> funds the
          escrow within a day of the start.
        </Trans>
      ) : (
        <Trans>
          The escrow of this offer is funded after the trade starts. <bdi>{username}</bdi> has{" "}
          <FundingTime /> to do so.
        </Trans>
      )}
    </Notice>
  );
}
