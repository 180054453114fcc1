import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { ReadPdf } from "./read-pdf.ts";

/** The same ending as this file has: it runs as it was written, and as it was built. */
const thread = new URL(`./pdf-thread${extname(import.meta.url)}`, import.meta.url);

/** What reading one PDF may take. */
const pdfBounds = { milliseconds: 20_000, megabytes: 256 };

/** A PDF that takes more time or memory than an honest one counts as broken. */
export async function readPdfInThread(bytes: Uint8Array, bounds = pdfBounds): Promise<ReadPdf> {
  const worker = new Worker(thread, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
  });
  const timer = setTimeout(() => void worker.terminate(), bounds.milliseconds);
  try {
    return await new Promise<ReadPdf>((resolve) => {
      const broken = { refusal: "attachment_pdf_broken" } as const;
      worker.once("message", (read: ReadPdf) => resolve(read));
      worker.once("error", () => resolve(broken));
      worker.once("exit", () => resolve(broken));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
