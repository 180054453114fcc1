import { expect } from "chai";
import type {
  TradeCard,
  TradeView,
} from "../../../../src/adapters/http/contract/trade/trade-views.ts";
import { momentText } from "../../../../src/adapters/web-ui/design/moment-text.ts";
import { cardBasics, tradeFacts } from "../../../../src/adapters/web-ui/trade/trade-facts.ts";
import { inOrderOfUrgency } from "../../../../src/adapters/web-ui/trade/urgency.ts";

const view: TradeView = {
  id: "kX3vT9aQ",
  status: "active_funded",
  escrowState: "held",
  custody: "ledger",
  escrowWait: null,
  escrowMissing: null,
  version: 2,
  mySide: "buyer",
  isVendor: false,
  turn: "buyer",
  partnerState: null,
  offerId: "oF7er1",
  offerUrl: "/offer/oF7er1",
  chatUrl: "",
  buyer: { username: "bruno_c", avatarUrl: null, completedTrades: 3 },
  seller: { username: "ana_lima", avatarUrl: null, completedTrades: 1_204 },
  cryptoCurrencyCode: "ETH",
  cryptoCurrencyId: 9,
  cryptoAmount: { amount: "1234567890000000000", currency: "ETH" },
  fee: "6170000000000000",
  cashback: "0",
  fiatAmount: "1200.00",
  currency: "EUR",
  fiatPricePerCrypto: "972.00",
  marketPrice: "970.00",
  paymentMethod: {
    slug: "sepa",
    name: "SEPA",
    names: { en: "SEPA" },
    settlementSeconds: 0,
    hint: null,
  },
  label: "",
  offerTerms: "",
  tradeDetails: null,
  paymentDetails: null,
  arePaymentDetailsMasked: false,
  startedAt: "2026-11-20T14:00:00.000Z",
  paidAt: null,
  closedAt: null,
  cancelledAt: null,
  tradeCompleted: false,
  expiresAt: { timestamp: Date.parse("2026-11-20T14:30:00Z") / 1_000 },
  windowSeconds: 1_800,
  dispute: { available: false, availableAt: null },
  disputeCase: null,
  verdict: null,
  formerVerdict: null,
  payerName: null,
  chargeback: {
    state: "none",
    status: null,
    mayReport: false,
    mayAnswer: false,
    answerUntil: null,
    report: null,
    answer: null,
    claim: null,
  },
  appeal: "not_available",
  proposals: [],
  mostReceived: "120.00",
  priceBand: null,
  reopening: null,
  offerable: [],
  allowedActs: ["paid", "cancel"],
  releaseNeedsPassword: true,
  releaseNeedsCode: false,
  requirements: [],
  attachments: [],
  giftCard: null,
  flow: {
    type: "default",
    step: "payment",
    state: { beforeRevealPaymentDetails: [], beforeMarkAsPaid: [] },
  },
  isOpponentsSameIp: false,
  alertType: "alert",
  isReleaseError: false,
  timeline: [],
  now: "2026-11-20T14:05:00.000Z",
};
const reading = { locale: "en", brandName: "Sample Brand" };
const noBreak = "\u00A0";

