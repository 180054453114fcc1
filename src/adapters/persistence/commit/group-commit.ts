import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import { Busy } from "../../../application/ports/busy.ts";
import {
  knownOf,
  type CommandKey,
  type Commit,
  type CommitChanges,
  type CommitOutcome,
  type KeptKey,
  type KnownKey,
} from "../../../application/ports/commit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { inPlaces, batchLoader } from "../connection/batch-loader.ts";
import { aggregates, type AggregateRegistry } from "./aggregates.ts";
import { carryOutGroup, type StillBusy } from "./carry-out-commits.ts";
import { commitJson } from "./commit-json.ts";

/** The most changes that are batched in one transaction, and that may wait for one. */
const mostTogether = 64;
const mostWaiting = 2_000;

/** What a test may override. */
export interface GroupCommitOptions {
  /** For how long a commit is retried while its rows are locked by others, in ms. */
  readonly patienceMs: number;
  /** Which aggregates there are besides trades. */
  readonly registry: AggregateRegistry;
}

const defaultOptions: GroupCommitOptions = { patienceMs: 5_000, registry: aggregates };

/** The longest pause between two attempts, in ms, while few commits wait for locks. */
const longestPauseMs = 250;

/** PostgreSQL's code for a lock that was not available in time. */
const lockNotAvailable = "55P03";

/** PostgreSQL's codes for a conflict with another transaction: decide again. */
const passingCodes = new Set(["40001", "40P01", lockNotAvailable]);

interface Waiting {
  readonly commit: Commit;
  readonly since: number;
  /** How often its rows were locked by others. */
  tries: number;
  readonly resolve: (outcome: CommitOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The lock makes the statement a commit, which waits for the replicas that changes wait for: what a server that steps
 * down still tells may be on no other. Without a kept answer nothing is locked.
 */
const recallKeys = prepared(
  `SELECT asked.place, kept.input_hash AS "inputHash", kept.answer #>> '{}' AS answer
     FROM unnest(${opaqueList("$1::text[]")}, ${opaqueList("$2::text[]")}) WITH ORDINALITY AS asked (actor_id, key, place)
     JOIN idempotency_key kept ON kept.actor_id = asked.actor_id AND kept.key = asked.key
    WHERE kept.answer IS NOT NULL
      FOR KEY SHARE OF kept`,
);

/**
 * Commits are batched: changes that arrive while a transaction is under way wait for it and go in
 * the next one. One whose rows are locked by others is retried later, and until it is through no
 * other waits for a lock.
 */
export class GroupCommit implements CommitChanges {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal | undefined;
  readonly #recalled: DataLoader<CommandKey, KnownKey | undefined>;
  readonly #waiting: Waiting[] = [];
  readonly #options: GroupCommitOptions;
  #isUnderWay = false;
  /** How many are waiting to be retried, or are being retried. */
  #stuck = 0;

  /** Without a seal, no change that adds to the staff log can be committed. */
  constructor(dataSource: DataSource, seal?: AuditSeal, options?: Partial<GroupCommitOptions>) {
    this.#dataSource = dataSource;
    this.#seal = seal;
    this.#options = { ...defaultOptions, ...options };
    this.#recalled = batchLoader((keys) => this.#recall(keys));
  }

  commit(commit: Commit): Promise<CommitOutcome> {
    if (this.#waiting.length + this.#stuck >= mostWaiting)
      throw new Busy("Too many changes wait for the database");
    const since = performance.now();
    return new Promise((resolve, reject) => {
      this.#send({ commit, since, tries: 0, resolve, reject });
    });
  }

  recall(key: CommandKey): Promise<KnownKey | undefined> {
    return this.#recalled.load(key);
  }

  async #recall(keys: readonly CommandKey[]): Promise<(KnownKey | undefined)[]> {
    const rows = await this.#dataSource.query<(KeptKey & { place: string })[]>(recallKeys, [
      keys.map(({ actorId }) => actorId),
      keys.map(({ key }) => key),
    ]);
    const found = inPlaces(keys.length, rows, (kept) => kept);
    return keys.map((key, index) => found[index] && knownOf(key, found[index]));
  }

  #send(waiting: Waiting): void {
    this.#waiting.push(waiting);
    if (!this.#isUnderWay) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#waiting.length > 0) await this.#sendGroup(this.#waiting.splice(0, mostTogether));
    this.#isUnderWay = false;
  }

  async #sendGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#carryOut(group.map(({ commit }) => commit));
      group.forEach((each, index) => {
        const outcome = outcomes[index];
        if (outcome?.outcome === "busy") this.#defer(each);
        else if (outcome) this.#settle(each).resolve(outcome);
        else this.#settle(each).reject(new Error("The database answered less than it was asked"));
      });
    } catch (error) {
      await this.#sendApart(group, error);
    }
  }

  async #carryOut(commits: readonly Commit[]): Promise<readonly (CommitOutcome | StillBusy)[]> {
    const waits = this.#stuck === 0;
    const { registry } = this.#options;
    const asked = commits.map((commit) => commitJson(commit, this.#seal, registry));
    try {
      return await carryOutGroup(this.#dataSource, asked, waits);
    } catch (error) {
      if (!waits || codeOf(error) !== lockNotAvailable) throw error;
      return carryOutGroup(this.#dataSource, asked, false);
    }
  }

  #defer(stuck: Waiting): void {
    if (performance.now() - stuck.since >= this.#options.patienceMs) {
      this.#settle(stuck).reject(new Busy("Somebody else keeps locked what this changes"));
      return;
    }
    if (stuck.tries === 0) this.#stuck += 1;
    stuck.tries += 1;
    setTimeout(() => this.#send(stuck), this.#pauseOf(stuck));
  }

  /**
   * Longer each time and randomized, and long where many are stuck: each attempt costs the others.
   */
  #pauseOf({ tries }: Waiting): number {
    const longest = Math.min(10 * 2 ** tries, longestPauseMs);
    return (longest * (1 + Math.random())) / 2 + this.#stuck;
  }

  #settle(waiting: Waiting): Waiting {
    if (waiting.tries > 0) this.#stuck -= 1;
    return waiting;
  }

  /** The whole group failed and none of it happened: the one at fault should fail alone. */
  async #sendApart(group: readonly Waiting[], error: unknown): Promise<void> {
    const code = codeOf(error);
    if (passingCodes.has(code ?? "")) {
      for (const each of group)
        this.#settle(each).resolve({ outcome: "conflict", over: "version" });
    } else if (group.length > 1 && isVerdict(code)) {
      for (const each of group) await this.#sendGroup([each]);
    } else {
      for (const each of group) this.#settle(each).reject(error);
    }
  }
}

function codeOf(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

/**
 * Whether the database itself refused the statement (a violated constraint, bad data): then nothing
 * was committed. After a lost connection that is unknown, and nothing is sent again.
 */
function isVerdict(code: string | undefined): boolean {
  return /^(22|23|P0)/.test(code ?? "");
}
