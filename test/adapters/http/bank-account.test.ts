import { expect } from "chai";
import { everyBankFault } from "../../support/bank-faults.ts";
import { bankAccountBody } from "../../support/bank-account-body.ts";
import { TradingPair } from "../../support/trading-pair.ts";

interface Card {
  readonly id: string;
  readonly last: string;
}

interface Told {
  readonly error: { readonly details?: readonly { field: string; code: string }[] };
}

const fields = ({ body }: { readonly body: unknown }) =>
  ((body as Told).error.details ?? []).map(({ field, code }) => `${field} ${code}`);

const of = (id: string) => ({ parameters: { id } });

describe("bank accounts over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(() => pair.close());

  const add = async (changed: object = {}) =>
    (await pair.seller.must("addBankAccount", { body: bankAccountBody(changed) })).data as Card;
  const listed = async () => (await pair.seller.must("listBankAccounts", {})).data as Card[];

  it("are listed masked, read whole by their owner, changed and deleted", async () => {
    const { id, last } = await add();
    expect(last).to.equal("3000");
    expect(JSON.stringify(await listed())).to.not.contain("0532013000");
    const { data } = await pair.seller.must("viewBankAccount", of(id));
    expect(data).to.deep.include({ sepa: { iban: "DE89370400440532013000" }, is_personal: true });
    const body = bankAccountBody({ holder_name: "Lima GmbH", is_personal: false });
    await pair.seller.must("changeBankAccount", { ...of(id), body });
    expect(await listed()).to.have.nested.property("[0].holder_name", "Lima GmbH");
    await pair.seller.must("removeBankAccount", of(id));
    expect(await listed()).to.deep.equal([]);
    expect(await pair.seller.call("removeBankAccount", of(id))).to.include({ status: 404 });
  });

  it("are nobody else's, whatever they ask", async () => {
    const { id } = await add();
    const body = bankAccountBody();
    expect(await pair.buyer.call("viewBankAccount", of(id))).to.include({ status: 404 });
    expect(await pair.buyer.call("changeBankAccount", { ...of(id), body })).to.include({
      status: 404,
    });
    expect(await pair.buyer.call("removeBankAccount", of(id))).to.include({ status: 404 });
    expect((await pair.buyer.must("listBankAccounts", {})).data).to.deep.equal([]);
    await pair.seller.must("removeBankAccount", of(id));
  });

  it("are stored encrypted, each reading is noted, and without the key nothing is left", async () => {
    const { id } = await add();
    const { database } = pair.app;
    const rows: unknown = await database.query(
      "SELECT encode(details, 'escape') AS kept FROM bank_account WHERE id = $1",
      [id],
    );
    expect(JSON.stringify(rows)).to.not.match(/Lima|0532013000/);
    await pair.seller.must("viewBankAccount", of(id));
    const readings: unknown[] = await database.query(
      "SELECT reader_id FROM bank_account_reading WHERE account_id = $1",
      [id],
    );
    expect(readings).to.have.length(1);
    await database.query(
      "DELETE FROM person_key WHERE trader_id = (SELECT trader_id FROM bank_account WHERE id = $1)",
      [id],
    );
    expect(await listed()).to.deep.equal([]);
    await database.query("DELETE FROM bank_account WHERE id = $1", [id]);
  });

  const wrong: readonly (readonly [changed: object, ...faults: string[]])[] = [
    [{ holder_name: " " }, "holder_name required"],
    [
      { holder_name: undefined, sepa: { iban: "DE88370400440532013000" } },
      "holder_name required",
      "iban invalid",
    ],
    [{ holder_name: "A" }, "holder_name not_correct_length"],
    [{ swift_code: "COBA" }, "swift_code not_correct_length"],
    [{ swift_code: "NDEAFIHH" }, "swift_code swift_dont_match_iban"],
    [{ sepa: { iban: "DE88370400440532013000" } }, "iban invalid"],
    [{ country_id: "FI" }, "iban country_doesnt_match"],
    [{ additional_info: "x".repeat(501) }, "additional_info not_correct_length"],
    [
      { swift: { residency: "DEU", city: "X", zip: "1", address: "X" } },
      "swift.residency not_correct_length",
      "swift.city not_correct_length",
      "swift.zip not_correct_length",
      "swift.address not_correct_length",
    ],
    [
      { country_id: "NG", account_number: "0000014579", bank_id: "NG-999" },
      "bank_id bank_id_not_exist",
      "swift_code swift_not_match_country",
    ],
    [
      { country_id: "NG", account_number: "1", bank_id: "N".repeat(21), swift_code: "" },
      "bank_id not_correct_length",
      "account_number not_correct_length",
    ],
    [
      {
        country_id: "GB",
        routing_number: "1",
        account_number: "12345678",
        sepa: {},
        swift_code: "",
      },
      "routing_number not_correct_length",
    ],
    [
      { country_id: "US", routing_number: "1", account_number: "12345678", swift_code: "" },
      "routing_number not_correct_length",
    ],
    [{ country_id: "MX", account_number: "032180000118359718", swift_code: "" }, "clabe invalid"],
    [
      { country_id: "IN", ifsc: "SBIN000123", account_number: "123456789", swift_code: "" },
      "ifsc invalid",
    ],
    [{ fiat_currency_id: 999_999 }, "fiat_currency_id invalid"],
    [{ country_id: "ZZ" }, "country_id invalid"],
    [{ swift_code: "COBA1EFF" }, "swift_code invalid"],
    [
      { swift: { residency: "ZZ", state: "X" } },
      "swift.residency invalid",
      "swift.state not_correct_length",
    ],
    [
      { country_id: "US", swift_code: "", sepa: {} },
      "routing_number required",
      "account_number required",
    ],
    [
      { country_id: "US", routing_number: "021000022", account_number: "12A4", swift_code: "" },
      "routing_number invalid",
      "account_number invalid",
    ],
    [{ country_id: "DE", sepa: {}, swift_code: "" }, "iban required", "swift_code required"],
    [{ country_id: "NG", swift_code: "", sepa: {} }, "bank_id required", "account_number required"],
    [{ country_id: "IN", swift_code: "", sepa: {} }, "ifsc required", "account_number required"],
    [{ country_id: "MX", swift_code: "", sepa: {} }, "clabe required"],
    [
      { country_id: "BR", swift_code: "", sepa: {} },
      "bank_name required",
      "swift_code required",
      "account_number required",
    ],
    [
      { country_id: "BR", bank_name: "I", account_number: "1", swift_code: "ITAUBRSP" },
      "bank_name not_correct_length",
      "account_number not_correct_length",
    ],
    [
      {
        country_id: "BR",
        bank_name: "Itaú",
        account_number: "DE89370400440532013000",
        swift_code: "ITAUBRSP",
      },
      "account_number country_doesnt_match",
    ],
    [
      { country_id: "RU", routing_number: "04452522", account_number: "1", swift_code: "" },
      "routing_number not_correct_length",
      "account_number not_correct_length",
    ],
    [
      { country_id: "RU", routing_number: "999999999", account_number: "1A", swift_code: "" },
      "routing_number invalid",
      "account_number invalid",
    ],
    [
      {
        country_id: "GB",
        routing_number: "60161B",
        account_number: "1234567",
        sepa: {},
        swift_code: "",
      },
      "routing_number invalid",
      "account_number not_correct_length",
    ],
  ];
  for (const [changed, ...faults] of wrong) {
    it(`name what is wrong: ${faults.join(", ")}`, async () => {
      const body = bankAccountBody(changed);
      const refused = await pair.seller.call("addBankAccount", { body });
      expect(refused).to.include({ status: 422, code: "validation" });
      expect(fields(refused)).to.have.members(faults);
    });
  }

  it("name at each field the codes that its form can show, and no other", () => {
    const repeated = ["iban", "clabe", "account_number", "swift_code"];
    const told = wrong.flatMap(([, ...faults]) => faults);
    const every = [...told, ...repeated.map((field) => `${field} non_unique`)];
    expect(new Set(every)).to.deep.equal(everyBankFault);
  });

  it("name the bank that was chosen, or one that is not listed", async () => {
    const nigerian = { country_id: "NG", account_number: "8031234567", swift_code: "", sepa: {} };
    const { id } = await add({ ...nigerian, bank_id: "NG-999992" });
    const other = await add({ ...nigerian, bank_name: "Ilora Microfinance Bank" });
    const names = (await listed()).map((card) => (card as Card & { bank_name: string }).bank_name);
    expect(names).to.deep.equal(["OPay", "Ilora Microfinance Bank"]);
    for (const each of [id, other.id]) await pair.seller.must("removeBankAccount", of(each));
    const none = bankAccountBody(nigerian);
    expect(fields(await pair.seller.call("addBankAccount", { body: none }))).to.deep.equal([
      "bank_id required",
    ]);
  });

  it("are told at the SWIFT code where only its branch differs", async () => {
    const brazilian = { country_id: "BR", bank_name: "Itaú", account_number: "12345678", sepa: {} };
    const { id } = await add({ ...brazilian, swift_code: "ITAUBRSP" });
    const body = bankAccountBody({ ...brazilian, swift_code: "ITAUBRSPXXX" });
    expect(fields(await pair.seller.call("addBankAccount", { body }))).to.deep.equal([
      "swift_code non_unique",
    ]);
    await pair.seller.must("removeBankAccount", of(id));
  });

  it("are told at the account number where it was saved before", async () => {
    const account = { country_id: "US", routing_number: "021000021", swift_code: "", sepa: {} };
    const { id } = await add({ ...account, account_number: "123456789" });
    const body = bankAccountBody({ ...account, account_number: "1234 56789" });
    expect(fields(await pair.seller.call("addBankAccount", { body }))).to.deep.equal([
      "account_number non_unique",
    ]);
    await pair.seller.must("removeBankAccount", of(id));
  });

  it("are told at the CLABE where it was saved before", async () => {
    const mexican = { country_id: "MX", swift_code: "", sepa: {} };
    const { id } = await add({ ...mexican, account_number: "032180000118359719" });
    const body = bankAccountBody({ ...mexican, clabe: "032 180 00011835971 9" });
    expect(fields(await pair.seller.call("addBankAccount", { body }))).to.deep.equal([
      "clabe non_unique",
    ]);
    await pair.seller.must("removeBankAccount", of(id));
  });

  it("are saved once, and there are at most 20", async () => {
    await add();
    const again = await pair.seller.call("addBankAccount", { body: bankAccountBody() });
    expect(fields(again)).to.deep.equal(["iban non_unique"]);
    const us = { country_id: "US", routing_number: "021000021", swift_code: "" };
    for (let count = 1; count < 20; count += 1) {
      await add({ ...us, account_number: String(10_000 + count) });
    }
    const body = bankAccountBody({ ...us, account_number: "99999" });
    expect(await pair.seller.call("addBankAccount", { body })).to.include({
      status: 409,
      code: "too_many_bank_accounts",
    });
  });

  it("have banks: by country, IBAN, routing number and SWIFT, some times a minute", async () => {
    const { buyer } = pair;
    const query = { country_id: "NG", limit: "1000" };
    expect((await buyer.must("listBanks", { query })).data).to.have.length(78);
    expect(
      (await buyer.must("listBanks", { query: { ...query, limit: "2" } })).data,
    ).to.have.length(2);
    const byIban = await buyer.must("findBankByIban", {
      query: { iban: "GB29NWBK60161331926819" },
    });
    expect(byIban.data).to.include({ id: "GB-NWBK", swift_code: "NWBKGB2L" });
    const byRouting = { query: { routing_number: "021000021" } };
    const { data: bank } = await buyer.must("findBankByRoutingNumber", byRouting);
    expect(bank).to.include({ country_id: "US", name: "JPMorgan Chase Bank" });
    const bySwift = { query: { swift_code: "cobadeffxxx" } };
    expect((await buyer.must("findBankBySwift", bySwift)).data).to.include({ name: "Commerzbank" });
    const unknown = { query: { swift_code: "DEUTDEFF" } };
    expect(await buyer.call("findBankBySwift", unknown)).to.include({ status: 404 });
    const wrongIban = await buyer.call("findBankByIban", { query: { iban: "GB00NWBK" } });
    expect(fields(wrongIban)).to.deep.equal(["iban invalid"]);
    let status = 200;
    for (let count = 0; count < 60 && status !== 429; count += 1) {
      ({ status } = await buyer.call("findBankBySwift", unknown));
    }
    expect(status).to.equal(429);
  });
});