describe("the facts of a trade", () => {
  it("name amounts exactly, in the reader's signs, each on one line with its code", () => {
    const facts = tradeFacts(view, reading);
    expect(facts.crypto).to.equal(`1.23456789${noBreak}ETH`);
    expect(facts.fee).to.equal(`0.00617${noBreak}ETH`);
    expect(facts.fiat).to.equal(`1,200.00${noBreak}EUR`);
  });

  it("name the other side", () => {
    expect(tradeFacts(view, reading).partner).to.equal("ana_lima");
    expect(tradeFacts({ ...view, mySide: "seller" }, reading).partner).to.equal("bruno_c");
  });

  it("say from when a dispute can be opened only while it cannot be yet", () => {
    const from = (dispute: TradeView["dispute"]) => tradeFacts({ ...view, dispute }, reading);
    const later = "2026-11-20T17:05:00.000Z";
    const time = momentText("en", Date.parse(later), Date.parse(view.now));
    expect(from({ available: false, availableAt: later }).disputeFrom).to.deep.equal({
      at: later,
      text: time,
    });
    expect(from({ available: true, availableAt: later }).disputeFrom).to.equal(undefined);
    expect(from({ available: false, availableAt: view.now }).disputeFrom).to.equal(undefined);
    expect(from({ available: false, availableAt: null }).disputeFrom).to.equal(undefined);
  });

  it("say until when evidence is awaited, and when a decision is paid out", () => {
    const until = "2026-11-20T18:00:00.000Z";
    const asked = {
      sides: ["buyer" as const],
      what: "other" as const,
      at: view.now,
      until,
      isOwed: true,
    };
    const disputeCase: TradeView["disputeCase"] = {
      reason: "other",
      openedAt: view.now,
      openedBy: "buyer",
      caseWorker: "Heron",
      hearing: 1,
      asked,
      escalation: "none",
      closedAt: null,
      texts: [],
    };
    const open = { ...view, status: "dispute_open" as const, expiresAt: null, disputeCase };
    const time = momentText("en", Date.parse(until), Date.parse(view.now));
    expect(tradeFacts(open, reading).until).to.deep.equal({ at: until, text: time });
    expect(tradeFacts({ ...open, disputeCase: null }, reading).until).to.equal(undefined);
    const verdict: TradeView["verdict"] = {
      for: "buyer",
      buyerShare: null,
      rule: null,
      explanation: "",
      evidence: [],
      noEvidenceReason: null,
      sums: { buyerGets: "154291", sellerGets: "0", feeTaken: "771" },
      byCodeName: null,
      payoutAt: until,
      acceptedBy: [],
      appealedBy: null,
    };
    const decided = { ...open, status: "dispute_won_buyer" as const, verdict };
    expect(tradeFacts(decided, reading).until).to.deep.equal({ at: until, text: time });
  });

  it("are the same in a list as in the room", () => {
    const { status, mySide, cryptoCurrencyCode, cryptoAmount, fiatAmount, currency } = view;
    const entry: TradeCard = {
      id: view.id,
      status,
      hasUnreadMessages: false,
      escrowWait: null,
      escrowMissing: null,
      mySide,
      turn: view.turn,
      partner: view.seller,
      cryptoCurrencyCode,
      cryptoAmount,
      fiatAmount,
      currency,
      paymentMethodName: "SEPA",
      startedAt: view.startedAt,
      expiresAt: null,
    };
    expect(tradeFacts(view, reading)).to.include(cardBasics(entry, reading));
    const underpaid = { ...entry, escrowWait: "underpaid", escrowMissing: "10000" } as const;
    expect(cardBasics(underpaid, reading).escrowMissing).to.match(/^0\.0001\sBTC$/);
  });
});

describe("a moment in the trade room", () => {
  const now = new Date(2026, 10, 20, 14, 5, 9).getTime();

  it("is a time of day today, and has its date on another day", () => {
    expect(momentText("en", now, now)).to.equal("14:05");
    expect(momentText("en", now, now, "seconds")).to.equal("14:05:09");
    const tomorrow = new Date(2026, 10, 21, 0, 5).getTime();
    expect(momentText("en", tomorrow, now)).to.equal("Nov 21, 00:05");
  });
});

describe("trades in a list", () => {
  it("stand in the order in which they end, those without an end after them, oldest first", () => {
    const trades = [
      card("young", null, "2026-11-20T14:00:00Z"),
      card("late", 200, "2026-11-20T10:00:00Z"),
      card("old", null, "2026-11-20T09:00:00Z"),
      card("soon", 100, "2026-11-20T13:00:00Z"),
    ];
    const order = inOrderOfUrgency(trades).map(({ id }) => id);
    expect(order).to.deep.equal(["soon", "late", "old", "young"]);
  });
});

function card(id: string, timestamp: number | null, startedAt: string): TradeCard {
  return { id, startedAt, expiresAt: timestamp === null ? null : { timestamp } } as TradeCard;
}
