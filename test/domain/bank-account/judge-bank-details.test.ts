import { expect } from "chai";
import type { BankDetails } from "../../../src/domain/bank-account/bank-details.ts";
import { judgeBankDetails } from "../../../src/domain/bank-account/judge-bank-details.ts";
import { directoryOf } from "../../../src/domain/bank-account/bank-directory.ts";
import { bundledBanks } from "../../../src/domain/bank-account/bundled-banks.ts";

const bundled = directoryOf(bundledBanks);

const person = { fiatCurrencyId: 14, holderName: "Ana Lima", isPersonal: true };

/** One account of each group, of published examples. */
const examples = {
  NG: { country: "NG", bankId: "NG-011", accountNumber: "0000014579" },
  US: { country: "US", routingNumber: "021000021", accountNumber: "123456789" },
  FI: { country: "FI", iban: "FI2112345600000785", swiftCode: "NDEAFIHH" },
  GB: { country: "GB", routingNumber: "601613", accountNumber: "31926819" },
  IN: { country: "IN", ifsc: "SBIN0001234", accountNumber: "00000012345" },
  RU: { country: "RU", routingNumber: "044525000", accountNumber: "40101810045250010041" },
  MX: { country: "MX", clabe: "032180000118359719" },
  OTHER: { country: "BR", bankName: "Itaú", swiftCode: "ITAUBRSP", accountNumber: "12345678" },
} as const;

type Group = keyof typeof examples;

const of = (group: Group, changed: Partial<BankDetails> = {}): BankDetails => ({
  ...person,
  ...examples[group],
  ...changed,
});

const faultsOf = (details: BankDetails, others: readonly BankDetails[] = []) => {
  const judged = judgeBankDetails(details, others, bundled);
  return judged.ok ? [] : judged.refusal.faults.map(({ field, code }) => `${field} ${code}`);
};

