import { expect } from "chai";
import { bankFieldNames } from "../../../../src/adapters/http/contract/bank-account/bank-account-faults.ts";
import {
  addressParts,
  bodyOf,
  draftOf,
  emptyDraft,
} from "../../../../src/adapters/web-ui/bank-account/bank-draft.ts";

const swift = {
  address: "1 Quay Street",
  zip: "VLT 1000",
  city: "Valletta",
  state: "Malta",
  residency: "MT",
};

describe("the form of a bank account", () => {
  it("sends an IBAN of the United Kingdom in capitals, as SEPA", () => {
    const typed = { ...emptyDraft("GB", 14), iban: " gb29 nwbk 6016 1331 9268 19 ", clabe: "1" };
    const body = bodyOf(typed);
    expect(body).to.deep.include({ sepa: { iban: "GB29 NWBK 6016 1331 9268 19" } });
    expect(body).to.not.have.any.keys("account_number", "clabe");
  });

  it("sends the CLABE of Mexico as the account's number, and no SEPA", () => {
    const typed = { ...emptyDraft("MX", 14), clabe: "032180000118359719", iban: "left over" };
    const body = bodyOf(typed);
    expect(body).to.include({ account_number: "032180000118359719" });
    expect(body).to.not.have.any.keys("sepa", "clabe");
  });

  it("sends the holder's address as it was typed, and nothing where nothing was", () => {
    const draft = emptyDraft("FI", 14);
    expect(bodyOf(draft)).to.not.have.property("swift");
    expect(bodyOf({ ...draft, ...swift, city: " Valletta " }).swift).to.deep.equal(swift);
    expect(bodyOf({ ...draft, residency: "MT" }).swift).to.deep.equal({ residency: "MT" });
  });

  it("keeps the address of a saved account that is changed", () => {
    const saved = {
      id: "account1",
      country_id: "FI",
      fiat_currency_id: 14,
      is_personal: true,
      holder_name: "Ana Lima",
      account_number: null,
      sepa: { iban: "FI2112345600000785" },
      routing_number: null,
      bank_id: null,
      bank_name: null,
      swift_code: null,
      ifsc: null,
      clabe: null,
      additional_info: null,
      swift,
    } as unknown as Parameters<typeof draftOf>[0];
    expect(bodyOf(draftOf(saved)).swift).to.deep.equal(swift);
  });

  it("has a field for each part of the address that the server can refuse", () => {
    const refused = Object.values(bankFieldNames).filter((name) => name.startsWith("swift."));
    expect(addressParts.map((part) => `swift.${part}`)).to.have.members(refused);
  });
});
