import { Zip, ZipDeflate } from "fflate";
import { breathing } from "./breathing.ts";
import { encoded } from "./encoded.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org/officeDocument/2006";
const packageNames = "http://schemas.openxmlformats.org/package/2006";
const sheetNames = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** What a workbook (ECMA-376) consists of besides its only sheet, by the name of the sheet. */
const partsOf = (sheet: string): readonly (readonly [name: string, content: string])[] => [
  [
    "[Content_Types].xml",
    `<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${sheetNames}" xmlns:r="${office}/relationships"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/** A column of a file. `isNumber`: its cells are decimal numbers, or empty. */
export interface FileColumn<Row> {
  readonly title: string;
  readonly isNumber: boolean;
  readonly cell: (row: Row) => string;
}

/** A workbook of one sheet, compressed while it is written. Text is text there: no cell is a formula. */
export async function* writeWorkbook<Row>(
  sheetName: string,
  columns: readonly FileColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncIterable<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const [name, content] of partsOf(sheetName)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(encoder.encode(declaration + content), true);
  }
  const sheet = new ZipDeflate("xl/worksheets/sheet1.xml", { level: 6 });
  zip.add(sheet);
  for await (const piece of encoded(sheetOf(columns, rows))) {
    sheet.push(piece);
    yield* ready.splice(0);
  }
  sheet.push(new Uint8Array(), true);
  zip.end();
  yield* ready.splice(0);
}

async function* sheetOf<Row>(columns: readonly FileColumn<Row>[], rows: AsyncIterable<Row>) {
  yield `${declaration}<worksheet xmlns="${sheetNames}"><sheetData>`;
  yield rowOf(columns.map(({ title }) => textCell(title)));
  for await (const row of breathing(rows)) {
    yield rowOf(columns.map(({ cell, isNumber }) => (isNumber ? numberCell : textCell)(cell(row))));
  }
  yield "</sheetData></worksheet>";
}

function rowOf(cells: readonly string[]): string {
  return `<row>${cells.join("")}</row>`;
}

/** Decimal digits as they are: no binary number is in between. */
function numberCell(value: string): string {
  return value === "" ? "<c/>" : `<c><v>${value}</v></c>`;
}

function textCell(value: string): string {
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** XML has no place for control characters, nor for halves of characters. */
function escaped(value: string): string {
  return (
    value
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
      .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
  );
}
