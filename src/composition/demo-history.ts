import type { Container } from "inversify";
import { newId } from "../adapters/identity/random-id.ts";
import type { PostgresDemoClock } from "../adapters/persistence/demo/postgres-demo-clock.ts";
import { rateSources } from "../adapters/rates/rate-sources.ts";
import type { Actor } from "../application/actor/actor.ts";
import { demoAccounts } from "../application/demo/demo-accounts.ts";
import type { SeedDemo } from "../application/demo/seed-demo.ts";
import { noticePicture } from "../application/demo/notice-picture.ts";
import {
  newcomer,
  playPair,
  demoHistoryLength,
  demoHistoryPeople,
} from "../application/demo/demo-people.ts";
import { brunosWish, moderatedScenes } from "../application/demo/demo-offers.ts";
import { demoTrades } from "../application/demo/demo-trades.ts";
import { stepsOf } from "../application/demo/demo-steps.ts";
import { supportInterludes } from "../application/demo/seed-support.ts";
import { SeedProviders } from "../application/demo/seed-providers.ts";
import { SeedVendor } from "../application/demo/seed-vendor.ts";
import { SeedModeration } from "../application/demo/seed-moderation.ts";
import { DemoSeeder, type Interlude } from "../application/demo/demo-seeder.ts";
import { LiveMarketPrices } from "../application/market/live-market-prices.ts";
import { RefreshMarketPrices } from "../application/market/refresh-market-prices.ts";
import type { DemoClock } from "../application/ports/demo-clock.ts";
import { AcceptProposal } from "../application/trade/accept-proposal.ts";
import { Propose } from "../application/trade/propose.ts";
import { ReleaseTrade } from "../application/trade/release-trade.ts";
import { accept } from "../domain/result/result.ts";
import type { StaffActor } from "../application/actor/staff-actor.ts";
import { accountTokens } from "./account-module.ts";
import { addressBookTokens } from "./address-book-module.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { bankAccountTokens } from "./bank-account-module.ts";
import { bondTokens } from "./bond-module.ts";
import type { Config } from "./config.ts";
import { caseTokens } from "./case-desk-module.ts";
import { chatTokens } from "./chat-module.ts";
import { claimTokens } from "./claim-module.ts";
import { override, type Override } from "./container.ts";
import { disputeTokens } from "./dispute-module.ts";
import { feedbackTokens } from "./feedback-module.ts";
import { moderationTokens } from "./moderation-module.ts";
import { offerTokens } from "./offer-module.ts";
import { payAddressTokens } from "./pay-address-module.ts";
import { providerOrderTokens } from "./provider-order-module.ts";
import { reputationTokens } from "./reputation-module.ts";
import { staffTokens } from "./staff-module.ts";
import { supportModuleTokens } from "./support-module.ts";
import { tokens } from "./tokens.ts";
import { tradeTokens } from "./trade-module.ts";
import { walletTokens } from "./wallet-module.ts";
import { cardTokens } from "./virtual-card-module.ts";
import { vendorTokens } from "./vendor-module.ts";
import { policyTokens } from "./policy-module.ts";

/** What the story leaves out where it is switched off. */
type StoryConfig = Pick<Config, "multisigEscrows">;

const steps = demoTrades.flatMap(stepsOf);

/** Whether the story was completed: its last person is only created at the end. */
export async function isDemoHistoryComplete(container: Container): Promise<boolean> {
  const traders = container.get(accountTokens.traders);
  return (await traders.credentialsByLogin(newcomer.username)) !== undefined;
}

/** Puts a container on a story's clock: its pool, and a market that follows it. */
export function onDemoClock(clock: PostgresDemoClock): readonly Override[] {
  return [override(tokens.dataSource, clock.dataSource), (past) => onMarketOf(clock, past)];
}

