import { Trans, useLingui } from "@lingui/react/macro";
import { referralSeconds } from "../../../domain/partner/referral-code.ts";
import { numberLocale } from "../design/amount-text.ts";
import { spanText } from "../design/window-text.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { partnerPath, partnerTermsPath } from "../navigation/paths.ts";
import { usePolicy } from "../page-policy.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";

/** What the partner programme is, for everybody. */
export function PartnerProgramPage() {
  const { t, i18n } = useLingui();
  const { firstTierBasisPoints, claimFromUsdCents } = usePolicy().partner;
  const share = percentText(i18n.locale, firstTierBasisPoints);
  const least = dollarText(i18n.locale, claimFromUsdCents);
  return (
    <ContentPage
      title={t`Partner programme`}
      lead={
        <Trans>Bring people to trade here, and earn a share of the fees of their trades.</Trans>
      }
    >
      <ContentPart title={<Trans>How it works</Trans>}>
        <p>
          <Trans>
            Every trader has a link of their own. Who follows it and opens an account within{" "}
            <bdi>{spanText(i18n.locale, referralSeconds)}</bdi> is referred by them. If they
            followed several links, the first one counts.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What you earn</Trans>}>
        <p>
          <Trans>
            When somebody whom you referred buys crypto, you get <bdi>{share}</bdi> of the fee of
            that trade, in its coin. They pay nothing for it. You move what you earned to your
            balance once it is worth <bdi>{least}</bdi>.
          </Trans>
        </p>
        <p>
          <AppLink to={partnerPath}>
            <Trans>Your link and what it earned</Trans>
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
      lead={<Trans>These rules hold for everybody who shares a referral link.</Trans>}
    >
      <ContentPart title={<Trans>Who is referred</Trans>}>
        <p>
          <Trans>
            A person is referred once, when they open their account, and for ever. Nobody refers
            themselves, and nobody is paid for trades with people they referred.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>When nothing is earned</Trans>}>
        <p>
          <Trans>
            If the two of you used one device or one address lately, the trade earns nothing. If its
            payment is taken back, so is the reward, as far as you have not claimed it.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>How to share</Trans>}>
        <p>
          <Trans>
            Say that you earn by your link. No mass messages, no advertising under our name, and no
            promises about prices.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Claims</Trans>}>
        <p>
          <Trans>
            Rewards are claimed by coin, all at once, from a worth of <bdi>{least}</bdi>. What you
            owe is paid from them first. The share can change; it is the one in force when the trade
            ends.
          </Trans>
        </p>
      </ContentPart>
    </ContentPage>
  );
}

function percentText(locale: string, basisPoints: number): string {
  const style = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(numberLocale(locale), style).format(basisPoints / 10_000);
}

function dollarText(locale: string, cents: bigint): string {
  const style = { style: "currency", currency: "USD", minimumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(numberLocale(locale), style).format(Number(cents) / 100);
}
