import { expect } from "chai";
import type {
  BankDirectoryView,
  BankListReportView,
} from "../../../src/adapters/http/contract/admin/bank-lists.ts";
import { bankAccountBody } from "../../support/bank-account-body.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { TradingPair } from "../../support/trading-pair.ts";

const heading = "country,code,name,swift_code\n";
const swiss = `${heading}CH,00230,UBS Switzerland,UBSWCHZH80A\nCH,00700,Zürcher Kantonalbank,ZKBKCHZZ\n`;
const reason = "The list of SIX of this month.";

describe("lists of banks over HTTP", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open();
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
  });
  after(() => pair.close());

  const check = (text: string) => ada.call("checkBankList", { body: { text } });
  const put = (text: string, key?: string) =>
    ada.call("importBankList", {
      body: { text, file_name: "swiss.csv", reason },
      ...(key !== undefined && { key }),
    });
  const directory = async (): Promise<BankDirectoryView> =>
    (await ada.must("viewBankDirectory")).data;
  const banksOf = async (country: string) =>
    (await pair.buyer.must("listBanks", { query: { country_id: country } })).data as unknown[];

  it("tell which countries are known, and what a list would do without doing it", async () => {
    const { countries, imports } = await directory();
    expect(countries.find(({ country }) => country === "NG")).to.deep.equal({
      country: "NG",
      banks: 78,
      imported: 0,
      importedAt: null,
    });
    expect(imports).to.deep.equal([]);
    const report: BankListReportView = (await check(swiss)).data;
    expect(report).to.include({ rows: 2, added: 2, changed: 0, kept: 0, faulty: 0 });
    expect(report.shown[0]).to.deep.equal({
      line: 2,
      does: "adds",
      id: "CH-00230",
      name: "UBS Switzerland",
      swiftCode: "UBSWCHZH",
      before: null,
    });
    expect(await banksOf("CH")).to.deep.equal([]);
  });

  it("are imported whole or not at all, once for a key, and logged", async () => {
    const faulty = `${swiss}CH,00762,X,\nCH,00700,Again,\n`;
    const report: BankListReportView = (await check(faulty)).data;
    expect(report.shown.map(({ line, does }) => `${line} ${does}`)).to.deep.equal([
      "4 name",
      "5 repeated",
    ]);
    expect(await put(faulty)).to.include({ status: 422, code: "bank_list_faulty" });
    expect(await put("name\nUBS")).to.include({ status: 422, code: "bank_list_columns" });
    expect(await put(`${heading}CH,"1`)).to.include({ status: 422, code: "bank_list_unreadable" });
    expect(await put(heading)).to.include({ status: 422, code: "bank_list_size" });
    const blank = { text: swiss, file_name: "swiss.csv", reason: " " };
    expect(await ada.call("importBankList", { body: blank })).to.include({ code: "reason_needed" });
    expect(await banksOf("CH")).to.deep.equal([]);
    const twice = await Promise.all([put(swiss, "one-import"), put(swiss, "one-import")]);
    expect(twice.map(({ status }) => status)).to.deep.equal([200, 200]);
    const { countries, imports } = await directory();
    expect(imports).to.have.length(1);
    expect(imports[0]).to.include({ by: "ada_admin", fileName: "swiss.csv", rows: 2, added: 2 });
    expect(countries.find(({ country }) => country === "CH")).to.include({ banks: 2, imported: 2 });
    const logged = await pair.app.database.query(
      "SELECT FROM audit_log WHERE act = 'import-banks'",
    );
    expect(logged).to.have.length(1);
  });

  it("change what traders find and which banks exist", async () => {
    const { buyer } = pair;
    const query = { iban: "CH5600230000A2060000 1".replaceAll(" ", "") };
    const told = await buyer.call("findBankByIban", { query });
    expect(told.status, "a wrong IBAN is no bank's").to.equal(422);
    const right = { iban: "CH9300762011623852957" };
    expect((await buyer.call("findBankByIban", { query: right })).status).to.equal(404);
    await put(`${heading}CH,00762,PostFinance,POFICHBE\n`);
    const found = await buyer.must("findBankByIban", { query: right });
    expect(found.data).to.include({ name: "PostFinance", swift_code: "POFICHBE" });
    const changed = `${heading}CH,00762,PostFinance AG,\n`;
    const { shown }: BankListReportView = (await check(changed)).data;
    expect(shown).to.deep.equal([
      {
        line: 2,
        does: "changes",
        id: "CH-00762",
        name: "PostFinance AG",
        swiftCode: null,
        before: { name: "PostFinance", swiftCode: "POFICHBE" },
      },
    ]);
    await put(`${heading}NG,50211,Kuda Bank,\nNG,099X,New Bank,\n`);
    const body = bankAccountBody({
      country_id: "NG",
      account_number: "8031234567",
      bank_id: "NG-099X",
      swift_code: "",
      sepa: {},
    });
    const { data } = await pair.seller.must("addBankAccount", { body });
    expect(data).to.include({ bank_name: "New Bank" });
  });
});
