import { expect } from "chai";
import fc from "fast-check";
import {
  mostLines,
  offerColumns,
  readOfferCsv,
  writeOfferCsv,
} from "../../../src/domain/offer/offer-csv.ts";

const codeOf = (text: string) => {
  const read = readOfferCsv(text);
  return read.ok ? undefined : read.refusal.code;
};

describe("offers in a file", () => {
  it("are read by the names of their columns, in quotes or not", () => {
    const read = readOfferCsv(
      '\uFEFFHash, margin ,terms\r\nabc,-1.5,"Pay ""now"",\nplease"\n\n,2,\n',
    );
    expect(read).to.deep.equal({
      ok: true,
      value: [
        { hash: "abc", margin: "-1.5", terms: 'Pay "now",\nplease' },
        { hash: "", margin: "2", terms: "" },
      ],
    });
  });

  it("come back as they were written, whatever they contain", () => {
    const cell = fc.string({ unit: "binary", maxLength: 20 }).filter((text) => text.trim() !== "");
    const line = fc.record(Object.fromEntries(offerColumns.map((column) => [column, cell])));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        expect(readOfferCsv(writeOfferCsv(lines))).to.deep.equal({ ok: true, value: lines });
      }),
    );
  });

  it("are no formulas for a spreadsheet", () => {
    const [, row = ""] = writeOfferCsv([{ label: "=1+1", margin: "-1.5", terms: "-cmd" }]).split(
      "\r\n",
    );
    expect(row.split(",")).to.include.members(["'=1+1", "-1.5", "'-cmd"]);
  });

  it("have a column for an escrow on the chain only where an offer has one", () => {
    const head = (lines: Parameters<typeof writeOfferCsv>[0]) =>
      writeOfferCsv(lines).split("\r\n")[0]?.split(",");
    expect(head([{ label: "one" }])).not.to.include("multisig_escrow");
    const lines = [{ label: "one" }, { label: "two", multisig_escrow: "yes" }];
    expect(head(lines)).to.include("multisig_escrow");
    expect(readOfferCsv(writeOfferCsv([...lines].slice(1)))).to.deep.nested.include({
      "value[0].multisig_escrow": "yes",
    });
  });

  it("are refused as a whole where the file is none", () => {
    expect(codeOf("")).to.equal("csv_without_columns");
    expect(codeOf("name,margin\na,1\n")).to.equal("csv_without_columns");
    expect(codeOf("margin,margin\n1,1\n")).to.equal("csv_without_columns");
    expect(codeOf("hash,margin\n")).to.equal("csv_empty");
    expect(codeOf("margin\n1,2\n")).to.equal("csv_broken");
    expect(codeOf('margin\n"1\n')).to.equal("csv_broken");
    expect(codeOf(`margin\n${"1\n".repeat(mostLines + 1)}`)).to.equal("csv_too_long");
  });
});
