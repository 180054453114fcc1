import { needsBond } from "../../domain/bond/bond.ts";
import { confirmKinds } from "../../domain/trade-start/confirmations.ts";
import { accept, refuse, type Refusal, type Result } from "../../domain/result/result.ts";
import { findDisputeReason } from "../../domain/dispute/dispute-reasons.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { formatFiat } from "../../domain/money/fiat.ts";
import type { Actor } from "../actor/actor.ts";
import type { DepositBond } from "../bond/deposit-bond.ts";
import type { SendMessage } from "../chat/send-message.ts";
import type { AnswerChargeback } from "../claim/answer-chargeback.ts";
import type { JudgeChargeback } from "../claim/judge-chargeback.ts";
import type { ReportChargeback } from "../claim/report-chargeback.ts";
import type { SettleClaims } from "../claim/settle-claims.ts";
import type { AskEvidence } from "../dispute/ask-evidence.ts";
import type { DecideCase } from "../dispute/decide-case.ts";
import type { OpenDispute } from "../dispute/open-dispute.ts";
import type { TakeCase } from "../dispute/take-case.ts";
import type { GiveFeedback } from "../feedback/give-feedback.ts";
import type { ReplyToFeedback } from "../feedback/reply-to-feedback.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { DemoClock } from "../ports/demo-clock.ts";
import type { TradeStore } from "../ports/trade-store.ts";
import type { AcceptProposal } from "../trade/accept-proposal.ts";
import type { PartyAct } from "../trade/party-act.ts";
import type { Propose } from "../trade/propose.ts";
import type { ReleaseTrade } from "../trade/release-trade.ts";
import type { RunDueDeadlines } from "../trade/run-due-deadlines.ts";
import type { StartTrade } from "../trade/start-trade.ts";
import type { UseFaucet } from "../wallet/use-faucet.ts";
import { demoLines } from "./demo-lines.ts";
import type { StaffDeed, DemoStep } from "./demo-steps.ts";

/** The use cases that the demo's people act through, on the clock of the story. */
interface DemoSeederParts {
  readonly clock: DemoClock;
  readonly refreshPrices: () => Promise<void>;
  /** Throws if nobody has that name. */
  readonly actorOf: (username: string) => Promise<Actor>;
  readonly offers: OfferStore;
  readonly trades: TradeStore;
  readonly useFaucet: UseFaucet;
  readonly depositBond: DepositBond;
  readonly startTrade: StartTrade;
  readonly partyAct: PartyAct;
  readonly releaseTrade: ReleaseTrade;
  readonly propose: Propose;
  readonly acceptProposal: AcceptProposal;
  readonly runDueDeadlines: RunDueDeadlines;
  readonly sendMessage: SendMessage;
  readonly giveFeedback: GiveFeedback;
  readonly replyToFeedback: ReplyToFeedback;
  readonly openDispute: OpenDispute;
  readonly staffOf: (username: string) => Promise<StaffActor>;
  readonly takeCase: TakeCase;
  readonly askEvidence: AskEvidence;
  readonly decideCase: DecideCase;
  readonly reportChargeback: ReportChargeback;
  /** Stores the bank's notice of a reversed payment; gives the id of the file. */
  readonly storeNotice: (seller: Actor, tradeId: TradeId) => Promise<string>;
  readonly answerChargeback: AnswerChargeback;
  readonly judgeChargeback: JudgeChargeback;
  readonly settleClaims: SettleClaims;
}

/** An event in the story outside its trades. Replaying it changes nothing. */
export interface Interlude {
  readonly name: string;
  readonly minutesAgo: number;
  readonly play: () => Promise<Result<unknown, Refusal>>;
}

/** The storyteller is trusted: the use cases of the story accept any password. */
const anyProof = { password: "the story's" };

/** A refusal on a day in the middle of the story: a bug of the story. */
class DemoSeedingFailed extends Error {}

