import { lazy, Suspense, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";
import { PageBoundary } from "../failure/page-boundary.tsx";
import { usePageState } from "../page-context.ts";
import { tradesPath } from "../navigation/paths.ts";
import { PageSkeleton } from "../shell/page-skeleton.tsx";
import { pageChunks } from "./page-chunks.ts";

const LandingPage = lazy(async () => ({
  default: (await pageChunks.landing.load()).LandingPage,
}));
const MarketplacePage = lazy(async () => ({
  default: (await pageChunks.marketplace.load()).MarketplacePage,
}));
const OfferPage = lazy(async () => ({ default: (await pageChunks.offer.load()).OfferPage }));
const LogInPage = lazy(async () => ({ default: (await pageChunks.account.load()).LogInPage }));
const RegisterPage = lazy(async () => ({
  default: (await pageChunks.account.load()).RegisterPage,
}));
const ProfilePage = lazy(async () => ({ default: (await pageChunks.profile.load()).ProfilePage }));
const SettingsPage = lazy(async () => ({
  default: (await pageChunks.settings.load()).SettingsPage,
}));
const SecurityPage = lazy(async () => ({
  default: (await pageChunks.settings.load()).SecurityPage,
}));
const WalletPage = lazy(async () => ({ default: (await pageChunks.wallet.load()).WalletPage }));
const OverviewPage = lazy(async () => ({
  default: (await pageChunks.overview.load()).OverviewPage,
}));
const TradeHistoryPage = lazy(async () => ({
  default: (await pageChunks.tradeHistory.load()).TradeHistoryPage,
}));
const MyOffersPage = lazy(async () => ({
  default: (await pageChunks.myOffers.load()).MyOffersPage,
}));
const OfferWizardPage = lazy(async () => ({
  default: (await pageChunks.offerWizard.load()).OfferWizardPage,
}));
const ActiveTradesPage = lazy(async () => ({
  default: (await pageChunks.trades.load()).ActiveTradesPage,
}));
const TradePage = lazy(async () => ({ default: (await pageChunks.trade.load()).TradePage }));
const PractisePage = lazy(async () => ({
  default: (await pageChunks.practise.load()).PractisePage,
}));
const PracticePage = lazy(async () => ({
  default: (await pageChunks.practise.load()).PracticePage,
}));
const ApiDocsPage = lazy(async () => ({
  default: (await pageChunks.apiDocs.load()).ApiDocsPage,
}));
const GalleryPage = lazy(async () => ({ default: (await pageChunks.gallery.load()).GalleryPage }));

/** The page of the address. What the server said it failed with is shown until the reader leaves. */
export function AppPages() {
  const { status, isDemo } = usePageState();
  const [path] = useLocation();
  const [firstPath] = useState(path);
  if (status !== 200 && path === firstPath) return <FailurePage status={status} />;
  return (
    <PageBoundary place={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          <Route path="/" component={LandingPage} />
          <Route path="/buy/:coin">
            {({ coin }) => <MarketplacePage deed="buy" coinSlug={coin} />}
          </Route>
          <Route path="/sell/:coin">
            {({ coin }) => <MarketplacePage deed="sell" coinSlug={coin} />}
          </Route>
          <Route path="/offer/:id">{({ id }) => <OfferPage key={id} id={id} />}</Route>
          <Route path="/login" component={LogInPage} />
          <Route path="/register" component={RegisterPage} />
          <Route path="/user/:name">{({ name }) => <ProfilePage key={name} name={name} />}</Route>
          <Route path="/account/settings" component={SettingsPage} />
          <Route path="/account/security" component={SecurityPage} />
          <Route path="/wallet" component={WalletPage} />
          <Route path="/dashboard" component={OverviewPage} />
          <Route path="/dashboard/trades" component={ActiveTradesPage} />
          <Route path="/dashboard/trade-history" component={TradeHistoryPage} />
          <Route path="/dashboard/my-offers" component={MyOffersPage} />
          <Route path="/offer-manager/edit">
            <OfferWizardPage />
          </Route>
          <Route path="/offer-manager/edit/:id">
            {({ id }) => <OfferWizardPage key={id} id={id} />}
          </Route>
          <Route path="/trades">
            <Redirect to={tradesPath} replace />
          </Route>
          <Route path="/trade/:id">{({ id }) => <TradePage key={id} id={id} />}</Route>
          <Route path="/practise" component={PractisePage} />
          <Route path="/practise/:deed">
            {({ deed }) => <PracticePage key={deed} deed={deed} />}
          </Route>
          <Route path="/docs" component={ApiDocsPage} />
          {isDemo && <Route path="/_design" component={GalleryPage} />}
          <Route>
            <FailurePage status={404} />
          </Route>
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}
