import { expect } from "chai";
import {
  findCryptoCurrency,
  cryptoCurrenciesOf,
} from "../../../src/domain/catalogue/crypto-currencies.ts";
import {
  fiatCurrencies,
  findCurrency,
  metals,
} from "../../../src/domain/catalogue/fiat-currencies.ts";
import {
  findGroup,
  groupById,
  paymentMethodGroups,
} from "../../../src/domain/catalogue/payment-method-groups.ts";
import {
  findPaymentMethod,
  paymentMethods,
} from "../../../src/domain/catalogue/payment-methods.ts";
import { shownFiatDigits } from "../../../src/domain/money/fiat.ts";
import { assetCodes } from "../../../src/domain/money/asset.ts";

const expectUnique = (values: readonly unknown[]) =>
  expect(new Set(values).size).to.equal(values.length);

describe("the catalogue", () => {
  it("gives every method, group and currency an id and a name of its own", () => {
    for (const list of [paymentMethods, paymentMethodGroups]) {
      expectUnique(list.map(({ id }) => id));
      expectUnique(list.map(({ slug }) => slug));
      expectUnique(list.map(({ name }) => name));
    }
    expectUnique([...fiatCurrencies, ...metals].map(({ id }) => id));
    expectUnique([...fiatCurrencies, ...metals].map(({ code }) => code));
  });

  it("has the four metals, and no offer can be in one", () => {
    expect(metals.map(({ code }) => code)).to.have.members(["XAU", "XAG", "XPT", "XPD"]);
    for (const { code } of metals) expect(findCurrency(code)).to.equal(undefined);
  });

  it("has methods in every group, with slugs that addresses and filters take", () => {
    const used = new Set(paymentMethods.map(({ groupId }) => groupId));
    expect([...used]).to.have.members(paymentMethodGroups.map(({ id }) => id));
    for (const { slug } of paymentMethods) expect(slug).to.match(/^[a-z0-9-]{1,60}$/);
  });

  it("has the published groups by their slugs", () => {
    const published = {
      "bank-transfers": 5,
      "online-transfers": 3,
      "gift-cards": 1,
      "cash-deposits": 2,
      "debitcredit-cards": 4,
      "goods-and-services": 7,
      services: 7,
      "digital-currencies": 6,
      "mobile-money": 8,
      assets: 43,
    };
    for (const [slug, id] of Object.entries(published)) {
      expect(findGroup(slug)).to.have.property("id", id);
    }
    expect(findGroup("all-payment-methods")).to.equal("every");
    expect(findGroup("toString")).to.equal(undefined);
    expect(groupById(43).slug).to.equal("assets");
  });

  it("numbers the US dollar 144, and knows currencies by their codes", () => {
    expect(findCurrency("USD")).to.include({ id: 144, name: "US dollar" });
    expect(findCurrency("usd")).to.equal(undefined);
    for (const { code } of fiatCurrencies) expect(code).to.match(/^[A-Z]{3}$/);
  });

  it("shows fiat with at least two digits", () => {
    expect(["JPY", "EUR", "KWD"].map(shownFiatDigits)).to.deep.equal([2, 2, 3]);
  });

  it("has every asset of the money rules once, by its published id", () => {
    const listed = [false, true].flatMap((isDemo) => cryptoCurrenciesOf(isDemo));
    expect(listed.map(({ asset }) => asset.code)).to.deep.equal(assetCodes);
    for (const each of listed) {
      expect(findCryptoCurrency(each.asset.cryptoCurrencyId)).to.equal(each);
    }
    expect([6, 8, 9].map((id) => findCryptoCurrency(id)?.urlParam)).to.deep.equal([
      "tether",
      "bitcoin",
      "ethereum",
    ]);
    expect(findCryptoCurrency(7)).to.equal(undefined);
  });

  it("finds a method by its slug only", () => {
    expect(findPaymentMethod("sepa-instant")).to.include({ name: "SEPA Instant", groupId: 5 });
    expect(findPaymentMethod("constructor")).to.equal(undefined);
  });
});