describe("bank details", () => {
  for (const holderName of [
    "محمد عبد الله",
    "王小明",
    "Søren Ångström",
    "Андрей Чехов",
    "กมล สุขใจ",
    "O’Brien-Ní Dhonnchú",
  ]) {
    it(`take a holder's name in any script: ${holderName}`, () => {
      expect(faultsOf(of("OTHER", { holderName }))).to.deep.equal([]);
    });
  }

  for (const group of Object.keys(examples) as Group[]) {
    it(`pass as published, ${group}`, () => {
      expect(faultsOf(of(group))).to.deep.equal([]);
    });
  }

  it("pass as an IBAN in each country that has one", () => {
    const ibans = [
      ["DE", "DE89 3704 0044 0532 0130 00", "COBADEFFXXX"],
      ["FR", "FR14 2004 1010 0505 0001 3M02 606", "PSSTFRPP"],
      ["NL", "NL91ABNA0417164300", "ABNANL2A"],
      ["ES", "ES91 2100 0418 4502 0005 1332", "CAIXESBB"],
      ["IE", "ie29 aibk 9311 5212 3456 78", "AIBKIE2D"],
    ] as const;
    for (const [country, iban, swiftCode] of ibans) {
      expect(faultsOf(of("FI", { country, iban, swiftCode })), iban).to.deep.equal([]);
    }
    const british = { ...person, country: "GB", iban: "GB29 NWBK 6016 1331 9268 19" };
    expect(faultsOf(british)).to.deep.equal([]);
    const number = "CH9300762011623852957";
    const swiss = { country: "CH", swiftCode: "UBSWCHZH80A", accountNumber: number };
    expect(faultsOf(of("OTHER", swiss))).to.deep.equal([]);
  });

  it("are stored without what was typed around them, and without fields of other countries", () => {
    const typed = of("FI", {
      country: "DE",
      iban: " de89 3704-0044 0532 0130 00 ",
      swiftCode: "cobadeff",
      holderName: "  Ana   Lima ",
      clabe: "032180000118359719",
    });
    expect(judgeBankDetails(typed, [], bundled)).to.deep.equal({
      ok: true,
      value: {
        ...person,
        country: "DE",
        iban: "DE89370400440532013000",
        swiftCode: "COBADEFF",
      },
    });
    const { clabe: accountNumber } = examples.MX;
    const mexican = judgeBankDetails({ ...person, country: "MX", accountNumber }, [], bundled);
    expect(mexican).to.have.nested.property("value.clabe", accountNumber);
  });

  const wrong: readonly (readonly [Group, Partial<BankDetails>, ...string[]])[] = [
    ["FI", { holderName: "  " }, "holderName required"],
    ["FI", { holderName: "A" }, "holderName not_correct_length"],
    ["FI", { holderName: "A".repeat(101) }, "holderName not_correct_length"],
    ["FI", { fiatCurrencyId: 9999 }, "fiatCurrencyId invalid"],
    ["FI", { country: "ZZ" }, "country invalid"],
    ["FI", { iban: "" }, "iban required"],
    ["FI", { swiftCode: "" }, "swiftCode required"],
    ["FI", { iban: "FI2112345600000786" }, "iban invalid"],
    ["FI", { country: "DE" }, "iban country_doesnt_match"],
    ["FI", { swiftCode: "NDEAFI" }, "swiftCode not_correct_length"],
    ["FI", { swiftCode: "ND1AFIHH" }, "swiftCode invalid"],
    ["FI", { swiftCode: "COBADEFF" }, "swiftCode swift_dont_match_iban"],
    ["FI", { residency: "FIN" }, "residency not_correct_length"],
    ["FI", { residency: "ZZ" }, "residency invalid"],
    ["FI", { city: "X" }, "city not_correct_length"],
    ["FI", { state: "X" }, "state not_correct_length"],
    ["FI", { zip: "12" }, "zip not_correct_length"],
    ["FI", { zip: "1".repeat(13) }, "zip not_correct_length"],
    ["FI", { address: "X".repeat(201) }, "address not_correct_length"],
    ["FI", { additionalInfo: "x".repeat(501) }, "additionalInfo not_correct_length"],
    ["NG", { accountNumber: "" }, "accountNumber required"],
    ["NG", { bankId: "" }, "bankId required"],
    ["NG", { bankId: "NG-999" }, "bankId bank_id_not_exist"],
    ["NG", { bankId: "N".repeat(21) }, "bankId not_correct_length"],
    ["NG", { accountNumber: "000001457" }, "accountNumber not_correct_length"],
    ["NG", { accountNumber: "0000014578" }, "accountNumber invalid"],
    ["US", { routingNumber: "" }, "routingNumber required"],
    ["US", { routingNumber: "02100002" }, "routingNumber not_correct_length"],
    ["US", { routingNumber: "021000022" }, "routingNumber invalid"],
    ["US", { accountNumber: "123" }, "accountNumber not_correct_length"],
    ["US", { accountNumber: "12AB56" }, "accountNumber invalid"],
    ["US", { swiftCode: "COBADEFF" }, "swiftCode swift_not_match_country"],
    ["GB", { routingNumber: "60161" }, "routingNumber not_correct_length"],
    ["GB", { accountNumber: "3192681" }, "accountNumber not_correct_length"],
    [
      "GB",
      { routingNumber: "", accountNumber: "" },
      "routingNumber required",
      "accountNumber required",
    ],
    ["IN", { ifsc: "SBIN000123" }, "ifsc invalid"],
    ["IN", { ifsc: "SBIN1001234" }, "ifsc invalid"],
    ["IN", { ifsc: "" }, "ifsc required"],
    ["IN", { accountNumber: "12345678" }, "accountNumber not_correct_length"],
    ["RU", { routingNumber: "0445250" }, "routingNumber not_correct_length"],
    ["RU", { routingNumber: "994525000" }, "routingNumber invalid"],
    ["RU", { accountNumber: "40101810045250010042" }, "accountNumber invalid"],
    ["MX", { clabe: "03218000011835971" }, "clabe invalid"],
    ["MX", { clabe: "032180000118359718" }, "clabe invalid"],
    ["MX", { clabe: "" }, "clabe required"],
    ["OTHER", { bankName: "" }, "bankName required"],
    ["OTHER", { bankName: "X" }, "bankName not_correct_length"],
    ["OTHER", { accountNumber: "123" }, "accountNumber not_correct_length"],
    ["OTHER", { accountNumber: "12_45678" }, "accountNumber invalid"],
    ["OTHER", { accountNumber: "DE89370400440532013000" }, "accountNumber country_doesnt_match"],
  ];
  for (const [group, changed, ...faults] of wrong) {
    it(`are refused: ${group} ${JSON.stringify(changed).slice(0, 60)}: ${faults.join(", ")}`, () => {
      expect(faultsOf(of(group, changed))).to.deep.equal(faults);
    });
  }

  it("name a bank that is not listed, and are those of a listed bank where its name is typed", () => {
    const unlisted = { bankId: "", bankName: "Ilora Microfinance Bank" };
    expect(faultsOf(of("NG", { ...unlisted, accountNumber: "0000014578" }))).to.deep.equal([]);
    expect(faultsOf(of("NG", { ...unlisted, bankName: "X" }))).to.deep.equal([
      "bankName not_correct_length",
    ]);
    const typed = of("NG", { bankId: "", bankName: " first bank of NIGERIA" });
    expect(judgeBankDetails(typed, [], bundled)).to.deep.equal({ ok: true, value: of("NG") });
    expect(faultsOf({ ...typed, accountNumber: "0000014578" })).to.deep.equal([
      "accountNumber invalid",
    ]);
    const saved = judgeBankDetails(of("NG", unlisted), [], bundled);
    expect(saved.ok && faultsOf(of("NG", unlisted), [saved.value])).to.deep.equal([
      "accountNumber non_unique",
    ]);
  });

  it("are saved with any ten digits at banks and wallets that number as they like", () => {
    for (const code of ["999992", "50211", "999991", "50515"]) {
      const bankId = `NG-${code}`;
      expect(faultsOf(of("NG", { bankId, accountNumber: "8031234567" })), code).to.deep.equal([]);
    }
  });

  it("are the same account at another branch of the bank", () => {
    const branch = of("OTHER", { swiftCode: "ITAUBRSPXXX", bankName: "Itaú Unibanco" });
    expect(faultsOf(branch, [of("OTHER")])).to.deep.equal(["swiftCode non_unique"]);
    const elsewhere = of("OTHER", { swiftCode: "BRASBRRJ" });
    expect(faultsOf(elsewhere, [of("OTHER")])).to.deep.equal([]);
  });

  it("are saved once: the same number at the same bank, however it is typed", () => {
    expect(faultsOf(of("FI", { iban: "fi21 1234 5600 0007 85" }), [of("FI")])).to.deep.equal([
      "iban non_unique",
    ]);
    expect(faultsOf(of("MX"), [of("MX")])).to.deep.equal(["clabe non_unique"]);
    expect(faultsOf(of("US"), [of("US")])).to.deep.equal(["accountNumber non_unique"]);
    expect(faultsOf(of("US", { routingNumber: "011000015" }), [of("US")])).to.deep.equal([]);
  });
});
