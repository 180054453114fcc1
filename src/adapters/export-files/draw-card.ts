import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import PdfDocument from "pdfkit";
import { getDocument, VerbosityLevel, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { printable } from "./printable.ts";

/** A line of a card: its text, the distance of its top from the card's, and its look. */
export interface CardLine {
  readonly text: string;
  /** In points: half a pixel of the picture. */
  readonly top: number;
  readonly points: number;
  readonly color: string;
  readonly isBold?: boolean;
}

/** What pages that show a link ask for (Open Graph), in pixels. */
const size = { width: 1_200, height: 630 };

/** Pixels for each point. */
const scale = 2;
const margin = 40;

/** The colours of cards, which have one theme. */
export const cardColors = { accent: "#0f766e", text: "#18181b", muted: "#52525b" };

/** The fonts lie beside the library: the machine may have none. */
const fonts = join(
  dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")),
  "standard_fonts/",
);

/**
 * Draws a card as a picture (PNG): a page that is written with fonts, and then painted. Painting keeps
 * the processor for a good part of a second: call it in a thread.
 */
export async function drawCard(lines: readonly CardLine[]): Promise<Uint8Array> {
  const [width, height] = [size.width / scale, size.height / scale];
  const document = new PdfDocument({ size: [width, height], margin: 0 });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", resolve));
  document.rect(0, 0, width, height).fill("#ffffff");
  document.rect(0, 0, width, 8).fill(cardColors.accent);
  for (const { text, top, points, color, isBold = false } of lines) {
    document
      .font(isBold ? "Helvetica-Bold" : "Helvetica")
      .fontSize(points)
      .fillColor(color)
      .text(printable(text), margin, top, {
        width: width - 2 * margin,
        height: points * 1.2,
        lineBreak: false,
        ellipsis: true,
      });
  }
  document.end();
  await ended;
  return paint(Buffer.concat(chunks));
}

async function paint(pdf: Uint8Array): Promise<Uint8Array> {
  const task = getDocument({
    data: Uint8Array.from(pdf),
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: fonts,
  });
  try {
    const document = await task.promise;
    const page = await document.getPage(1);
    const viewport = page.getViewport({ scale });
    const factory = document.canvasFactory as CanvasFactory;
    const { canvas, context } = factory.create(size.width, size.height);
    await page.render({ canvas: null, canvasContext: context, viewport, background: "white" })
      .promise;
    return canvas.toBuffer("image/png");
  } finally {
    await task.destroy();
  }
}

/** The part of the library's canvases outside browsers that its types leave out. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    readonly canvas: { toBuffer(kind: "image/png"): Uint8Array };
    readonly context: NonNullable<Parameters<PDFPageProxy["render"]>[0]["canvasContext"]>;
  };
}
