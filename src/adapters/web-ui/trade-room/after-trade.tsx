import { Trans } from "@lingui/react/macro";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { FeedbackPart } from "../feedback/feedback-part.tsx";

/** What follows a successful trade: a link to the crypto, and feedback on the other side. */
export function AfterTrade({ view }: { view: TradeView }) {
  const hasReceived = view.mySide === "buyer" && view.escrowState === "released";
  return (
    <>
      {hasReceived && (
        <div>
          <Button variant="plain" href="/wallet">
            <Trans>View wallet</Trans>
          </Button>
        </div>
      )}
      <FeedbackPart view={view} />
    </>
  );
}
