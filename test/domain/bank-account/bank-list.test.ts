import { expect } from "chai";
import { directoryOf } from "../../../src/domain/bank-account/bank-directory.ts";
import { bankListLimits, readBankList } from "../../../src/domain/bank-account/bank-list.ts";

const known = directoryOf([
  { id: "DE-37040044", country: "DE", name: "Commerzbank", swiftCode: "COBADEFF" },
]);
const heading = "country,code,name,swift_code\n";

const rowsOf = (text: string) => {
  const read = readBankList(heading + text, known);
  return read.ok
    ? read.value.map(({ line, bank, does }) => `${line} ${does} ${bank?.id ?? "-"}`)
    : read.refusal.code;
};

describe("a list of banks", () => {
  it("says of each row what it does, by its line in the file", () => {
    const text = [
      "DE,37040044,Commerzbank,COBADEFFXXX",
      "de,37040044 , Commerzbank AG,COBADEFF",
      "",
      'DE,10000000,"Bank, deutsche",MARKDEFF',
      "US,021000021,JPMorgan Chase Bank,",
    ].join("\n");
    expect(rowsOf(text)).to.deep.equal([
      "2 keeps DE-37040044",
      "3 repeated -",
      "5 adds DE-10000000",
      "6 adds US-021000021",
    ]);
    expect(rowsOf("DE,37040044,Commerzbank AG,COBADEFF")).to.deep.equal(["2 changes DE-37040044"]);
  });

  it("says how a bank is known that a row changes", () => {
    const beforeOf = (row: string) => {
      const read = readBankList(heading + row, known);
      return read.ok && read.value.map(({ before }) => before && [before.name, before.swiftCode]);
    };
    const now = ["Commerzbank", "COBADEFF"];
    expect(beforeOf("DE,37040044,Commerzbank AG,COBADEFF")).to.deep.equal([now]);
    expect(beforeOf("DE,37040044,Commerzbank,")).to.deep.equal([now]);
    expect(beforeOf("DE,37040044,Commerzbank,COBADEFF")).to.deep.equal([undefined]);
    expect(beforeOf("DE,10000000,Bundesbank,MARKDEFF")).to.deep.equal([undefined]);
  });

  const scripts = [
    "बैंक ऑफ़ बड़ौदा",
    "ธนาคารกรุงเทพ",
    "البنك الأهلي المصري",
    "三井住友銀行",
    "Сбербанк",
    "Τράπεζα Πειραιώς",
    "בנק הפועלים",
    "Banco Itaú",
  ];
  it("has names in any script, kept as they are and found again as people type them", () => {
    const read = readBankList(
      heading + scripts.map((name, row) => `EG,B${row},${name},`).join("\n"),
      known,
    );
    const banks = read.ok ? read.value.flatMap(({ bank }) => bank ?? []) : [];
    expect(banks.map(({ name }) => name)).to.deep.equal(scripts);
    const directory = directoryOf(banks);
    for (const [row, name] of scripts.entries()) {
      const typed = ` ${name.normalize("NFD").toUpperCase()} `;
      expect(directory.findNamed("EG", typed)?.id, name).to.equal(`EG-B${row}`);
    }
  });

  it("tells names apart that differ in a vowel sign alone", () => {
    const directory = directoryOf([
      { id: "IN-KAAA", country: "IN", name: "कला बैंक", swiftCode: undefined },
      { id: "IN-KILA", country: "IN", name: "किला बैंक", swiftCode: undefined },
    ]);
    expect(directory.findNamed("IN", "किला बैंक")?.id).to.equal("IN-KILA");
  });

  const faulty: readonly (readonly [fault: string, row: string])[] = [
    ["columns", "DE,10000000,Bundesbank"],
    ["country", "XX,10000000,Bundesbank,"],
    ["code", "DE,1000 0000,Bundesbank,"],
    ["code", "DE,,Bundesbank,"],
    ["code", "US,021000022,A wrong check digit,"],
    ["code", "RU,44525225,Eight digits,"],
    ["code", "MX,12,Two digits,"],
    ["code", "IN,HD1C,A digit,"],
    ["name", "DE,10000000,B,"],
    ["name", "DE,10000000,\u200b\u200b\u200b,"],
    ["name", "DE,10000000,Bundes\u0000bank,"],
    ["swift_code", "DE,10000000,Bundesbank,MARK"],
    ["swift_code", "DE,10000000,Bundesbank,NDEAFIHH"],
  ];
  for (const [fault, row] of faulty) {
    it(`marks the ${fault} of ${row}`, () => {
      expect(rowsOf(row)).to.deep.equal([`2 ${fault} -`]);
    });
  }

  it("has its columns, some rows, and not too many", () => {
    expect(readBankList("country,code,name\nDE,1,Two", known)).to.have.nested.property(
      "refusal.code",
      "bank_list_columns",
    );
    expect(rowsOf('DE,1,"Two')).to.equal("bank_list_unreadable");
    expect(rowsOf("\n\n")).to.equal("bank_list_size");
    const row = (place: number) => `DE,${place},Bank ${place},\n`;
    const most = Array.from({ length: bankListLimits.rows }, (_, place) => row(place)).join("");
    expect(rowsOf(most)).to.have.length(bankListLimits.rows);
    expect(rowsOf(most + row(bankListLimits.rows))).to.equal("bank_list_size");
    expect(rowsOf("x".repeat(bankListLimits.characters))).to.equal("bank_list_size");
  });
});

describe("a directory of banks", () => {
  it("prefers the later bank of an id, and the longer code of an IBAN", () => {
    const directory = directoryOf([
      { id: "FI-5", country: "FI", name: "OP", swiftCode: "OKOYFIHH" },
      { id: "FI-57", country: "FI", name: "A branch", swiftCode: undefined },
      { id: "FI-5", country: "FI", name: "OP Financial Group", swiftCode: "OKOYFIHH" },
    ]);
    expect(directory.banksOf("FI").map(({ name }) => name)).to.deep.equal([
      "OP Financial Group",
      "A branch",
    ]);
    expect(directory.ofIban("FI2157000000000000")?.name).to.equal("A branch");
    expect(directory.ofIban("FI2150000000000000")?.name).to.equal("OP Financial Group");
    expect(directory.countries).to.deep.equal(["FI"]);
    expect(directory.find("DE", "FI-5")).to.equal(undefined);
  });
});
