import { caseAfter } from "../../domain/dispute/dispute-case.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { clockChange } from "../../domain/trade-decision/clock-change.ts";
import { withPauses } from "../../domain/trade-decision/paused-clocks.ts";
import { noteOpened } from "../../domain/trade/note-opened.ts";
import { isAlreadySo, type AlreadySo, type Judgement } from "../../domain/trade/judgement.ts";
import { plainContext } from "../../domain/trade/plain-context.ts";
import type { TradeChange } from "../../domain/trade/trade-change.ts";
import type { TradeContext } from "../../domain/trade/trade-context.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import { sideOf, type Trade } from "../../domain/trade/trade.ts";
import { accept, refuse, type Refusal, type Result } from "../../domain/result/result.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type CommandKey,
  type Commit,
  type CommitChanges,
  type CommitOutcome,
  type Conflict,
  type TradeCommit,
} from "../ports/commit.ts";
import { serveTrade } from "../debt/serve-claims.ts";
import type { LoadedTrade, TradeStore } from "../ports/trade-store.ts";
import { contextOf } from "./context-of.ts";
import { noMarket, type MarketOf } from "./fresh-market.ts";
import { retryOnConflict } from "./retry-on-conflict.ts";
import type { StartJudged } from "./start-rules.ts";
import { usageOfChange } from "./usage-of-change.ts";

/** The rules' answer to a party's command, for a trade at one moment. */
export type Decide = (trade: Trade, context: TradeContext) => Judgement;

/** A command to one trade, from anyone. */
interface DeskCommand<Refused extends Refusal = TradeRefusal> {
  readonly tradeId: TradeId;
  readonly key: CommandKey | undefined;
  /** The party whose account the rules check: it must be unchanged since then. */
  readonly actorId?: string;
  /** Whether the trade exists for the caller. */
  readonly maySee: (loaded: LoadedTrade) => boolean;
  /** The rules' answer, for the trade as read. */
  readonly decide: (
    loaded: LoadedTrade,
    context: TradeContext,
  ) => Result<TradeChange | AlreadySo, Refused>;
  /** Checks the start rules too, where they apply. */
  readonly startRules?: ((loaded: LoadedTrade) => Promise<StartJudged | undefined>) | undefined;
  /** What is written together with the change. */
  readonly alsoWrites?: ((loaded: LoadedTrade, change: TradeChange) => AlsoWritten) | undefined;
}

/** What is committed along with a change of a trade. */
export type AlsoWritten = Pick<TradeCommit, "texts" | "messages"> &
  Pick<Commit, "audit" | "claims" | "debts" | "aggregates">;

/** A party's command to one trade. */
interface PartyCommand {
  readonly tradeId: TradeId;
  readonly actorId: string;
  readonly key: CommandKey | undefined;
  readonly decide: Decide;
  readonly startRules?: DeskCommand["startRules"];
  readonly alsoWrites?: DeskCommand["alsoWrites"] | undefined;
}

/**
 * Why a command was not carried out: the rules' own codes, or
 *
 * - `not_found`: there is no such trade, or the caller is not a party of it.
 * - `key_reused`: the key stands for another command.
 */
export type DeskRefusal<Refused extends Refusal = TradeRefusal> =
  | Refused
  | { readonly code: "not_found" | "key_reused" };

/** The id of the command's trade. */
export type DeskResult<Refused extends Refusal = TradeRefusal> = Result<
  string,
  DeskRefusal<Refused>
>;

/** Whose command is committed, and the start rules' answer to it. */
interface CommittedFor extends Partial<Pick<DeskCommand, "key" | "actorId">> {
  readonly start?: StartJudged | undefined;
}

/** Entry point for commands to running trades: loads, lets the rules decide, commits. */
export class TradeDesk {
  readonly #trades: Pick<TradeStore, "load">;
  readonly #changes: CommitChanges;
  readonly #marketOf: MarketOf;

  constructor(
    trades: Pick<TradeStore, "load">,
    changes: CommitChanges,
    marketOf: MarketOf = noMarket,
  ) {
    this.#trades = trades;
    this.#changes = changes;
    this.#marketOf = marketOf;
  }

  /** A command from one of the two parties. */
  act({ actorId, decide, ...command }: PartyCommand): Promise<DeskResult> {
    return this.carryOut({
      ...command,
      actorId,
      maySee: ({ trade }) => sideOf(trade, actorId) !== undefined,
      decide: ({ trade }, context) => decide(trade, context),
    });
  }