function onMarketOf(clock: PostgresDemoClock, past: Container): void {
  const policy = () => past.get(policyTokens.market)();
  const prices = new LiveMarketPrices(policy, () => clock.now());
  const sources = rateSources({ kind: "demo" }, () => clock.now());
  const refresh = new RefreshMarketPrices(sources, prices, (_source, error) => {
    throw error;
  });
  override(offerTokens.marketPrices, prices)(past);
  override(offerTokens.refreshMarketPrices, refresh)(past);
}

/** Replays all of it, up to now. */
export async function seedDemoHistory(
  past: Container,
  clock: DemoClock,
  seeding: SeedDemo,
  config: StoryConfig,
): Promise<void> {
  const end = Date.now();
  await clock.turnTo(end - demoHistoryLength * 60_000);
  await past.get(offerTokens.refreshMarketPrices).execute();
  await seeding.execute(demoAccounts);
  await seeding.execute(demoHistoryPeople);
  await wishOf(past, "bruno_costa");
  await teller(past, clock).execute(steps, interludesOf(past, clock, config), end);
  await seeding.execute([newcomer, ...playPair]);
}

/** The buyer's offer, once. */
async function wishOf(container: Container, username: string): Promise<void> {
  const trader = await container.get(accountTokens.traders).credentialsByLogin(username);
  if (!trader) throw new Error(`${username} is not there`);
  if ((await container.get(offerTokens.offers).countOf(trader.traderId)) > 0) return;
  const created = await container.get(offerTokens.createOffer).execute(trader, brunosWish);
  if (!created.ok) throw new Error(JSON.stringify(created.refusal));
}

function teller(container: Container, clock: DemoClock): DemoSeeder {
  const desk = container.get(tradeTokens.desk);
  // A moment ago, as the clocks of two programs never quite agree.
  const anyPassword = {
    execute: async () => accept({ kind: "password", provenAt: clock.now() - 1_000 } as const),
  };
  return new DemoSeeder({
    clock,
    refreshPrices: () => container.get(offerTokens.refreshMarketPrices).execute(),
    ...peopleOf(container, clock),
    offers: container.get(offerTokens.offers),
    trades: container.get(tradeTokens.trades),
    depositBond: container.get(bondTokens.depositBond),
    useFaucet: container.get(walletTokens.useFaucet),
    startTrade: container.get(tradeTokens.startTrade),
    partyAct: container.get(tradeTokens.partyAct),
    releaseTrade: new ReleaseTrade(desk, anyPassword, container.get(tradeTokens.releaseFailures)),
    propose: new Propose(desk, anyPassword, newId),
    acceptProposal: new AcceptProposal(desk, anyPassword, container.get(tradeTokens.startRules)),
    runDueDeadlines: container.get(tradeTokens.runDueDeadlines),
    sendMessage: container.get(chatTokens.sendMessage),
    giveFeedback: container.get(feedbackTokens.giveFeedback),
    replyToFeedback: container.get(feedbackTokens.replyToFeedback),
    openDispute: container.get(disputeTokens.openDispute),
    takeCase: container.get(caseTokens.takeCase),
    askEvidence: container.get(caseTokens.askEvidence),
    decideCase: container.get(caseTokens.decideCase),
    reportChargeback: container.get(claimTokens.reportChargeback),
    storeNotice: (seller, tradeId) => storeNotice(container, seller, tradeId),
    answerChargeback: container.get(claimTokens.answerChargeback),
    judgeChargeback: container.get(claimTokens.judgeChargeback),
    settleClaims: container.get(claimTokens.settleClaims),
  });
}

/** Stores the notice of a bank as the seller; the id of the file. Nothing where the story was told before. */
async function storeNotice(container: Container, seller: Actor, tradeId: string): Promise<string> {
  const file = { name: "notice.png", purpose: "chargeback" } as const;
  const picture = Buffer.from(noticePicture, "base64");
  const stored = await container
    .get(attachmentTokens.uploadAttachment)
    .execute(seller, tradeId, file, async () => picture);
  return stored.ok ? stored.value.id : "";
}

