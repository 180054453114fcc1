import type {
  CommandKey,
  Commit,
  CommitChanges,
  CommitOutcome,
  KnownKey,
} from "../../application/ports/commit.ts";
import type { ServerMetrics } from "./server-metrics.ts";

/** Counts and times the commits that another implementation carries out. */
export class MeasuredCommits implements CommitChanges {
  readonly #commits: CommitChanges;
  readonly #metrics: ServerMetrics;

  constructor(commits: CommitChanges, metrics: ServerMetrics) {
    this.#commits = commits;
    this.#metrics = metrics;
  }

  async commit(commit: Commit): Promise<CommitOutcome> {
    const end = this.#metrics.commitBegun();
    try {
      const done = await this.#commits.commit(commit);
      end(done.outcome);
      return done;
    } catch (error) {
      end("failed");
      throw error;
    }
  }

  recall(key: CommandKey): Promise<KnownKey | undefined> {
    return this.#commits.recall(key);
  }
}
