import { Trans, useLingui } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import { apiDocsPath } from "../navigation/paths.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";

/** Answers to what people ask first. */
export function HelpPage() {
  const { t } = useLingui();
  return (
    <ContentPage title={t`Help`} lead={<Trans>Answers to the most common questions.</Trans>}>
      <ContentPart title={<Trans>How do I buy?</Trans>}>
        <p>
          <Trans>
            Choose an offer, enter an amount and start the trade. The seller&apos;s crypto moves
            into escrow. Pay the seller as the trade says, from your own account, and mark the trade
            as paid. The seller releases the crypto to your wallet once they have your payment.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>How do I sell?</Trans>}>
        <p>
          <Trans>
            Choose someone's buy offer, or publish your own. When the buyer has marked the trade as
            paid, check your own account. Release the crypto only once the payment is there, in full
            and from the buyer. A screenshot of a payment proves nothing.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What if my trade partner does not answer?</Trans>}>
        <p>
          <Trans>
            The trade says by when they have to act, and what happens if they don&apos;t. A trade
            that isn&apos;t paid in time is cancelled, and the crypto goes back to the seller. In a
            trade that is marked as paid, either side can open a dispute.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What happens in a dispute?</Trans>}>
        <p>
          <Trans>
            The crypto stays in escrow. Both sides say what happened and show their evidence in the
            trade&apos;s chat. A case worker decides and names the rule; either side can appeal.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>How do I stay safe?</Trans>}>
        <p>
          <Trans>
            Chat here and pay only as the trade says. Our staff never ask for your password, your
            codes, or a payment outside a trade. Anyone who asks you to continue elsewhere wants you
            to trade without escrow.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>How do I reach support?</Trans>}>
        <p>
          <Trans>
            Write in your account: open Support in the menu of your account, or here. People of our
            support team answer in the same chat, and you get a notification.
          </Trans>
        </p>
        <p>
          <AppLink to="/help?support=chat">
            <Trans>Write to support</Trans>
          </AppLink>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Where do I find more?</Trans>}>
        <p>
          <AppLink to="/practise">
            <Trans>Practise a trade</Trans>
          </AppLink>
        </p>
        <p>
          <AppLink to="/status">
            <Trans>What works right now</Trans>
          </AppLink>
        </p>
        <p>
          <AppLink to={apiDocsPath}>
            <Trans>The API for programs</Trans>
          </AppLink>
        </p>
      </ContentPart>
    </ContentPage>
  );
}