/** What a vendor prepared, and what people brought from elsewhere. */
function vendorsOf(container: Container, clock: DemoClock, config: StoryConfig): SeedVendor {
  return new SeedVendor({
    hasMultisigEscrows: config.multisigEscrows,
    ...peopleOf(container, clock),
    keepVendorDesk: container.get(vendorTokens.keepVendorDesk),
    manageTeam: container.get(vendorTokens.manageTeam),
    claimReputation: container.get(reputationTokens.claimReputation),
    checkReputation: container.get(reputationTokens.checkReputation),
    keepPayAddresses: container.get(payAddressTokens.keepPayAddresses),
    importBanks: container.get(bankAccountTokens.importBanks),
    bankLists: container.get(bankAccountTokens.lists),
    listBankAccounts: container.get(bankAccountTokens.listBankAccounts),
    saveBankAccount: container.get(bankAccountTokens.saveBankAccount),
    offers: container.get(offerTokens.offers),
    createOffer: container.get(offerTokens.createOffer),
    keepAddressBook: container.get(addressBookTokens.keepAddressBook),
  });
}

/** What somebody did with a card, ramps and top-ups. */
function providersOf(container: Container, clock: DemoClock): SeedProviders {
  return new SeedProviders({
    ...peopleOf(container, clock),
    cardViews: container.get(cardTokens.views),
    requestCardAct: container.get(cardTokens.requestCardAct),
    playCardPayment: container.get(cardTokens.playCardPayment),
    carryOutCardActs: container.get(cardTokens.carryOutCardActs),
    followCardPayments: container.get(cardTokens.followCardPayments),
    listBankAccounts: container.get(bankAccountTokens.listBankAccounts),
    saveBankAccount: container.get(bankAccountTokens.saveBankAccount),
    quoteOrder: container.get(providerOrderTokens.quoteOrder),
    placeOrder: container.get(providerOrderTokens.placeOrder),
    ownOrders: container.get(providerOrderTokens.ownOrders),
    playOrder: container.get(providerOrderTokens.playOrder),
    carryOutOrders: container.get(providerOrderTokens.carryOut),
  });
}

/** What happened in these days outside the trades: what moderators had to do, and what people prepared. */
function interludesOf(
  container: Container,
  clock: DemoClock,
  config: StoryConfig,
): readonly Interlude[] {
  const telling = new SeedModeration({
    ...peopleOf(container, clock),
    offers: container.get(offerTokens.offers),
    createOffer: container.get(offerTokens.createOffer),
    reportOffer: container.get(offerTokens.reportOffer),
    rejectOffer: container.get(moderationTokens.rejectOffer),
    appealOffer: container.get(offerTokens.appealOffer),
  });
  const moderated = moderatedScenes.map((scene) => ({
    name: `${scene.fate} of ${scene.owner}`,
    minutesAgo: scene.minutesAgo,
    play: () => telling.play(scene),
  }));
  const asked = supportInterludes({
    ...peopleOf(container, clock),
    writeToSupport: container.get(supportModuleTokens.writeToSupport),
    listSupportChats: container.get(supportModuleTokens.listSupportChats),
    actInSupportChat: container.get(supportModuleTokens.actInSupportChat),
  });
  return [
    ...moderated,
    ...vendorsOf(container, clock, config).interludes(),
    ...providersOf(container, clock).interludes(),
    ...asked,
  ];
}

/** Traders and staff of the story, each with a session that began just now. */
function peopleOf(container: Container, clock: DemoClock) {
  return {
    async actorOf(username: string): Promise<Actor> {
      const trader = await container.get(accountTokens.traders).credentialsByLogin(username);
      if (!trader) throw new Error(`${username} is not there`);
      return { traderId: trader.traderId, username, level: 2, sessionStartedAt: clock.now() };
    },
    async staffOf(username: string): Promise<StaffActor> {
      const member = await container.get(staffTokens.staff).credentialsByName(username);
      if (!member) throw new Error(`${username} is not there`);
      const { staffId, codeName, role } = member;
      const session = { sessionStartedAt: clock.now(), isFreshlyProven: true };
      return { staffId, username, codeName, role, linkedIds: [], ...session };
    },
  };
}
