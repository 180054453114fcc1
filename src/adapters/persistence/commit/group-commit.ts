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
import { carryOutCommits } from "./carry-out-commits.ts";

/** The most changes that travel in one transaction, and that may wait for one. */
const mostTogether = 64;
const mostWaiting = 2_000;

/** Codes with which PostgreSQL says that another transaction was in the way: judge again. */
const passingCodes = new Set(["40001", "40P01", "55P03"]);

interface Waiting {
  readonly commit: Commit;
  readonly resolve: (outcome: CommitOutcome) => void;
  readonly reject: (error: unknown) => void;
}

const recallKeys = prepared(
  `SELECT asked.place, kept.input_hash AS "inputHash", kept.answer #>> '{}' AS answer
     FROM unnest(${opaqueList("$1::text[]")}, ${opaqueList("$2::text[]")}) WITH ORDINALITY AS asked (actor_id, key, place)
     JOIN idempotency_key kept ON kept.actor_id = asked.actor_id AND kept.key = asked.key
    WHERE kept.answer IS NOT NULL`,
);

/**
 * Commits travel together: changes that arrive while a transaction is under way wait for it and go
 * in the next one. One lane a process, for several would lock in the order of arrival and deadlock.
 */
export class GroupCommit implements CommitChanges {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal | undefined;
  readonly #recalled: DataLoader<CommandKey, KnownKey | undefined>;
  readonly #waiting: Waiting[] = [];
  #isUnderWay = false;

  /** Without a seal, nothing can be committed that the log of staff's acts has to tell of. */
  constructor(dataSource: DataSource, seal?: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
    this.#recalled = batchLoader((keys) => this.#recall(keys));
  }

  commit(commit: Commit): Promise<CommitOutcome> {
    if (this.#waiting.length >= mostWaiting)
      throw new Busy("Too many changes wait for the database");
    return new Promise((resolve, reject) => {
      this.#waiting.push({ commit, resolve, reject });
      if (!this.#isUnderWay) void this.#drain();
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

  async #drain(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0, mostTogether));
    this.#isUnderWay = false;
  }

  async #send(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await carryOutCommits(
        this.#dataSource,
        group.map(({ commit }) => commit),
        this.#seal,
      );
      group.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome) resolve(outcome);
        else reject(new Error("The database answered less than it was asked"));
      });
    } catch (error) {
      await this.#sendApart(group, error);
    }
  }

  /** The whole group failed and nothing of it happened: whoever was at fault shall fail alone. */
  async #sendApart(group: readonly Waiting[], error: unknown): Promise<void> {
    const code = (error as { code?: unknown }).code;
    if (typeof code === "string" && passingCodes.has(code)) {
      for (const { resolve } of group) resolve({ outcome: "conflict", over: "version" });
    } else if (group.length > 1 && isVerdict(code)) {
      for (const each of group) await this.#send([each]);
    } else {
      for (const { reject } of group) reject(error);
    }
  }
}

/**
 * Whether the database itself refused the statement (a violated constraint, bad data): then nothing
 * was committed. After a lost connection nobody knows, and nothing is sent again.
 */
function isVerdict(code: unknown): boolean {
  return typeof code === "string" && /^(22|23|P0)/.test(code);
}
