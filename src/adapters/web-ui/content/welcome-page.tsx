import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { buyPath, overviewPath, securityPath, verifyEmailPath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";

/** The first steps with a new account; those that are done are left out. */
export function WelcomePage() {
  const { t } = useLingui();
  const { reader } = usePageState();
  const hasSecondFactor = reader.twoFactor.login === 1;
  return (
    <ContentPage
      title={t`Welcome`}
      lead={<Trans>A few minutes now make your account safe and your first trade easy.</Trans>}
    >
      {!reader.isEmailVerified && !reader.isDemoAccount && (
        <ContentPart title={<Trans>Confirm your email</Trans>}>
          <p>
            <Trans>We write to it when a trade needs you, and when you forget your password.</Trans>
          </p>
          <AppLink to={verifyEmailPath}>
            <Trans>Confirm your email</Trans>
          </AppLink>
        </ContentPart>
      )}
      {!hasSecondFactor && (
        <ContentPart title={<Trans>Protect your account</Trans>}>
          <p>
            <Trans>With two-factor authentication, nobody gets in with your password alone.</Trans>
          </p>
          <AppLink to={securityPath}>
            <Trans>Go to your security settings</Trans>
          </AppLink>
        </ContentPart>
      )}
      <ContentPart title={<Trans>Practise once</Trans>}>
        <p>
          <Trans>
            Go through a whole trade with play money and a scripted partner. It takes two minutes.
          </Trans>
        </p>
        <AppLink to="/practise">
          <Trans>Practise a trade</Trans>
        </AppLink>
      </ContentPart>
      <ContentPart title={<Trans>Make your first trade</Trans>}>
        <p>
          <Trans>
            Say how much you want to pay and get the best offer, or compare all offers yourself.
          </Trans>
        </p>
        <p>
          <Button variant="primary" href="/buy-crypto-instantly">
            <Trans>Buy crypto instantly</Trans>
          </Button>
        </p>
        <AppLink to={buyPath}>
          <Trans>All offers to buy</Trans>
        </AppLink>
      </ContentPart>
      <AppLink to={overviewPath}>
        <Trans>Go to your overview</Trans>
      </AppLink>
    </ContentPage>
  );
}
