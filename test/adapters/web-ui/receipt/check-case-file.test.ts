import { createHash } from "node:crypto";
import { expect } from "chai";
import { sha256 } from "../../../../src/adapters/identity/digest.ts";
import {
  checkCaseFile,
  type CaseFileFault,
} from "../../../../src/adapters/web-ui/receipt/check-case-file.ts";
import type { CaseFileLine } from "../../../../src/application/ports/case-file.ts";
import { writeCaseFile } from "../../../../src/application/trade/write-case-file.ts";

const salt = "00112233445566778899aabbccddeeff";
const said = (text: string) => ({ hash: saltedHash(text), salt, text });
const act: CaseFileLine = {
  at: Date.parse("2026-03-10T12:00:00Z"),
  kind: "act",
  what: "paid",
  by: "buyer",
  codeName: undefined,
  status: "paid",
  facts: {},
  content: undefined,
};
const message: CaseFileLine = {
  ...act,
  kind: "message",
  what: "",
  status: undefined,
  content: said("Sent it – ‏تم"),
};
const note: CaseFileLine = {
  ...message,
  kind: "text",
  what: "note",
  by: "moderator",
  codeName: "Heron",
  content: said("Looks forged."),
};
const code: CaseFileLine = { ...note, what: "card_code", by: "buyer", content: said("sealed") };
const file: CaseFileLine = {
  ...act,
  kind: "file",
  what: "F1",
  content: { hash: "ab".repeat(32), salt, text: undefined },
};
const terms = { fiat: "100.00", currency: "EUR" };
const source = { terms, lines: [act, message, file, note, code] };

describe("the check of a case file", () => {
  const write = (lines = source.lines, audience: "party" | "staff" = "party") =>
    writeCaseFile("T1", { terms, lines }, audience, sha256);
  const check = (text: string) => checkCaseFile(Buffer.from(text));
  const faults = async (text: string): Promise<readonly CaseFileFault[]> => {
    const checked = await check(text);
    return "faults" in checked ? checked.faults : [];
  };

  it("finds a file unchanged, and counts what is not in it", async () => {
    const { text, root } = write();
    expect(await check(text)).to.deep.equal({ trade: "T1", root, entries: 6, withheld: 3 });
  });

  it("has one root for parties and staff, but notes for staff alone and codes for nobody", () => {
    const [party, staff] = [write(), write(source.lines, "staff")];
    expect(party.root).to.equal(staff.root);
    expect(party.text).to.not.contain("Looks forged.");
    expect(staff.text).to.contain("Looks forged.");
    for (const { text } of [party, staff])
      expect(text).to.not.contain(salt + '",\n   "content": "sealed"');
  });

  it("is valid with the same root after contents were deleted", async () => {
    const bare = source.lines.map((line) => ({
      ...line,
      content: line.content && { ...line.content, salt: undefined, text: undefined },
    }));
    const { text, root } = write(bare);
    expect(root).to.equal(write().root);
    expect(await check(text)).to.deep.include({ root, withheld: 4 });
  });

  it("names a change of any byte", async function () {
    this.timeout(30_000);
    const bytes = Buffer.from(write().text);
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place]! ^= 1;
      const checked = await checkCaseFile(changed);
      expect("faults" in checked && checked.faults.length > 0, `byte ${place}`).to.equal(true);
    }
  });

  it("says which entry was changed, and what of it", async () => {
    const { text } = write();
    expect(await faults(text.replace("Sent it", "Kept it"))).to.deep.equal([
      { entry: 2, what: "content" },
    ]);
    expect(await faults(text.replace('what\\":\\"paid', 'what\\":\\"took'))).to.deep.equal([
      { entry: 1, what: "facts" },
    ]);
    expect(await faults(text.replace('"trade": "T1"', '"trade": "T2"'))).to.deep.equal([
      { entry: 1, what: "trade" },
    ]);
    const place = text.lastIndexOf(salt);
    expect(await faults(`${text.slice(0, place)}f${text.slice(place + 1)}`)).to.deep.equal([
      { entry: 3, what: "salt" },
    ]);
    expect(await faults(`${text}\n`)).to.deep.equal([{ entry: undefined, what: "form" }]);
  });

  it("finds entries that were left out, at the end too", async () => {
    const whole = JSON.parse(write().text) as { entries: object[] };
    const without = (place: number) =>
      `${JSON.stringify({ ...whole, entries: whole.entries.toSpliced(place, 1) }, null, 1)}\n`;
    expect(await faults(without(1))).to.deep.include({ entry: 2, what: "order" });
    expect(await faults(without(5))).to.deep.equal([{ entry: undefined, what: "root" }]);
  });

  it("takes nothing else for a case file", async () => {
    for (const text of [
      "",
      "null",
      "[]",
      "{}",
      "\u0000",
      '{"format":"case-file-1","entries":[]}',
    ]) {
      expect(await faults(text)).to.deep.equal([{ entry: undefined, what: "form" }]);
    }
    expect(await checkCaseFile(Uint8Array.of(0xff, 0xfe))).to.have.property("faults");
  });
});

function saltedHash(text: string): string {
  return createHash("sha256").update(Buffer.from(salt, "hex")).update(text).digest("hex");
}
