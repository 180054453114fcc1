import { loadCommits } from "./commit-load.ts";
import type { Job } from "./jobs.ts";
import { loadMargins } from "./margin-load.ts";
import type { Measured } from "./measured.ts";
import { loadReads } from "./read-load.ts";
import { loadEvents, loadMessages, loadStreams } from "./stream-load.ts";
import { loadWaits, nextMove } from "./wait-load.ts";
import { loadTrades } from "./trade-load.ts";

/** What the load process sends back. */
export type Reply = { readonly measured: Measured } | { readonly error: string };

// The load runs in a process of its own: it carries out one job after the other, on request.
process.on("message", (job: Job) => {
  void carryOut(job).then(
    (measured) => reply({ measured }),
    (error: unknown) => reply({ error: error instanceof Error ? String(error.stack) : "" }),
  );
});
process.on("disconnect", () => process.exit());

function carryOut(job: Job): Promise<Measured> {
  switch (job.kind) {
    case "trades":
      return loadTrades(job);
    case "commits":
      return loadCommits(job);
    case "reads":
      return loadReads(job);
    case "margins":
      return loadMargins(job);
    case "streams":
      return loadStreams(job);
    case "messages":
      return loadMessages(job);
    case "events":
      return loadEvents(job);
    case "waits":
      return loadWaits(job);
    case "move":
      return nextMove();
  }
}

function reply(what: Reply): void {
  process.send?.(what);
}
