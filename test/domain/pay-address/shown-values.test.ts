import { expect } from "chai";
import { shownValues } from "../../../src/domain/pay-address/shown-values.ts";

const shown = (...values: string[]) =>
  shownValues(values.map((value) => ({ paymentMethod: "revolut", value, note: "" })));

describe("what online wallets and cash places are known by", () => {
  it("is the whole of a place, the beginning of an email address and the end of a name", () => {
    const place = { paymentMethod: "cash-in-person", value: "Rua Augusta 12", note: "" };
    expect(shownValues([place])).to.deep.equal(["Rua Augusta 12"]);
    expect(shown("ana@lima.example")).to.deep.equal(["a••••@lima.example"]);
    expect(shown("ana_lima_2024")).to.deep.equal(["•••• 2024"]);
    expect(shown("Ana Łucja")).to.deep.equal(["•••• ucja"]);
  });

  it("is never the whole of a short name", () => {
    expect(shown("ab", "abcd")).to.deep.equal(["•••• b", "•••• cd"]);
    expect(shown("👩a")).to.deep.equal(["•••• a"]);
  });

  it("is as much more as tells two of a method apart", () => {
    expect(shown("al.smith@lima.example", "an.smith@lima.example")).to.deep.equal([
      "al••••@lima.example",
      "an••••@lima.example",
    ]);
    expect(shown("sofia.lima99", "peter.lima99")).to.deep.equal(["s•••• ma99", "p•••• ma99"]);
  });

  it("has a number where half of it does not tell them apart", () => {
    expect(shown("ana@lima.example", "wise.ana", "amy@lima.example")).to.deep.equal([
      "a••••@lima.example (1)",
      "•••• .ana",
      "a••••@lima.example (2)",
    ]);
    expect(shown("joao.lima99", "joaoxlima99")).to.deep.equal(["•••• ma99 (1)", "•••• ma99 (2)"]);
  });

  it("is the usual part where the other is of another method", () => {
    const value = "ana@lima.example";
    const both = ["revolut", "wise"].map((paymentMethod) => ({ paymentMethod, value, note: "" }));
    expect(shownValues(both)).to.deep.equal(["a••••@lima.example", "a••••@lima.example"]);
  });
});
