import { expect } from "chai";
import { paymentMethods } from "../../../src/domain/catalogue/payment-methods.ts";
import {
  judgePayAddress,
  payAddressLimits,
  payAddressLines,
  singleLineMethods,
  type PayAddress,
} from "../../../src/domain/pay-address/pay-address.ts";

const wallet: PayAddress = { paymentMethod: "revolut", value: "ana@lima.example", note: "" };

const faultsOf = (changed: Partial<PayAddress>, others: readonly PayAddress[] = []) => {
  const judged = judgePayAddress({ ...wallet, ...changed }, others);
  return judged.ok ? [] : judged.refusal.faults.map(({ field, code }) => `${field} ${code}`);
};

describe("an online wallet or a place", () => {
  it("can be saved for methods that need one line, and for no others", () => {
    const groups = new Set(singleLineMethods(paymentMethods).map(({ groupId }) => groupId));
    expect([...groups]).to.include.members([2, 3]);
    for (const group of [1, 5, 8] as const)
      expect(groups.has(group), `group ${group}`).to.equal(false);
    expect(faultsOf({ paymentMethod: "sepa-instant" })).to.deep.equal(["paymentMethod invalid"]);
    expect(faultsOf({ paymentMethod: "no-such-method" })).to.deep.equal(["paymentMethod invalid"]);
  });

  it("is checked field by field, and stored clean", () => {
    expect(faultsOf({})).to.deep.equal([]);
    expect(faultsOf({ value: "  " })).to.deep.equal(["value required"]);
    expect(faultsOf({ value: "x" })).to.deep.equal(["value not_correct_length"]);
    const long = "x".repeat(payAddressLimits.value + 1);
    expect(faultsOf({ value: long })).to.deep.equal(["value not_correct_length"]);
    expect(faultsOf({ value: "\u200b\u200b" })).to.deep.equal(["value invalid"]);
    expect(faultsOf({ value: "bell\u0007" })).to.deep.equal(["value invalid"]);
    const note = "n".repeat(payAddressLimits.note + 1);
    expect(faultsOf({ note })).to.deep.equal(["note not_correct_length"]);
    const same = [{ ...wallet, value: "ANA@lima.example" }];
    expect(faultsOf({}, same)).to.deep.equal(["value non_unique"]);
    const judged = judgePayAddress({ ...wallet, value: "  Ana   Lima " }, []);
    expect(judged.ok && judged.value.value).to.equal("Ana Lima");
  });

  it("becomes the lines of its own method alone", () => {
    expect(payAddressLines(wallet, { paymentMethod: "revolut" })).to.deep.equal([
      { label: "Email or username", value: "ana@lima.example" },
    ]);
    expect(payAddressLines(wallet, { paymentMethod: "wise" })).to.equal(undefined);
    const cash = paymentMethods.find(({ groupId }) => groupId === 2);
    const paymentMethod = cash?.slug ?? "";
    const place = { paymentMethod, value: "Rua Augusta 12", note: "Ring twice" };
    expect(payAddressLines(place, { paymentMethod })).to.deep.equal([
      { label: "Where to pay", value: "Rua Augusta 12" },
      { label: "Note", value: "Ring twice" },
    ]);
  });
});
