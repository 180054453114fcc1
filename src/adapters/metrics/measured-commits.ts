import type {
  CommandKey,
  Commit,
  CommitChanges,
  CommitOutcome,
  KnownKey,
} from "../../application/ports/commit.ts";
import type { Tracer } from "../tracing/tracer.ts";
import type { ServerMetrics } from "./server-metrics.ts";

/** Counts, times and traces the commits that another implementation carries out. */
export class MeasuredCommits implements CommitChanges {
  readonly #commits: CommitChanges;
  readonly #metrics: ServerMetrics;
  readonly #tracer: Tracer | undefined;

  constructor(commits: CommitChanges, metrics: ServerMetrics, tracer?: Tracer) {
    this.#commits = commits;
    this.#metrics = metrics;
    this.#tracer = tracer;
  }

  commit(commit: Commit): Promise<CommitOutcome> {
    const measured = () => this.#measured(commit);
    if (!this.#tracer) return measured();
    return this.#tracer.part("commit", measured, ({ outcome }) => ({
      "peerhold.outcome": outcome,
    }));
  }

  async #measured(commit: Commit): Promise<CommitOutcome> {
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
