import type { Page } from "playwright-core";
import sharp from "sharp";
import type { StoredAttachmentView } from "../../src/adapters/http/contract/attachment/attachment-views.ts";
import type { Visitor } from "./visitor.ts";

/** One white dot. */
export const tinyPng: Uint8Array = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC",
  "base64",
);

/** Stores the bank's notice of a reversed payment, as the seller; gives its id. */
export async function storeNotice(seller: Visitor, tradeId: string): Promise<string> {
  const { data } = await seller.must("uploadAttachment", {
    parameters: { id: tradeId },
    query: { name: "notice.png", purpose: "chargeback" },
    file: tinyPng,
  });
  return (data as StoredAttachmentView).id;
}

/** Chooses it in the dialog of a report, and waits until it is stored. */
export async function chooseNotice(page: Page): Promise<void> {
  const file = { name: "notice.png", mimeType: "image/png", buffer: Buffer.from(tinyPng) };
  await page.locator("[role=alertdialog] input[type=file]").setInputFiles(file);
  await page.getByRole("alertdialog").getByText("notice.png").waitFor();
}

/** A photo as a phone makes it: lying on its side, with the place where it was taken. */
export function photo(width = 640, height = 480): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: "teal" } })
    .withExif({
      IFD0: { Make: "A phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** What a PDF of a test has besides its pages. */
interface PdfParts {
  readonly pages?: number;
  /** What each page draws. */
  readonly drawn?: string;
  /** Entries of its catalog. */
  readonly catalog?: string;
  /** Further objects, numbered from 5. */
  readonly objects?: readonly string[];
  /** Entries of its trailer. */
  readonly trailer?: string;
}

/** A PDF, with the table of its objects. */
export function pdf({
  pages = 1,
  drawn = "0 0 100 100 re f",
  catalog = "",
  objects = [],
  trailer = "",
}: PdfParts = {}): Uint8Array {
  const first = 5 + objects.length;
  const kids = Array.from({ length: pages }, (_, index) => `${first + index} 0 R`).join(" ");
  const all = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
    "<<>>",
    ...objects,
    ...Array.from(
      { length: pages },
      () => "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 3 0 R/Resources<<>>>>",
    ),
  ];
  let text = "%PDF-1.7\n";
  const places = all.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer<</Size ${all.length + 1}/Root 1 0 R ${trailer}>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
