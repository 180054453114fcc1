import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { DatabaseAddress } from "../adapters/persistence/connection/data-source.ts";
import type { ExportHead } from "../application/ports/export-writer.ts";
import type { CollectedRows, CollectWish, RowWork } from "../application/ports/row-work.ts";
import type { ExportFormat } from "../domain/history-export/history-export.ts";
import type { RowAnswer, RowQuestion } from "./row-messages.ts";

/** The same ending as this file has: it runs as it was written, and as it was built. */
const thread = new URL(`./export-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * In MB. Beyond them the thread ends, and the export is tried again. Without them, what is no longer needed would fill as
 * much of the machine as the whole program is allowed.
 */
const resourceLimits = { maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 8 };

/** Reads trades and writes files in a thread of their own, beside everything else that the process does. */
export class RowsInThread implements RowWork {
  readonly #worker: Worker;
  #waiting: PromiseWithResolvers<unknown> | undefined;
  #ended: Error | undefined;

  constructor(address: DatabaseAddress) {
    this.#worker = new Worker(thread, { workerData: address, resourceLimits });
    this.#worker.on("message", (said: RowAnswer) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if ("failed" in said) waiting?.reject(new Error(said.failed));
      else waiting?.resolve(said.value);
    });
    this.#worker.on("error", (cause) => this.#end(new Error("The thread failed", { cause })));
    this.#worker.on("exit", () => this.#end(new Error("The thread ended")));
  }

  async collect(asked: CollectWish): Promise<CollectedRows | undefined> {
    return (await this.#ask({ ask: "collect", asked })) as CollectedRows | undefined;
  }

  async *write(
    format: ExportFormat,
    head: ExportHead,
    contents: AsyncIterable<Uint8Array>,
  ): AsyncIterable<Uint8Array> {
    await this.#ask({ ask: "begin", format, head });
    for await (const content of contents) yield* await this.#written(content);
    yield* await this.#written(undefined);
  }

  async close(): Promise<void> {
    await this.#ask({ ask: "close" }).catch(() => undefined);
    await this.#worker.terminate();
  }

  async #written(content: Uint8Array | undefined): Promise<Uint8Array[]> {
    return (await this.#ask({ ask: "content", content })) as Uint8Array[];
  }

  #ask(question: RowQuestion): Promise<unknown> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#waiting = Promise.withResolvers();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(question);
    return this.#waiting.promise;
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#waiting?.reject(this.#ended);
    this.#waiting = undefined;
  }
}