  /** A command from anyone; its `decide` checks what they may do. */
  carryOut<Refused extends Refusal>(command: DeskCommand<Refused>): Promise<DeskResult<Refused>> {
    return retryOnConflict(() => this.#judge(command));
  }

  /**
   * Carries out what a clock of the trade demands, if anything: the earliest first, until nothing
   * is due. Two workers that do it at once carry it out once.
   */
  carryOutDue(tradeId: TradeId): Promise<void> {
    return retryOnConflict(async () => {
      let loaded = await this.#trades.load(tradeId);
      for (let due = this.#due(loaded); loaded && due; due = this.#due(loaded)) {
        const conflict = await this.#carryOut(loaded, due);
        if (conflict) return conflict;
        loaded = await this.#trades.load(tradeId);
      }
      return undefined;
    });
  }

  /**
   * What became of a command that was sent under this key before; undefined if nothing was. For who
   * cannot prove a second time what they proved with it: a code counts once.
   */
  async recalled(key: CommandKey | undefined): Promise<DeskResult | undefined> {
    const known = key && (await this.#changes.recall(key));
    return known && answerOfKnown(known);
  }

  /** What the rules use besides the trade. */
  contextOf(loaded: LoadedTrade): TradeContext {
    return contextOf(loaded, this.#marketOf);
  }

  /**
   * Whether reading the trade changes it: a clock expired, or it is the buyer's first look at it.
   */
  isToBeNoted(loaded: LoadedTrade, readerId: string): boolean {
    const context = this.contextOf(loaded);
    const { trade } = loaded;
    return (
      clockChange(trade, context) !== undefined ||
      noteOpened(trade, readerId, context) !== undefined
    );
  }

  /** Carries out what is due, and records the buyer's first look. */
  async noteRead(tradeId: TradeId, readerId: string): Promise<void> {
    await this.carryOutDue(tradeId);
    await retryOnConflict(async () => {
      const loaded = await this.#trades.load(tradeId);
      if (!loaded) return undefined;
      const context = plainContext(loaded.now, loaded.policy.trade);
      const change = noteOpened(loaded.trade, readerId, context);
      const outcome = change && (await this.#commit(loaded, change));
      return outcome?.outcome === "conflict" ? outcome : undefined;
    });
  }

  async #judge<Refused extends Refusal>(
    asked: DeskCommand<Refused>,
  ): Promise<DeskResult<Refused> | Conflict> {
    const [loaded, known] = await Promise.all([
      this.#trades.load(asked.tradeId),
      asked.key && this.#changes.recall(asked.key),
    ]);
    if (known) return answerOfKnown(known);
    if (!loaded || !asked.maySee(loaded)) return refuse({ code: "not_found" });
    // The answer must not depend on how late the worker is: what is due comes first.
    const due = this.#due(loaded);
    if (due) return (await this.#carryOut(loaded, due)) ?? this.#judge(asked);
    const start = await asked.startRules?.(loaded);
    const context = { ...this.contextOf(loaded), ...(start && { startRules: start.startRules }) };
    const trade = withPauses(loaded.trade, context);
    const decision = asked.decide({ ...loaded, trade }, context);
    if (!decision.ok) return decision;
    const change = decision.value;
    if (isAlreadySo(change)) return accept(trade.id);
    const also = asked.alsoWrites?.(loaded, change);
    const outcome = await this.#commit(loaded, change, { ...asked, start }, also);
    return answerOfCommit(outcome, trade.id);
  }

  #due(loaded: LoadedTrade | undefined): TradeChange | undefined {
    return loaded && clockChange(loaded.trade, this.contextOf(loaded));
  }

  async #carryOut(loaded: LoadedTrade, change: TradeChange): Promise<Conflict | undefined> {
    const outcome = await this.#commit(loaded, change);
    return outcome.outcome === "conflict" ? outcome : undefined;
  }

  #commit(
    loaded: LoadedTrade,
    change: TradeChange,
    { key, actorId, start }: CommittedFor = {},
    { texts, messages, ...also }: AlsoWritten = {},
  ): Promise<CommitOutcome> {
    const { trade, policy, disputeCase: before, accounts, halts, now } = loaded;
    const disputeCase = caseAfter(before, trade, change, now, policy.dispute);
    const side = actorId === undefined ? undefined : sideOf(trade, actorId);
    const versions = actorId && side ? { [actorId]: accounts[side].version } : {};
    const reliedOn = { versions, ...start?.reliedOn };
    return this.#changes.commit({
      ...(key && { key, answer: trade.id }),
      judgedAt: now,
      halts,
      trade: {
        change,
        seenVersion: trade.version,
        ...(disputeCase && { disputeCase }),
        ...(texts && { texts }),
        ...(messages && { messages }),
      },
      ...(start?.offer && { offer: start.offer }),
      ...usageOfChange(trade, change.trade, change.usage, reliedOn),
      ...serveTrade(loaded, change),
      ...also,
    });
  }
}
