import { Trans } from "@lingui/react/macro";
import { InfoDialog } from "../design/info-dialog.tsx";

/** What "best" means in the usual order. */
export function OrderWords({ onClose }: { onClose: () => void }) {
  return (
    <InfoDialog open title={<Trans>How offers are ranked</Trans>} onClose={onClose}>
      <p>
        <Trans>
          The best offer for you comes first. Each offer has a score: 50 points for a price at the
          market, one more or fewer for each 0.2% that the price is better or worse for you.
        </Trans>
      </p>
      <p>
        <Trans>
          The trader adds up to 50: 20 for completed trades, 15 for a fast release, 10 for positive
          feedback, 5 for being online. Trades left unanswered cost points.
        </Trans>
      </p>
      <p>
        <Trans>Offers that moderators pin or owners promote come first, and are marked.</Trans>
      </p>
    </InfoDialog>
  );
}