/**
 * Plays the demo's history: its people trade through the same use cases as everyone, on a clock
 * that advances step by step. Each command carries a key, so that an interrupted story can
 * continue.
 */
export class DemoSeeder {
  readonly #parts: DemoSeederParts;
  readonly #tradeIds = new Map<string, string>();

  constructor(parts: DemoSeederParts) {
    this.#parts = parts;
  }

  /** All in order of time, up to the moment `end` (milliseconds since the epoch). */
  async execute(
    steps: readonly DemoStep[],
    interludes: readonly Interlude[],
    end: number,
  ): Promise<void> {
    const { clock, refreshPrices, runDueDeadlines } = this.#parts;
    const played = steps.map((step) => ({ ...step, play: () => this.#play(step) }));
    for (const { name, minutesAgo, play } of inOrderOfTime([...played, ...interludes])) {
      await clock.turnTo(end - minutesAgo * 60_000);
      await refreshPrices();
      await runDueDeadlines.execute();
      const result = await play();
      if (!result.ok) throw new DemoSeedingFailed(`${name}: ${JSON.stringify(result.refusal)}`);
    }
    await clock.turnTo(end);
  }

  async #play(step: DemoStep): Promise<Result<unknown, Refusal>> {
    const { scene, deed } = step;
    if (deed.do === "start") return this.#start(step);
    const tradeId = this.#tradeIds.get(scene.id) ?? "";
    const loaded = await this.#parts.trades.load(tradeId);
    if (!loaded) return refuse({ code: "not_found" });
    const { trade } = loaded;
    const { owner, taker } = scene;
    const [buyerName, sellerName] = trade.offerOwner === "seller" ? [taker, owner] : [owner, taker];
    const buyer = await this.#parts.actorOf(buyerName);
    const seller = await this.#parts.actorOf(sellerName);
    for (const { traderId } of [buyer, seller]) await this.#parts.clock.noteSeen(traderId);
    const of = (by: "buyer" | "seller") => (by === "buyer" ? buyer : seller);
    const keyOf = (actor: Actor) => demoKey(actor, step.name);
    const { sendMessage, partyAct, releaseTrade, propose } = this.#parts;
    const { acceptProposal, giveFeedback, replyToFeedback, openDispute } = this.#parts;
    switch (deed.do) {
      case "say":
        return sendMessage.execute(of(deed.by), tradeId, deed.text, keyOf(of(deed.by)));
      case "pay":
        return partyAct.execute(buyer, tradeId, { act: "paid" }, keyOf(buyer));
      case "release":
        return releaseTrade.execute(seller, tradeId, anyProof, keyOf(seller));
      case "cancel-as-buyer":
        return partyAct.execute(buyer, tradeId, { act: "cancel" }, keyOf(buyer));
      case "cancel-as-seller":
        return partyAct.execute(seller, tradeId, { act: "cancel" }, keyOf(seller));
      case "give-back":
        return partyAct.execute(
          buyer,
          tradeId,
          { act: "cancel", statusSeen: "paid" },
          keyOf(buyer),
        );
      case "propose-end": {
        const offered = { kind: "agree-cancel", received: undefined, password: undefined } as const;
        return propose.execute(seller, tradeId, offered, keyOf(seller));
      }
      case "propose-part": {
        const { currency, minor } = trade.money.fiat;
        const received = formatFiat({ currency, minor: (minor * 9n) / 10n });
        const offered = { kind: "amend", received, proof: anyProof } as const;
        return propose.execute(seller, tradeId, offered, keyOf(seller));
      }
      case "accept-end":
      case "accept-part": {
        const proposalId = trade.proposals[0]?.id ?? "";
        return acceptProposal.execute(buyer, tradeId, proposalId, {}, keyOf(buyer));
      }
      case "rate": {
        const { by, type, text } = deed;
        return giveFeedback.execute(of(by), tradeId, { type, text }, keyOf(of(by)));
      }
      case "reply":
        return replyToFeedback.execute(seller, tradeId, deed.text, keyOf(seller));
      case "dispute": {
        const reason = findDisputeReason(deed.reasonId);
        if (!reason) return refuse({ code: "not_found" });
        const asked = { reason, text: deed.text };
        return openDispute.execute(of(deed.by), tradeId, asked, keyOf(of(deed.by)));
      }
      case "report-chargeback": {
        const form = {
          text: deed.text,
          bankReference: `PP-${step.name}`,
          amount: formatFiat(trade.money.fiat),
          date: new Date(this.#parts.clock.now()).toISOString().slice(0, 10),
          attachmentId: await this.#parts.storeNotice(seller, tradeId),
          isVerifiedCorrectly: true,
        };
        return this.#parts.reportChargeback.execute(seller, tradeId, form, keyOf(seller));
      }
      case "answer-chargeback":
        return this.#parts.answerChargeback.execute(buyer, tradeId, deed.text, keyOf(buyer));
      case "wait":
        return accept(null);
      default:
        return this.#playStaff(deed, tradeId, step.name);
    }
  }

  async #playStaff(
    deed: StaffDeed,
    tradeId: TradeId,
    name: string,
  ): Promise<Result<unknown, Refusal>> {
    const { staffOf, takeCase, askEvidence, decideCase, judgeChargeback, settleClaims } =
      this.#parts;
    const worker = await staffOf(deed.as);
    const key = { actorId: worker.staffId, key: `story-${name}`, inputHash: name };
    switch (deed.do) {
      case "take":
        return takeCase.execute(worker, tradeId, key);
      case "ask": {
        const { sides, what, text } = deed;
        return askEvidence.execute(worker, tradeId, { sides, what, text }, key);
      }
      case "decide": {
        const { verdict, rule, explanation } = deed;
        const asked = { verdict, rule, explanation, evidence: ["e1"], beforeAnswer: true };
        return decideCase.execute(worker, tradeId, asked, key);
      }
      case "dismiss-chargeback":
      case "confirm-chargeback": {
        const ruling = { ruling: deed.do, reason: deed.reason };
        const judged = await judgeChargeback.execute(worker, tradeId, ruling, key);
        await settleClaims.execute();
        return judged;
      }
    }
  }

  async #start({ scene, name }: DemoStep): Promise<Result<unknown, Refusal>> {
    const { actorOf, offers, useFaucet, depositBond, startTrade } = this.#parts;
    const taker = await actorOf(scene.taker);
    const owner = await actorOf(scene.owner);
    const own = await offers.listOwn(owner.traderId);
    const found = own.find(
      ({ offer }) => offer.asset === scene.asset && offer.paymentMethod === scene.paymentMethod,
    );
    const asked = {
      offerId: found?.offer.id ?? "",
      fiatAmount: scene.fiat,
      cryptoAmount: undefined,
      priceSeen: undefined,
      confirmed: confirmKinds,
      offerVersion: undefined,
      paymentDetails: found?.offer.side === "buy" ? demoLines(scene.paymentMethod) : [],
    };
    const start = () => startTrade.execute(taker, asked, demoKey(taker, name));
    let started = await start();
    if (!started.ok) {
      // The likely reason is that the seller has too little left.
      for (const each of [taker, owner]) await useFaucet.execute(each);
      // Or that the owner lost a dispute since, and has to leave more.
      if (found && needsBond(found.offer)) await depositBond.execute(owner, "BTC");
      started = await start();
    }
    if (started.ok) this.#tradeIds.set(scene.id, started.value);
    return started;
  }
}

function inOrderOfTime<Timed extends { readonly minutesAgo: number }>(
  steps: readonly Timed[],
): readonly Timed[] {
  return steps.toSorted((one, other) => other.minutesAgo - one.minutesAgo);
}

function demoKey({ traderId }: Actor, name: string): CommandKey {
  return { actorId: traderId, key: `story-${name}`, inputHash: name };
}
