import { expect } from "chai";
import { bankAccountLines } from "../../../src/domain/bank-account/account-lines.ts";
import { directoryOf } from "../../../src/domain/bank-account/bank-directory.ts";
import { bundledBanks } from "../../../src/domain/bank-account/bundled-banks.ts";

const bundled = directoryOf(bundledBanks);

const person = { fiatCurrencyId: 14, holderName: "Ana Lima", isPersonal: true };
const german = { ...person, country: "DE", iban: "DE89370400440532013000", swiftCode: "COBADEFF" };

describe("a saved bank account as lines for a payer", () => {
  it("has its number in groups of four and what a transfer needs", () => {
    expect(
      bankAccountLines(german, { paymentMethod: "sepa-instant", currency: "EUR" }, bundled),
    ).to.deep.equal([
      { label: "IBAN", value: "DE89 3704 0044 0532 0130 00" },
      { label: "SWIFT code (BIC)", value: "COBADEFF" },
      { label: "Name on the account", value: "Ana Lima" },
    ]);
  });

  it("names routing numbers as their country does, and banks chosen from the list", () => {
    const way = { paymentMethod: "bank-transfer", currency: "EUR" };
    const labels = (details: object) =>
      bankAccountLines({ ...person, country: "", ...details }, way, bundled)?.map(
        ({ label }) => label,
      );
    const british = { country: "GB", routingNumber: "601613", accountNumber: "31926819" };
    expect(labels(british)).to.include.members(["Sort code", "Account number"]);
    const russian = { country: "RU", routingNumber: "044525000", accountNumber: "4" };
    expect(labels(russian)).to.include("BIK");
    expect(labels({ country: "US", routingNumber: "021000021" })).to.include("Routing number");
    const nigerian = { ...person, country: "NG", bankId: "NG-999992", accountNumber: "8031234567" };
    expect(bankAccountLines(nigerian, way, bundled)).to.deep.include({
      label: "Bank",
      value: "OPay",
    });
  });

  it("are none where nobody can pay into it: another currency, another kind of method, no IBAN", () => {
    const ways = [
      { paymentMethod: "sepa-instant", currency: "USD" },
      { paymentMethod: "revolut", currency: "EUR" },
      { paymentMethod: "no-such-method", currency: "EUR" },
    ];
    for (const way of ways) expect(bankAccountLines(german, way, bundled)).to.equal(undefined);
    const american = { ...person, country: "US", accountNumber: "12345678" };
    const sepa = { paymentMethod: "sepa-instant", currency: "EUR" };
    expect(bankAccountLines(american, sepa, bundled)).to.equal(undefined);
  });
});
