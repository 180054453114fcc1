import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { coinNames } from "../market/coins.ts";
import { buyPath } from "../navigation/paths.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { usePageState } from "../page-context.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";

/** What the wallet is, for those who have none yet. */
export function WalletLandingPage() {
  const { t } = useLingui();
  const { reader } = usePageState();
  const { BTC, USDT, ETH } = coinNames;
  return (
    <ContentPage
      title={t`Bitcoin wallet`}
      lead={
        <Trans>
          Every account comes with a wallet for <bdi>{BTC}</bdi>, <bdi>{USDT}</bdi> and{" "}
          <bdi>{ETH}</bdi>. What you buy arrives in it, and what you sell leaves from it.
        </Trans>
      }
    >
      <p>
        {reader.isLogged ? (
          <Button variant="primary" href="/wallet">
            <Trans>Open your wallet</Trans>
          </Button>
        ) : (
          <Button variant="primary" href="/register">
            <Trans>Open an account</Trans>
          </Button>
        )}
      </p>
      <ContentPart title={<Trans>What you see in it</Trans>}>
        <p>
          <Trans>
            For each coin: what is available, what your trades hold in escrow, and what is on its
            way to you. Every movement has a line that says where it came from.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>How escrow uses it</Trans>}>
        <p>
          <Trans>
            When you sell, the amount and the fee move from your wallet into escrow at the start of
            the trade. If the trade is cancelled, both come back in full. When you buy, the crypto
            comes to your wallet once the seller releases it.
          </Trans>
        </p>
      </ContentPart>
      <ContentPart title={<Trans>Who holds the crypto</Trans>}>
        <p>
          <Trans>
            We hold it for you and keep books in which nothing can be changed afterwards. Turn on
            two-factor authentication in your security settings: then nobody can release your crypto
            with your password alone.
          </Trans>
        </p>
      </ContentPart>
      <AppLink to={buyPath}>
        <Trans>All offers to buy</Trans>
      </AppLink>
    </ContentPage>
  );
}
