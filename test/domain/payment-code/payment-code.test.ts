import { expect } from "chai";
import fc from "fast-check";
import { epcCode } from "../../../src/domain/payment-code/epc-code.ts";
import { paymentCode, type AskedPayment } from "../../../src/domain/payment-code/payment-code.ts";
import { pixCode } from "../../../src/domain/payment-code/pix-code.ts";
import { pixKeyOf } from "../../../src/domain/payment-code/pix-key.ts";

const redCross = {
  iban: "BE72000000001616",
  bic: "BPOTBEB1",
  name: "Red Cross of Belgium",
  amount: "1",
  text: "Urgency fund",
  purpose: "CHAR",
  information: "Sample EPC QR code",
};

describe("an EPC code", () => {
  it("is the published example", () => {
    expect(epcCode(redCross)?.split("\n")).to.deep.equal([
      "BCD",
      "002",
      "1",
      "SCT",
      "BPOTBEB1",
      "Red Cross of Belgium",
      "BE72000000001616",
      "EUR1",
      "CHAR",
      "",
      "Urgency fund",
      "Sample EPC QR code",
    ]);
  });

  it("ends with its last field that is not empty", () => {
    const { iban, name, amount } = redCross;
    const bare = epcCode({ iban, bic: undefined, name, amount, text: "" });
    expect(bare).to.equal(`BCD\n002\n1\nSCT\n\n${name}\n${iban}\nEUR1`);
  });

  for (const [what, changed] of [
    ["nothing", { amount: "0" }],
    ["nothing with cents", { amount: "0.00" }],
    ["thousandths", { amount: "1.001" }],
    ["a billion", { amount: "1000000000" }],
    ["a name that is too long", { name: "a".repeat(71) }],
    ["no name", { name: "" }],
    ["a text that is too long", { text: "a".repeat(141) }],
    ["more than 331 bytes", { text: "\u20ac".repeat(140) }],
    ["a field in two lines", { name: "Ana\nDE02100100100006820101" }],
  ] as const) {
    it(`is none for ${what}`, () => {
      expect(epcCode({ ...redCross, ...changed })).to.equal(undefined);
    });
  }
});

describe("a BR Code", () => {
  it("is the example of the central bank's manual", () => {
    const code = pixCode({
      key: "123e4567-e12b-12d1-a456-426655440000",
      name: "Fulano de Tal",
      city: "BRASILIA",
      amount: undefined,
      reference: undefined,
    });
    expect(code).to.equal(
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000" +
        "5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
    );
  });

  it("has lengths that lead from field to field, whoever is paid", () => {
    const anyAmount = fc
      .integer({ min: 1, max: 99_999_999 })
      .map((cents) => (cents / 100).toFixed(2));
    const anyone = fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" });
    fc.assert(
      fc.property(anyone, anyAmount, (name, amount) => {
        const code = pixCode({
          key: "+5561912345678",
          name,
          city: "S\u00e3o Paulo",
          amount,
          reference: "k3j4h5",
        });
        if (code === undefined) return;
        const names: string[] = [];
        let rest = code;
        while (rest !== "") {
          const length = Number(rest.slice(2, 4));
          names.push(rest.slice(0, 2));
          expect(rest.length).to.be.at.least(4 + length);
          rest = rest.slice(4 + length);
        }
        expect(names).to.deep.equal("00 26 52 53 54 58 59 60 62 63".split(" "));
        expect(code).to.contain(`54${String(amount.length).padStart(2, "0")}${amount}`);
      }),
    );
  });

  it("takes keys as people write them, and no number that could be two things", () => {
    expect(pixKeyOf("529.982.247-25")).to.equal("52998224725");
    expect(pixKeyOf("11.222.333/0001-81")).to.equal("11222333000181");
    expect(pixKeyOf("+55 (61) 91234-5678")).to.equal("+5561912345678");
    expect(pixKeyOf("Ana@Example.org")).to.equal("ana@example.org");
    expect(pixKeyOf("123E4567-e12b-12d1-a456-426655440000")).to.equal(
      "123e4567-e12b-12d1-a456-426655440000",
    );
    for (const none of ["61912345678", "529.982.247-26", "Ana Lima", "", "@ana"]) {
      expect(pixKeyOf(none), none).to.equal(undefined);
    }
  });
});

describe("the code of a trade's payment", () => {
  const sepa = {
    paymentMethod: "sepa-instant",
    currency: "EUR",
    amount: "100.00",
    reference: "k3j4h5",
    lines: [
      { label: "IBAN", value: "DE89 3704 0044 0532 0130 00" },
      { label: "Account holder", value: "Ana Lima" },
    ],
  };
  const pix = {
    ...sepa,
    paymentMethod: "pix",
    currency: "BRL",
    lines: [
      { label: "Pix key", value: "529.982.247-25" },
      { label: "Name on the account", value: "Jos\u00e9 da Silva" },
    ],
  };

  it("is an EPC code for SEPA, with the trade as what it is for", () => {
    const code = paymentCode(sepa);
    expect(code?.kind).to.equal("epc");
    expect(code?.text.split("\n").slice(5)).to.deep.equal([
      "Ana Lima",
      "DE89370400440532013000",
      "EUR100.00",
      "",
      "",
      "k3j4h5",
    ]);
  });

  it("is a BR Code for Pix, in letters that every app reads", () => {
    const code = paymentCode(pix);
    expect(code?.kind).to.equal("pix");
    expect(code?.text).to.contain("011152998224725").and.contain("5913Jose da Silva");
    expect(code?.text).to.contain("5406100.00").and.contain("62100506k3j4h5");
  });

  const iban = { label: "IBAN", value: "DE89 3704 0044 0532 0130 00" };
  const holder = { label: "Account holder", value: "Ana Lima" };
  const rows: readonly (readonly [string, Partial<AskedPayment>])[] = [
    ["another method", { paymentMethod: "zelle" }],
    ["another currency", { currency: "PLN" }],
    [
      "an account number that has a mistake",
      { lines: [{ label: "IBAN", value: "DE89 3704 0044 0532 0130 01" }, holder] },
    ],
    ["two accounts", { lines: [iban, { label: "Or", value: "BE72 0000 0000 1616" }, holder] }],
    ["no name", { lines: [iban] }],
    ["two names", { lines: [iban, holder, { label: "Name", value: "Ben" }] }],
    [
      "an account outside the EEA without its bank",
      { lines: [{ label: "IBAN", value: "CH93 0076 2011 6238 5295 7" }, holder] },
    ],
  ];
  for (const [what, changed] of rows) {
    it(`is none for ${what}`, () => {
      expect(paymentCode({ ...sepa, ...changed })).to.equal(undefined);
    });
  }

  it("names the bank where it is known", () => {
    const lines = [
      { label: "IBAN", value: "CH93 0076 2011 6238 5295 7" },
      { label: "SWIFT code (BIC)", value: "POFICHBEXXX" },
      { label: "Name", value: "Ana Lima" },
    ];
    expect(paymentCode({ ...sepa, lines })?.text.split("\n")[4]).to.equal("POFICHBEXXX");
  });
});
