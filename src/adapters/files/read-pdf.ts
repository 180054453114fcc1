import {
  getDocument,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { attachmentLimits, thumbnailPixels } from "../../domain/attachment/attachment-limits.ts";
import type { AttachmentRefusalCode } from "../../domain/attachment/attachment-refusal.ts";

/** What was found in a PDF: why it is refused, or its pages and a picture (PNG) of the first. */
export type ReadPdf =
  | { readonly refusal: AttachmentRefusalCode }
  | { readonly pages: number; readonly picture: Uint8Array };

/** Reads a whole PDF. Takes as long as its maker likes: call it where it can be stopped. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({
    // Its own copy, of the plain kind: the library takes what it is given away from its owner.
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: true,
    maxImageSize: attachmentLimits.mostPixels,
    enableXfa: false,
  });
  try {
    return await judged(await task.promise);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { refusal: isLocked ? "attachment_pdf_locked" : "attachment_pdf_broken" };
  } finally {
    await task.destroy();
  }
}

async function judged(document: PDFDocumentProxy): Promise<ReadPdf> {
  const pages = document.numPages;
  if (pages === 0) return { refusal: "attachment_pdf_empty" };
  if (pages > attachmentLimits.mostPages) return { refusal: "attachment_pdf_page_limit" };
  // One without a password for reading can still be encrypted.
  const { info } = await document.getMetadata();
  if ("EncryptFilterName" in info && info.EncryptFilterName !== null) {
    return { refusal: "attachment_pdf_locked" };
  }
  if (await isActive(document)) return { refusal: "attachment_pdf_active" };
  let marks = 0;
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number);
    if ((await page.getJSActions()) !== null) return { refusal: "attachment_pdf_active" };
    const notes = (await page.getAnnotations()) as {
      readonly subtype?: string;
      readonly actions?: unknown;
    }[];
    if (notes.some(isActiveNote)) return { refusal: "attachment_pdf_active" };
    marks += (await page.getOperatorList()).fnArray.length + notes.length;
    page.cleanup();
  }
  if (marks === 0) return { refusal: "attachment_pdf_empty" };
  return { pages, picture: await pictureOf(document) };
}

async function isActive(document: PDFDocumentProxy): Promise<boolean> {
  const [scripts, files, opening] = await Promise.all([
    document.getJSActions(),
    document.getAttachments(),
    document.getOpenAction(),
  ]);
  const action = (opening as { readonly action?: unknown } | null)?.action;
  return scripts !== null || files !== null || action !== undefined;
}

function isActiveNote({ subtype, actions }: { subtype?: string; actions?: unknown }): boolean {
  return subtype === "FileAttachment" || (actions !== undefined && actions !== null);
}

async function pictureOf(document: PDFDocumentProxy): Promise<Uint8Array> {
  const page = await document.getPage(1);
  const whole = page.getViewport({ scale: 1 });
  const scale = thumbnailPixels / Math.max(whole.width, whole.height);
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as CanvasFactory;
  const { canvas, context } = factory.create(
    Math.max(1, Math.ceil(viewport.width)),
    Math.max(1, Math.ceil(viewport.height)),
  );
  await page.render({ canvas: null, canvasContext: context, viewport, background: "white" })
    .promise;
  return canvas.toBuffer("image/png");
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
