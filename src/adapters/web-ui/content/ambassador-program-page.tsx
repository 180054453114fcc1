import { Trans, useLingui } from "@lingui/react/macro";
import { applyAgainSeconds } from "../../../domain/badge-application/badge-application.ts";
import { Button } from "../design/button.tsx";
import { spanText } from "../design/window-text.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { badgesPath, partnerTermsPath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { usePolicy } from "../page-policy.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";
import { percentText } from "./program-numbers.ts";

/** What ambassadors do and get, and the terms that hold for them. */
export function AmbassadorProgramPage() {
  const { t, i18n } = useLingui();
  const { reader } = usePageState();
  const { firstTierBasisPoints, ambassadorBasisPoints } = usePolicy().partner;
  const usual = percentText(i18n.locale, firstTierBasisPoints);
  const more = percentText(i18n.locale, firstTierBasisPoints + ambassadorBasisPoints);
  const pause = spanText(i18n.locale, applyAgainSeconds);
  return (
    <ContentPage
      title={t`Ambassador programme`}
      lead={
        <Trans>
          Show people near you how to trade safely, and earn a larger share of the fees on their
          trades.
        </Trans>
      }
    >
      <p>
        <Button variant="primary" href={reader.isLogged ? badgesPath : "/register"}>
          {reader.isLogged ? <Trans>Apply as an ambassador</Trans> : <Trans>Open an account</Trans>}
        </Button>
      </p>
      <ContentPart title={<Trans>What ambassadors do</Trans>}>
        <p>
          <Trans>
            They explain how escrow works, help with a first trade and answer questions in the
            language of the place. They never hold anyone&apos;s crypto and never ask for a
            password.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>What ambassadors get</Trans>}>
        <p>
          <Trans>
            When someone they referred buys crypto, ambassadors get <bdi>{more}</bdi> of the fee of
            that trade instead of the <bdi>{usual}</bdi> of other partners, and a badge on their
            profile and offers.
          </Trans>
        </p>
        <p>
          <Trans>
            They also have a link for people who already have an account. People without a referrer
            can confirm one ambassador, once.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>How to become one</Trans>}>
        <p>
          <Trans>
            Apply on your badges page and say where and how you would help. An admin decides and
            tells you why. Someone who was declined can apply again after <bdi>{pause}</bdi>.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Terms for ambassadors</Trans>}>
        <p>
          <Trans>
            Say that you are an ambassador and that you earn from your links. Don&apos;t present
            yourself as our employee, don&apos;t promise prices or profits, and don&apos;t send mass
            messages.
          </Trans>
        </p>
        <p>
          <Trans>
            We can take the badge back, and say why if we do. What was earned until then stays
            earned; from then on you get the share of other partners.
          </Trans>
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
