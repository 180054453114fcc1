import type { TradeCard, TradeView } from "../../http/contract/trade/trade-views.ts";
import type { TradeAct } from "../../../domain/trade/trade-command.ts";
import type { TradeStatus } from "../../../domain/trade/trade-status.ts";
import { assetOfCode, cryptoText, fiatText, withCode } from "../design/amount-text.ts";
import { momentText } from "../design/moment-text.ts";
import type { ToldMoment } from "../design/printed-moment.tsx";

/** A trade's side as the API names it. */
export type Side = TradeView["mySide"];

/** The data every trade entry shows: amounts and names, formatted. */
export interface TradeBasics {
  readonly status: TradeStatus;
  readonly mySide: Side;
  readonly isMyTurn: boolean;
  /** The other side's name. */
  readonly partner: string;
  readonly brandName: string;
  /** "0.00154291 BTC" */
  readonly crypto: string;
  /** "100.00 EUR" */
  readonly fiat: string;
  /** Whether the buyer pays with a gift card, step by step; absent in lists. */
  readonly isByCard?: boolean;
  /** What its escrow on the blockchain waits for, if it has one. */
  readonly escrowWait?: TradeCard["escrowWait"];
  /** What that escrow lacks where it was paid less than agreed: "0.0001 BTC". */
  readonly escrowMissing?: string | undefined;
  /** Whether its escrow is on the blockchain, so that nothing is paid into wallets here; absent in lists. */
  readonly isOnChain?: boolean;
  /** What is owed for a reversed payment; absent in lists, and if there never was one. */
  readonly debt?: { readonly whole: string; readonly paidBack: string; readonly open: string };
}

/** The data for the trade room's texts. */
export interface TradeFacts extends TradeBasics {
  /** The escrow fee that the seller pays on top, "0.00000771 BTC". */
  readonly fee: string;
  /** Where the crypto is: none, held, released, returned or split. */
  readonly escrow: string;
  /** The name of the latest action on the timeline. */
  readonly lastAct: string;
  /** When the current step ends, if it does. */
  readonly until: ToldMoment | undefined;
  /**
   * Whether the amounts were changed by agreement since the start: texts about earlier events then
   * omit them.
   */
  readonly hasNewAmounts?: boolean;
  /** Whether the market has left the band, so that the buyer may cancel without a mark. */
  readonly hasMarketMoved?: boolean;
  /** From when a dispute can be opened; undefined if it can be now or cannot be at all. */
  readonly disputeFrom: ToldMoment | undefined;
}

/** Whether the escrow of a trade is yet to be funded. Its payment may still be confirmed once the trade is over. */
export function isUnfunded(status: TradeStatus): boolean {
  return (
    status === "pending" ||
    status === "not_funded" ||
    status === "funds_processing" ||
    status === "funds_processed"
  );
}

/** The user and their locale: what texts depend on besides the trade. */
interface Reading {
  readonly locale: string;
  readonly brandName: string;
}

/** The data a list entry shows. */
export function cardBasics(card: TradeCard, { locale, brandName }: Reading): TradeBasics {
  return {
    status: card.status,
    mySide: card.mySide,
    isMyTurn: card.turn === card.mySide,
    escrowWait: card.escrowWait,
    escrowMissing: missingOf(card, locale),
    partner: card.partner.username,
    brandName,
    crypto: cryptoWords(locale, card.cryptoCurrencyCode, card.cryptoAmount.amount),
    fiat: fiatWords(locale, card.currency, card.fiatAmount),
  };
}

const givesNewAmounts: ReadonlySet<string> = new Set<TradeAct>(["amend", "re-quote", "reopen"]);

/** The facts of a trade at the view's server time. */
export function tradeFacts(view: TradeView, { locale, brandName }: Reading): TradeFacts {
  const { dispute } = view;
  const now = Date.parse(view.now);
  const moment = (at: number) => ({
    at: new Date(at).toISOString(),
    text: momentText(locale, at, now),
  });
  const disputeFrom = dispute.availableAt === null ? now : Date.parse(dispute.availableAt);
  return {
    status: view.status,
    mySide: view.mySide,
    isMyTurn: view.turn === view.mySide,
    escrowWait: view.escrowWait,
    escrowMissing: missingOf(view, locale),
    partner: partnerOf(view).username,
    brandName,
    crypto: cryptoWords(locale, view.cryptoCurrencyCode, view.cryptoAmount.amount),
    fiat: fiatWords(locale, view.currency, view.fiatAmount),
    ...debtOf(view, locale),
    fee: cryptoWords(locale, view.cryptoCurrencyCode, view.fee),
    escrow: view.escrowState,
    lastAct: view.timeline.at(-1)?.act ?? "start",
    until: untilOf(view, moment),
    hasNewAmounts: view.timeline.some(({ act, by }) => by === "both" && givesNewAmounts.has(act)),
    isByCard: view.flow.type === "gcc-auto",
    isOnChain: view.custody === "multisig",
    hasMarketMoved: view.priceBand?.isOutside ?? false,
    disputeFrom: dispute.available || disputeFrom <= now ? undefined : moment(disputeFrom),
  };
}

function missingOf({ escrowMissing }: Pick<TradeCard, "escrowMissing">, locale: string) {
  return escrowMissing === null ? undefined : cryptoWords(locale, "BTC", escrowMissing);
}

function debtOf({ chargeback: { claim } }: TradeView, locale: string): Pick<TradeFacts, "debt"> {
  if (!claim) return {};
  const words = (units: string) => cryptoWords(locale, claim.currency, units);
  const { amount, paidBack, open } = claim;
  return { debt: { whole: words(amount), paidBack: words(paidBack), open: words(open) } };
}

/**
 * When the current step ends: the timer, the time to reopen, the time for evidence or an answer, or
 * a payout.
 */
function untilOf(
  { expiresAt, disputeCase, verdict, chargeback, reopening, status }: TradeView,
  moment: (at: number) => ToldMoment,
): ToldMoment | undefined {
  if (expiresAt !== null) return moment(expiresAt.timestamp * 1_000);
  if (reopening !== null) return moment(Date.parse(reopening.until));
  if (chargeback.answerUntil !== null) return moment(Date.parse(chargeback.answerUntil));
  const text = status === "dispute_open" ? disputeCase?.asked?.until : verdict?.payoutAt;
  return text ? moment(Date.parse(text)) : undefined;
}

/** The other side of the user's trade. */
export function partnerOf(view: TradeView): TradeView["buyer"] {
  return view.mySide === "buyer" ? view.seller : view.buyer;
}

/** "0.00154291 BTC": base units as whole coins, without insignificant zeros. */
export function cryptoWords(locale: string, code: string, baseUnits: string): string {
  return withCode(cryptoText(locale, assetOfCode(code), baseUnits).digits, code);
}

/** "1,200.00 EUR" */
export function fiatWords(locale: string, currency: string, decimals: string): string {
  return withCode(fiatText(locale, currency, decimals), currency);
}
