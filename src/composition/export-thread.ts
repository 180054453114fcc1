import { parentPort, workerData } from "node:worker_threads";
import type { DatabaseAddress } from "../adapters/persistence/connection/data-source.ts";
import { LoneConnection } from "../adapters/persistence/connection/lone-connection.ts";
import { readTrades } from "../adapters/persistence/history-export/read-trades.ts";
import { WorkOnRows } from "../application/history-export/work-on-rows.ts";
import type {
  ExportHead,
  ExportWriter,
  ExportWriters,
} from "../application/ports/export-writer.ts";
import type { ExportFormat } from "../domain/history-export/history-export.ts";
import type { RowAnswer, RowQuestion } from "./row-messages.ts";

// The thread of one export: it reads trades and writes the file, and has nothing else in memory.

let connection: LoneConnection | undefined;
let contents: ((content: Uint8Array | undefined) => Promise<Uint8Array[]>) | undefined;

const work = new WorkOnRows(
  {
    trades: async (wish, after, most) => {
      connection ??= await LoneConnection.open(workerData as DatabaseAddress);
      return readTrades(connection, wish, after, most);
    },
  },
  { csv: writing("csv"), xlsx: writing("xlsx"), pdf: writing("pdf") },
);

parentPort?.on("message", (question: RowQuestion) => {
  void answer(question).then(
    (value) => send({ value }),
    (error: unknown) => send({ failed: String(error) }),
  );
});

async function answer(question: RowQuestion): Promise<unknown> {
  switch (question.ask) {
    case "collect":
      return work.collect(question.asked);
    case "begin":
      contents = written(question.format, question.head);
      return undefined;
    case "content":
      return contents?.(question.content);
    case "close":
      return connection?.close();
  }
}

function send(said: RowAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(said);
}

/** Takes one content after the other, and returns what was written when the next one is wanted, or all is. */
function written(format: ExportFormat, head: ExportHead) {
  let ready: Uint8Array[] = [];
  let wanted = Promise.withResolvers<void>();
  let given = Promise.withResolvers<Uint8Array | undefined>();
  const taken = async function* (): AsyncIterable<Uint8Array> {
    for (;;) {
      const content = await given.promise;
      if (!content) return;
      given = Promise.withResolvers();
      yield content;
      wanted.resolve();
    }
  };
  const over = (async () => {
    for await (const chunk of work.write(format, head, taken())) ready.push(chunk);
  })();
  return async (content: Uint8Array | undefined): Promise<Uint8Array[]> => {
    wanted = Promise.withResolvers();
    given.resolve(content);
    await (content ? Promise.race([wanted.promise, over]) : over);
    const chunks = ready;
    ready = [];
    return chunks;
  };
}

/** The libraries of one format alone are in memory. */
function writing(format: keyof ExportWriters): ExportWriter {
  return async function* (trades, head) {
    yield* (await writerOf(format))(trades, head);
  };
}

async function writerOf(format: ExportFormat): Promise<ExportWriter> {
  switch (format) {
    case "csv":
      return (await import("../adapters/export-files/write-csv.ts")).writeCsv;
    case "xlsx":
      return (await import("../adapters/export-files/write-xlsx.ts")).writeXlsx;
    case "pdf":
      return (await import("../adapters/export-files/write-pdf.ts")).writePdf;
  }
}
