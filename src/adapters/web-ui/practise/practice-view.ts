import { assets } from "../../../domain/money/asset.ts";
import { formatFiat } from "../../../domain/money/fiat.ts";
import { formatPrice } from "../../../domain/money/price.ts";
import { allowedActs } from "../../../domain/trade-view/allowed-acts.ts";
import { flowStep } from "../../../domain/trade-view/flow-step.ts";
import { tradeAlertOf } from "../../../domain/trade-view/trade-alert.ts";
import { plainContext } from "../../../domain/trade/plain-context.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { whoseTurn } from "../../../domain/trade-view/whose-turn.ts";
import type { MessageView } from "../../http/contract/chat/chat.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { practiceIds, type PartnerLine, type Practice } from "./practice.ts";

/** The partner's name, by the user's side. */
export const practicePartners = {
  buyer: { username: "ana_lima", fullName: "Ana Lima", completedTrades: 214 },
  seller: { username: "bruno_costa", fullName: "Bruno Costa", completedTrades: 3 },
} as const;

const me = { username: practiceIds.me, avatarUrl: null, completedTrades: 0 };
const account = [
  { label: "IBAN", value: "PT50 0000 0000 0000 0000 0000 0" },
  { label: "BIC", value: "PRACTISE" },
];

/** The pretend trade in the form the trade room expects. */
export function practiceView({ mySide, trade, timeline, now, policy }: Practice): TradeView {
  const { amount, fee, cashback, fiat, price, marketPrice } = trade.money;
  const { username, fullName, completedTrades } = practicePartners[mySide];
  const partner = { username, avatarUrl: null, completedTrades };
  const due = trade.deadlines.payment_window;
  const holder = mySide === "buyer" ? [{ label: "Name", value: fullName }] : [];
  return {
    id: trade.id,
    status: trade.status,
    escrowState: trade.escrow,
    custody: "ledger",
    escrowWait: null,
    escrowMissing: null,
    version: trade.version,
    mySide,
    isVendor: mySide === "seller",
    turn: whoseTurn(trade) ?? null,
    offerId: trade.offerId,
    offerUrl: "",
    chatUrl: "",
    buyer: mySide === "buyer" ? me : partner,
    seller: mySide === "buyer" ? partner : me,
    partnerState: null,
    cryptoCurrencyCode: amount.asset,
    cryptoCurrencyId: assets[amount.asset].cryptoCurrencyId,
    cryptoAmount: { amount: String(amount.units), currency: amount.asset },
    fee: String(fee.units),
    cashback: String(cashback.units),
    fiatAmount: formatFiat(fiat),
    currency: fiat.currency,
    fiatPricePerCrypto: formatPrice(price),
    marketPrice: formatPrice(marketPrice),
    paymentMethod: {
      slug: "sepa",
      name: "SEPA transfer",
      names: { en: "SEPA transfer" },
      settlementSeconds: 0,
      hint: null,
    },
    label: "",
    offerTerms: "",
    tradeDetails: null,
    paymentDetails: trade.escrow === "held" ? [...holder, ...account] : null,
    arePaymentDetailsMasked: false,
    payerName: mySide === "seller" && trade.paidAt !== undefined ? fullName : null,
    startedAt: iso(trade.startedAt),
    paidAt: isoOrNull(trade.paidAt),
    closedAt: isoOrNull(trade.closedAt),
    cancelledAt: null,
    tradeCompleted: trade.escrow === "released",
    expiresAt: due === undefined ? null : { timestamp: Math.floor(due / 1_000) },
    windowSeconds: trade.windowSeconds,
    dispute: {
      available: trade.disputeAvailableAt !== undefined && now >= trade.disputeAvailableAt,
      availableAt: isoOrNull(trade.disputeAvailableAt),
    },
    disputeCase: null,
    verdict: null,
    formerVerdict: null,
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
    allowedActs: allowedActs(trade, practiceIds.me, plainContext(now, policy.trade)).filter(
      (act) => act !== "dispute" && act !== "withdraw-dispute",
    ),
    proposals: [],
    mostReceived: formatFiat(trade.money.fiat),
    priceBand: null,
    reopening: null,
    offerable: [],
    releaseNeedsPassword: false,
    releaseNeedsCode: false,
    requirements: [],
    attachments: [],
    giftCard: null,
    flow: {
      type: trade.flow,
      step: flowStep(trade),
      state: { beforeRevealPaymentDetails: [], beforeMarkAsPaid: [] },
    },
    isOpponentsSameIp: false,
    alertType: tradeAlertOf(trade.status, mySide, whoseTurn(trade)),
    isReleaseError: false,
    timeline: timeline.map(({ act, by, toStatus, at }, index) => ({
      seq: index + 1,
      act,
      by,
      username: by === mySide ? me.username : username,
      codeName: null,
      helper: null,
      requirement: null,
      addedSeconds: null,
      pause: null,
      status: toStatus,
      at: iso(at),
    })),
    now: iso(now),
  };
}

/** The messages, with the partner's lines in words. */
export function practiceMessages(
  { messages, mySide }: Practice,
  wordsOf: (line: PartnerLine) => string,
): readonly MessageView[] {
  return messages.map(({ at, author, said }, index) => ({
    seq: index + 1,
    author,
    isMine: author === mySide,
    codeName: null,
    requirement: null,
    text: "line" in said ? wordsOf(said.line) : said.text,
    attachments: [],
    via: null,
    at: iso(at),
  }));
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}

function isoOrNull(instant: Instant | undefined): string | null {
  return instant === undefined ? null : iso(instant);
}
