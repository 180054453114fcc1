import { Trans, useLingui } from "@lingui/react/macro";
import { referralSeconds } from "../../../domain/partner/referral-code.ts";
import { numberFormat, withCode } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { spanText } from "../design/window-text.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { ambassadorProgramPath, partnerPath, partnerTermsPath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { usePolicy } from "../page-policy.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";
import { percentText } from "./program-numbers.ts";

/** What the partner programme is, for everybody. */
export function PartnerProgramPage() {
  const { t, i18n } = useLingui();
  const { reader } = usePageState();
  const { firstTierBasisPoints, claimFromUsdCents } = usePolicy().partner;
  const share = percentText(i18n.locale, firstTierBasisPoints);
  const least = dollarText(i18n.locale, claimFromUsdCents);
  return (
    <ContentPage
      title={t`Partner programme`}
      lead={<Trans>Bring people to trade here and earn a share of the fees on their trades.</Trans>}
    >
      <p>
        <Button variant="primary" href={reader.isLogged ? partnerPath : "/register"}>
          {reader.isLogged ? <Trans>Your link and earnings</Trans> : <Trans>Open an account</Trans>}
        </Button>
      </p>
      <ContentPart title={<Trans>How it works</Trans>}>
        <p>
          <Trans>
            Every trader has their own link. Anyone who follows it and signs up within{" "}
            <bdi>{spanText(i18n.locale, referralSeconds)}</bdi> counts as their referral. If they
            followed several links, the first one counts.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What you earn</Trans>}>
        <p>
          <Trans>
            When someone you referred buys crypto, you get <bdi>{share}</bdi> of the fee of that
            trade, in its coin. It costs them nothing. You can move your earnings to your balance
            once they are worth <bdi>{least}</bdi>.
          </Trans>
        </p>
        <p>
          <AppLink to={ambassadorProgramPath}>
            <Trans>Ambassadors earn more</Trans>
          </AppLink>
        </p>
        <p>
          <AppLink to={partnerTermsPath}>
            <Trans>Terms of the partner programme</Trans>
          </AppLink>
        </p>
      </ContentPart>
    </ContentPage>
  );
}

/** The rules of the partner programme. */
export function PartnerTermsPage() {
  const { t, i18n } = useLingui();
  const least = dollarText(i18n.locale, usePolicy().partner.claimFromUsdCents);
  return (
    <ContentPage
      title={t`Terms of the partner programme`}
      lead={<Trans>These rules apply to everyone who shares a referral link.</Trans>}
    >
      <ContentPart title={<Trans>Who counts as a referral</Trans>}>
        <p>
          <Trans>
            A person is referred once, when they sign up, and for good. You can't refer yourself,
            and you earn nothing from trades with people you referred.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>When nothing is earned</Trans>}>
        <p>
          <Trans>
            If you and the person you referred recently used the same device or address, the trade
            earns nothing. If its payment is reversed, the reward is taken back, unless you have
            claimed it.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>How to share</Trans>}>
        <p>
          <Trans>
            Say that you earn from your link. No mass messages, no advertising under our name, and
            no promises about prices.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Claims</Trans>}>
        <p>
          <Trans>
            You claim the rewards in a coin all at once, from <bdi>{least}</bdi>. Debts are paid
            from them first. The share can change: the one in force when the trade ends counts.
          </Trans>
        </p>
      </ContentPart>
    </ContentPage>
  );
}

function dollarText(locale: string, cents: bigint): string {
  return withCode(numberFormat(locale).format(Number(cents) / 100), "USD");
}
