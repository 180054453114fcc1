import { expect } from "chai";
import fc from "fast-check";
import { parseCsv } from "../../../src/domain/text/parse-csv.ts";

describe("a CSV text", () => {
  it("is read line by line, with quotes, empty fields, a mark at its beginning and any line ends", () => {
    const text = '\uFEFFa,"b, ""c""",\r\n\n"two\nlines",\rlast,';
    expect(parseCsv(text)).to.deep.equal([
      ["a", 'b, "c"', ""],
      [""],
      ["two\nlines", ""],
      ["last", ""],
    ]);
    expect(parseCsv("")).to.deep.equal([]);
    expect(parseCsv("a\n")).to.deep.equal([["a"]]);
  });

  it("with a quote that is open or in the middle is none", () => {
    for (const text of ['a,"b', 'a"b,c', '"a"b,c', '"']) {
      expect(parseCsv(text), text).to.equal(undefined);
    }
  });

  it("gives back any fields that were written as CSV", () => {
    const line = fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
        const text = lines.map((fields) => `${fields.map(quoted).join(",")}\r\n`).join("");
        expect(parseCsv(text)).to.deep.equal(lines);
      }),
    );
  });
});
