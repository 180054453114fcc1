import { Trans, useLingui } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import { usePageState } from "../page-context.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";

/** What users and the operator may expect from each other. */
export function TermsPage() {
  const { t } = useLingui();
  const { brandName } = usePageState();
  return (
    <ContentPage
      title={t`Terms of service`}
      lead={
        <Trans>
          These are the rules between you and the operator of <bdi>{brandName}</bdi>. By opening an
          account you accept them.
        </Trans>
      }
    >
      <ContentPart title={<Trans>What we offer</Trans>}>
        <p>
          <Trans>
            We run a marketplace and hold crypto in escrow. You trade with other people, not with
            us. We are not your bank, give no advice, and promise no price.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Your account</Trans>}>
        <p>
          <Trans>
            You have one account and use it yourself. What you say about yourself is true. Keep your
            password and your codes to yourself; you are responsible for what is done with them. Use
            the marketplace only where the law allows it.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Trades</Trans>}>
        <p>
          <Trans>
            An offer&apos;s terms bind both sides, within these rules. Buyers pay from their own
            account, as the trade says and in time, and mark a trade as paid only after they paid.
            Sellers release the crypto once the payment has arrived. A release is final.
          </Trans>
        </p>
        <p>
          <Trans>
            When a deadline passes, the trade does what it announced. If the two sides disagree, our
            case workers decide by the published rules and the evidence of both. You can appeal.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Fees</Trans>}>
        <p>
          <AppLink to="/fees">
            <Trans>What a trade costs, and who pays it</Trans>
          </AppLink>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What is not allowed</Trans>}>
        <p>
          <Trans>
            Fraud, payments with someone else&apos;s money or account, reversed payments, trades
            outside escrow, threats and insults, impersonating someone else or our staff, more than
            one account, and anything that the law forbids.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What we may do</Trans>}>
        <p>
          <Trans>
            We can take down an offer, hold or close an account, and halt trading of a coin. We say
            why, unless the law forbids it. Crypto that is yours stays yours; what is owed to others
            is settled from it first.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What we are liable for</Trans>}>
        <p>
          <Trans>
            We are liable for the crypto that we hold, and for damage that we cause intentionally or
            by negligence. We are not liable for what other users do, for your bank, or for a
            coin&apos;s price or network. Rights that the law gives you and that no contract can
            exclude stay as they are.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Changes</Trans>}>
        <p>
          <Trans>
            A trade follows the rules in force when it started. When these terms change, the new
            version is on this page.
          </Trans>
        </p>
      </ContentPart>
    </ContentPage>
  );
}
