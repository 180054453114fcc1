import { noPaymentPlaces } from "../memory/no-payment-places.ts";
import { assets } from "../../src/domain/money/asset.ts";
import { PartyAct } from "../../src/application/trade/party-act.ts";
import { AcceptProposal } from "../../src/application/trade/accept-proposal.ts";
import { freshMarket } from "../../src/application/trade/fresh-market.ts";
import { StartRules } from "../../src/application/trade/start-rules.ts";
import { ShareCard } from "../../src/application/trade/share-card.ts";
import { ShowRequirements } from "../../src/application/requirement/show-requirements.ts";
import { Propose } from "../../src/application/trade/propose.ts";
import { ReleaseTrade } from "../../src/application/trade/release-trade.ts";
import { RunDueDeadlines } from "../../src/application/trade/run-due-deadlines.ts";
import { StartTrade } from "../../src/application/trade/start-trade.ts";
import { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import { AppealVerdict } from "../../src/application/dispute/appeal-verdict.ts";
import { AskEvidence } from "../../src/application/dispute/ask-evidence.ts";
import { AssignCase } from "../../src/application/dispute/assign-case.ts";
import { CancelByStaff } from "../../src/application/dispute/cancel-by-staff.ts";
import { CaseDesk } from "../../src/application/dispute/case-desk.ts";
import { ConfirmVerdict } from "../../src/application/dispute/confirm-verdict.ts";
import { DecideCase } from "../../src/application/dispute/decide-case.ts";
import { HearAppeal } from "../../src/application/dispute/hear-appeal.ts";
import { MessageParties } from "../../src/application/dispute/message-parties.ts";
import { NoteCase } from "../../src/application/dispute/note-case.ts";
import { OpenDispute } from "../../src/application/dispute/open-dispute.ts";
import { OpenDisputeByStaff } from "../../src/application/dispute/open-dispute-by-staff.ts";
import { TakeCase } from "../../src/application/dispute/take-case.ts";
import { ChangeRelation } from "../../src/application/contact/change-relation.ts";
import { CapOffer } from "../../src/application/offer/cap-offer.ts";
import { LimitOffer } from "../../src/application/offer/limit-offer.ts";
import { OfferDesk } from "../../src/application/offer/offer-desk.ts";
import { SwitchOffer } from "../../src/application/offer/switch-offer.ts";
import { ChangePolicy } from "../../src/application/policy/change-policy.ts";
import { ViewPolicy } from "../../src/application/policy/view-policy.ts";
import { BeginAccountState } from "../../src/application/people/begin-account-state.ts";
import { EnforceAccountStates } from "../../src/application/people/enforce-account-states.ts";
import { LiftAccountState } from "../../src/application/people/lift-account-state.ts";
import type { AccountStateStore } from "../../src/application/ports/account-state-store.ts";
import type { ContactStore } from "../../src/application/ports/contact-store.ts";
import type { CaseViews } from "../../src/application/ports/case-views.ts";
import type { ClaimStore } from "../../src/application/ports/claim-store.ts";
import type { CommitChanges } from "../../src/application/ports/commit.ts";
import type { FieldCipher } from "../../src/application/ports/field-cipher.ts";
import type { MarketPrices } from "../../src/application/ports/market-prices.ts";
import type { OfferStore } from "../../src/application/ports/offer-store.ts";
import type { Policies } from "../../src/application/ports/policies.ts";
import type { PolicyStore } from "../../src/application/ports/policy-store.ts";
import type { TradeClocks } from "../../src/application/ports/trade-clocks.ts";
import type { TradeStore, TradeViews } from "../../src/application/ports/trade-store.ts";
import type { WalletStore } from "../../src/application/ports/wallet-store.ts";
import { ClaimRewards } from "../../src/application/partner/claim-rewards.ts";
import { RewardPartners } from "../../src/application/partner/reward-partners.ts";
import { CollectPayments } from "../../src/application/merchant/collect-payments.ts";
import { ManageLinks } from "../../src/application/merchant/manage-links.ts";
import { PayLink } from "../../src/application/merchant/pay-link.ts";
import type { MerchantStore } from "../../src/application/ports/merchant-store.ts";
import type { RewardStore } from "../../src/application/ports/reward-store.ts";
import { ConvertCoins } from "../../src/application/conversion/convert-coins.ts";
import { PrepareConversion } from "../../src/application/conversion/prepare-conversion.ts";
import { QuoteConversion } from "../../src/application/conversion/quote-conversion.ts";
import type { ConversionStore } from "../../src/application/ports/conversion-store.ts";
import type { TraderStore } from "../../src/application/ports/trader-store.ts";
import { DepositBond } from "../../src/application/bond/deposit-bond.ts";
import { RetrieveBonds } from "../../src/application/bond/retrieve-bonds.ts";
import { demoAccounts } from "../../src/adapters/chain/demo-accounts.ts";
import type { BondStore } from "../../src/application/ports/bond-store.ts";
import type { SendStore } from "../../src/application/ports/send-store.ts";
import { CancelSend } from "../../src/application/send/cancel-send.ts";
import { PaySends } from "../../src/application/send/pay-sends.ts";
import { PrepareSend } from "../../src/application/send/prepare-send.ts";
import { PriceFees } from "../../src/application/send/price-fees.ts";
import { SendCoins } from "../../src/application/send/send-coins.ts";
import { UseFaucet } from "../../src/application/wallet/use-faucet.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { chargebackDeskOf } from "../support/chargeback-desk.ts";
import { fees, seal, signer, type SimulatedChain } from "./simulated-chain.ts";
import { sentReceipt } from "./flow-acts.ts";
import { bondPolicy, marketPriceAt, partnerPolicy, simulatedPolicy, people } from "./population.ts";
import { openCards, type CardStores } from "./open-cards.ts";
import { beginsEscrow, openEscrows, type EscrowStores } from "./open-escrows.ts";
import { openOrders, type OrderStores } from "./open-orders.ts";
import { openPapers, type PaperStores } from "./open-papers.ts";
import { SpendAll } from "./spend-all.ts";
import {
  defaultDisputePolicy,
  defaultOfferPolicy,
  defaultStaffPolicy,
  defaultTextPolicy,
} from "../../src/domain/policy/default-policy.ts";
import { typedProofs } from "../support/typed-proofs.ts";
import { noFiles } from "../support/no-files.ts";
import { noReleaseFailures } from "../support/no-release-failures.ts";
import { unscreened } from "../support/unscreened.ts";

/** Everything in which the use cases of the simulation store data. */
export interface Stores extends CardStores, OrderStores, PaperStores, EscrowStores {
  readonly trades: TradeStore;
  readonly views: Pick<TradeViews, "record">;
  readonly clocks: TradeClocks;
  readonly changes: CommitChanges;
  readonly claims: ClaimStore;
  readonly cases: Pick<CaseViews, "record" | "worker">;
  readonly offers: OfferStore;
  readonly states: AccountStateStore;
  readonly merchants: MerchantStore;
  readonly rewards: RewardStore;
  readonly contacts: Pick<ContactStore, "named" | "change">;
  readonly wallets: Pick<WalletStore, "now">;
  readonly conversions: ConversionStore;
  readonly bonds: BondStore;
  readonly sends: Omit<SendStore, "listOf">;
  /** Outside of the marketplace: it survives every process. */
  readonly chain: SimulatedChain;
  readonly accounts: Pick<TraderStore, "credentialsOf">;
  readonly policies: PolicyStore;
  readonly known: Policies;
}

/** Deriving their keys takes long, and every process of every world has the same. */
const accountsOfDemo = demoAccounts();

/** What the use cases call besides the stores. */
export interface Surroundings {
  readonly newId: () => string;
  readonly now: () => Instant;
  /** Who sends a command again names the card that they named at first, by the command and its key. */
  readonly namedCards: Map<string, string>;
}

/** One process of the marketplace: the use cases, assembled as in the composition. */
export function openMarketplace(stores: Stores, surroundings: Surroundings) {
  const { newId, now } = surroundings;
  const { trades, clocks, changes, claims, cases, offers, states, contacts, wallets, policies } =
    stores;
  const prices = pricesAt(now);
  const marketOf = freshMarket(prices);
  const desk = new TradeDesk(trades, changes, marketOf);
  const confirm = typedProofs(now);
  const caseDesk = new CaseDesk(desk);
  const offerDesk = new OfferDesk(offers, prices, () => defaultOfferPolicy);
  const enforce = new EnforceAccountStates(states, desk);
  const { conversions, accounts, bonds, sends, chain } = stores;
  const prepareConversion = new PrepareConversion({
    conversions,
    traders: accounts,
    prices,
    policy: () => simulatedPolicy,
  });
  const { network, chains: connected } = accountsOfDemo;
  const prepareSend = new PrepareSend({
    screening: unscreened.screening,
    sends,
    people: contacts,
    traders: accounts,
    prices,
    policy: () => simulatedPolicy,
    chains: { network, on: connected, lost: new Set<string>(), fees: new PriceFees(fees, prices) },
    invoices: { execute: unasked },
  });
  const paying = new PaySends({
    ...unscreened,
    sends,
    claims,
    signer,
    coins: undefined,
    chains: { bitcoin: chain, ethereum: chain },
    changes,
    policy: () => simulatedPolicy,
  });
  const ofBonds = { bonds, traders: accounts, changes, policy: () => bondPolicy };
  return {
    desk,
    spend: new SpendAll(claims, changes),
    startTrade: new StartTrade({
      trades,
      changes,
      prices,
      newId,
      places: noPaymentPlaces,
      beginEscrow: beginsEscrow(stores),
    }),
    partyAct: new PartyAct(desk),
    releaseTrade: new ReleaseTrade(desk, confirm, noReleaseFailures),
    propose: new Propose(desk, confirm, newId),
    acceptProposal: new AcceptProposal(desk, confirm, new StartRules(trades, prices)),
    shareCard: new ShareCard(desk, stores.views, openText),
    requirements: new ShowRequirements({
      trades,
      desk,
      chats: { append: async () => 1 },
      closed: { isClosed: async () => false },
      attachments: {
        listOf: async (tradeId) => {
          const loaded = await trades.load(tradeId);
          return loaded ? [{ ...sentReceipt(loaded.trade.buyerId), tradeId }] : [];
        },
      },
    }),
    runDueDeadlines: new RunDueDeadlines(clocks, desk, "worker"),
    openDispute: new OpenDispute(desk, () => defaultDisputePolicy),
    appealVerdict: new AppealVerdict(desk, () => defaultDisputePolicy),
    takeCase: new TakeCase(caseDesk),
    assignCase: new AssignCase(caseDesk, cases),
    askEvidence: new AskEvidence(caseDesk, () => defaultDisputePolicy),
    noteCase: new NoteCase(caseDesk, () => defaultDisputePolicy),
    messageParties: new MessageParties(caseDesk, () => defaultTextPolicy, noFiles),
    decideCase: new DecideCase(caseDesk, cases, () => defaultDisputePolicy),
    confirmVerdict: new ConfirmVerdict(caseDesk, cases, changes),
    hearAppeal: new HearAppeal(caseDesk, () => defaultDisputePolicy),
    openDisputeByStaff: new OpenDisputeByStaff(caseDesk),
    cancelByStaff: new CancelByStaff(caseDesk, trades),
    now,
    chargebacks: chargebackDeskOf(desk, changes, claims),
    /** The oldest open claim against the first person who has one. */
    firstDebt: async () => {
      for (const { traderId } of people) {
        const [oldest] = await claims.openClaims(traderId);
        if (oldest) return oldest;
      }
      return undefined;
    },
    capOffer: new CapOffer(offerDesk),
    limitOffer: new LimitOffer(offerDesk),
    switchOffer: new SwitchOffer(offerDesk),
    viewPolicy: new ViewPolicy(policies),
    changePolicy: new ChangePolicy(policies, stores.known, []),
    enforceStates: enforce,
    beginState: new BeginAccountState(states, enforce, newId, () => defaultStaffPolicy),
    liftState: new LiftAccountState(states, () => defaultStaffPolicy),
    changeRelation: new ChangeRelation(contacts),
    newestLink: async (merchantId: string) =>
      (await stores.merchants.list(merchantId, 0, 1)).links[0]?.link.id,
    manageLinks: new ManageLinks(stores.merchants, changes, prices, newId),
    payLink: new PayLink(stores.merchants, changes, prices, confirm),
    collectPayments: new CollectPayments(stores.merchants, claims, changes),
    quoteConversion: new QuoteConversion(prepareConversion, conversions, newId),
    convertCoins: new ConvertCoins({
      prepare: prepareConversion,
      conversions,
      proveIdentity: confirm,
      changes,
    }),
    sendCoins: new SendCoins({
      prepare: prepareSend,
      proveIdentity: confirm,
      claims,
      changes,
      newId,
      seal,
    }),
    cancelSend: new CancelSend(sends, claims, changes),
    stoppableSend: async (traderId: string) =>
      [
        ...(await sends.listIn("bitcoin", "requested")),
        ...(await sends.listIn("bitcoin", "checked")),
      ].find((send) => send.traderId === traderId)?.id,
    async paySends() {
      await chain.findNext();
      return paying.execute("bitcoin");
    },
    depositBond: new DepositBond({ ...ofBonds, prices }),
    retrieveBonds: new RetrieveBonds({ ...ofBonds, proveIdentity: confirm }),
    cards: openCards(stores, surroundings, confirm),
    orders: openOrders(stores, surroundings, confirm, prices),
    papers: openPapers(stores, surroundings, desk),
    escrows: openEscrows(stores, desk, confirm),
    rewardPartners: new RewardPartners(stores.rewards, changes, () => partnerPolicy),
    claimRewards: new ClaimRewards(stores.rewards, claims, changes, prices, () => partnerPolicy),
    useFaucet: new UseFaucet(
      { now: () => wallets.now(), balances: unasked, history: unasked },
      claims,
      changes,
      true,
    ),
  };
}

export type Marketplace = ReturnType<typeof openMarketplace>;

/** Codes of gift cards as they are: a test of its own shows that they are encrypted. */
const openText: FieldCipher = {
  encrypt: (text) => Buffer.from(text),
  decrypt: (sealed) => Buffer.from(sealed).toString(),
};

/** 1 EUR = 1.10 USD, and the prices of the population. */
function pricesAt(now: () => Instant): MarketPrices {
  return {
    quote: (asset, currency) => ({
      price: { asset, currency, scaled: marketPriceAt(assets[asset].standsFor, now()) },
      at: now(),
      sources: ["simulation"],
    }),
    exchangeRates: () => [],
    usdCents: ({ minor }) => (minor * 110n + 99n) / 100n,
  };
}

async function unasked(): Promise<never> {
  throw new Error("The simulation looks at no wallet");
}
