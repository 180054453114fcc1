import { Trans, useLingui } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import { usePageState } from "../page-context.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";

/** What this is, and what it is not. */
export function AboutPage() {
  const { t } = useLingui();
  const { brandName, appLinks } = usePageState();
  return (
    <ContentPage
      title={t`About`}
      lead={
        <Trans>
          <bdi>{brandName}</bdi> is a marketplace where people trade Bitcoin, Tether and Ethereum
          with each other.
        </Trans>
      }
    >
      <ContentPart title={<Trans>What we do</Trans>}>
        <p>
          <Trans>
            We hold the crypto of a trade in escrow until the payment has arrived, keep the record
            of what both sides did and said, and decide when they disagree.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What we don&apos;t do</Trans>}>
        <p>
          <Trans>
            The payment itself goes straight from the buyer to the seller. We never hold it, and we
            don't set prices: the owner of an offer chooses its price.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What you can count on</Trans>}>
        <p>
          <Trans>
            An active trade always says what is held, whose turn it is, by when, and what happens if
            nobody acts. Once a trade is marked as paid, no deadline can take the crypto from the
            buyer. Every decision of a dispute names its rule, and either side can appeal.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>See for yourself</Trans>}>
        <p>
          <AppLink to="/practise">
            <Trans>Practise a trade with play money</Trans>
          </AppLink>
        </p>
        <p>
          <AppLink to="/fees">
            <Trans>What a trade costs</Trans>
          </AppLink>
        </p>
      </ContentPart>
      {appLinks.length > 0 && (
        <ContentPart title={<Trans>Get the app</Trans>}>
          {appLinks.map(([name, href]) => (
            <p key={name}>
              <a href={href}>
                <bdi>{name}</bdi>
              </a>
            </p>
          ))}
        </ContentPart>
      )}
    </ContentPage>
  );
}
