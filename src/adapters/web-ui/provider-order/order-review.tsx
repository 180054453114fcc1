import { Trans } from "@lingui/react/macro";
import type {
  OrderQuoteView,
  ProviderOrderView,
} from "../../http/contract/provider-order/provider-order-views.ts";
import { QuoteReview } from "../account/quote-review.tsx";
import { providerOrderWords } from "../failure/provider-order-words.tsx";
import { sendWords } from "../failure/send-words.tsx";
import { client } from "../server/client.ts";
import { OrderFacts } from "./order-facts.tsx";

/** A quote, and until when it holds by the device's clock, in seconds since the epoch. */
export interface HeldQuote {
  readonly quote: OrderQuoteView;
  readonly runsOutAt: number;
}

/** Shows a quote while it holds, and takes the proof. */
export function OrderReview(props: {
  held: HeldQuote;
  onBack: () => void;
  onPlaced: (order: ProviderOrderView) => void;
}) {
  const { held, onBack, onPlaced } = props;
  const { quote, runsOutAt } = held;
  const { obstacle, asks, kind } = quote;
  return (
    <QuoteReview
      runsOutAt={runsOutAt}
      obstacle={obstacle && (providerOrderWords(obstacle.code) ?? sendWords(obstacle.code))}
      asks={asks}
      act={<Act kind={kind} />}
      carryOut={(proof) =>
        client.call("placeProviderOrder", { body: { quote_id: quote.id, ...proof } })
      }
      onDone={onPlaced}
      onBack={onBack}
    >
      <OrderFacts order={quote} />
    </QuoteReview>
  );
}

function Act({ kind }: { kind: OrderQuoteView["kind"] }) {
  switch (kind) {
    case "on-ramp":
      return <Trans>Continue to payment</Trans>;
    case "off-ramp":
      return <Trans>Sell and be paid</Trans>;
    case "top-up":
      return <Trans>Top up</Trans>;
  }
}
