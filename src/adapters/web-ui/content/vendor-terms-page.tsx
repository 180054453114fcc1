import { Trans, useLingui } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import { ContentPage, ContentPart } from "./content-page.tsx";

/** What holds for people who publish offers. */
export function VendorTermsPage() {
  const { t } = useLingui();
  return (
    <ContentPage
      title={t`Vendor terms`}
      lead={
        <Trans>
          These rules apply to everyone who publishes offers, in addition to the terms of service.
        </Trans>
      }
    >
      <ContentPart title={<Trans>Your offers</Trans>}>
        <p>
          <Trans>
            An offer states what you actually do: the payment method, the limits, the price and
            every condition that you insist on. Conditions that it doesn&apos;t state don&apos;t
            count later. Keep it on only while you can trade.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Texts</Trans>}>
        <p>
          <Trans>
            No addresses, phone numbers or messengers, no links, no insults, and nothing that
            imitates us. Moderators review what seems to break these rules. If they reject an offer,
            they say why, and you can appeal.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Your trades</Trans>}>
        <p>
          <Trans>
            Respond within the time that the trade gives. Send and receive payments only with
            accounts in your own name. Release the crypto as soon as the payment has arrived, even
            if the price has moved since.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Other people&apos;s data</Trans>}>
        <p>
          <Trans>
            What you learn about a trade partner is for this trade alone. Ask only for documents
            that your offer named, and delete them when the trade no longer needs them.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>If rules are broken</Trans>}>
        <p>
          <Trans>
            Offers are taken down, trades are decided for the other side, and accounts are held or
            closed, each with its reason.
          </Trans>
        </p>
        <p>
          <AppLink to="/terms-of-service">
            <Trans>Terms of service</Trans>
          </AppLink>
        </p>
      </ContentPart>
    </ContentPage>
  );
}
