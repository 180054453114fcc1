import { BlockedPage } from "./blocked-page.tsx";
import { PageByAddress } from "./page-by-address.tsx";
import { RefugeesPage } from "./refugees-page.tsx";
import { WalletLandingPage } from "./wallet-landing-page.tsx";
import { WelcomePage } from "./welcome-page.tsx";

const pages = {
  "/bitcoin-wallet": <WalletLandingPage key="/bitcoin-wallet" />,
  "/refugees": <RefugeesPage key="/refugees" />,
  "/blocked": <BlockedPage key="/blocked" />,
  "/welcome": <WelcomePage key="/welcome" />,
};

/** The guide that its address names. */
export function NamedGuides() {
  return <PageByAddress pages={pages} />;
}
