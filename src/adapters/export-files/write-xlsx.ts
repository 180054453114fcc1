import { Zip, ZipDeflate } from "fflate";
import type { ExportWriter } from "../../application/ports/export-writer.ts";
import { breathing } from "./breathing.ts";
import { exportColumns } from "./export-columns.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org/officeDocument/2006";
const packageNames = "http://schemas.openxmlformats.org/package/2006";
const sheetNames = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** What a workbook (ECMA-376) consists of besides its only sheet. */
const parts: readonly (readonly [name: string, content: string])[] = [
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
    `<workbook xmlns="${sheetNames}" xmlns:r="${office}/relationships"><sheets><sheet name="Trades" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/** A workbook, compressed while it is written. Text is text there: no cell is a formula. */
export const writeXlsx: ExportWriter = async function* (trades, { wish: { timeZone } }) {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const [name, content] of parts) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(encoder.encode(declaration + content), true);
  }
  const sheet = new ZipDeflate("xl/worksheets/sheet1.xml", { level: 6 });
  zip.add(sheet);
  const write = (xml: string, isLast = false) => sheet.push(encoder.encode(xml), isLast);
  write(`${declaration}<worksheet xmlns="${sheetNames}"><sheetData>`);
  write(rowOf(exportColumns.map(({ title }) => textCell(title))));
  for await (const trade of breathing(trades)) {
    const cells = exportColumns.map(({ cell, isNumber }) =>
      (isNumber ? numberCell : textCell)(cell(trade, timeZone)),
    );
    write(rowOf(cells));
    yield* ready.splice(0);
  }
  write("</sheetData></worksheet>", true);
  zip.end();
  yield* ready.splice(0);
};

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
