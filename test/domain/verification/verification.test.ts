import { expect } from "chai";
import fc from "fast-check";
import { parseAddressDetails } from "../../../src/domain/verification/address-proof.ts";
import { parseBasicDetails } from "../../../src/domain/verification/basic-details.ts";
import { ageAt, dayOf, isDay } from "../../../src/domain/verification/day.ts";
import { filesNeeded } from "../../../src/domain/verification/files-needed.ts";
import {
  documentKey,
  documentTypesOf,
  idDocumentTypes,
  parseIdDetails,
  type IdDetails,
} from "../../../src/domain/verification/id-document.ts";
import {
  decideVerification,
  judgeBegin,
  verificationKinds,
  verificationStates,
  verificationVerdicts,
  type VerificationRecord,
} from "../../../src/domain/verification/verification.ts";
import type { Refusal, Result } from "../../../src/domain/result/result.ts";

const codeOf = (result: Result<unknown, Refusal>) => (result.ok ? "ok" : result.refusal.code);
const bounds = { today: "2026-03-01", leastAge: 18 };

const id: IdDetails = {
  country: "PT",
  documentType: "passport",
  firstName: "Ana",
  middleName: "",
  lastName: "de Lima-Çelik",
  documentNumber: " ca 123456 ",
  birthDate: "1990-02-28",
  expiresOn: "2030-01-01",
};

const address = {
  country: "NG",
  documentType: "utility_bill",
  region: "Lagos",
  city: "Ikeja",
  line1: "1 Quay  Street",
  line2: "",
  zip: "100001",
  nigerianId: "12345678901",
  nigerianBankId: "",
} as const;

describe("an attempt to prove something", () => {
  const fresh: VerificationRecord = { state: undefined, isExpired: false, rejected: 0 };
  const begin = (
    kind: "basic" | "id" | "address" | "video",
    change: Partial<VerificationRecord>,
    hasId = true,
  ) => codeOf(judgeBegin(kind, { ...fresh, ...change }, { hasId, tries: 3 }));

  it("begins first, and again after it was rejected, could not be read, or expired", () => {
    for (const kind of verificationKinds) {
      expect(begin(kind, {}), kind).to.equal("ok");
      expect(begin(kind, { state: "uploaded" }), kind).to.equal("ok");
      expect(begin(kind, { state: "rejected", rejected: 2 }), kind).to.equal("ok");
      expect(begin(kind, { state: "corrupted" }), kind).to.equal("ok");
      expect(begin(kind, { state: "approved", isExpired: true }), kind).to.equal("ok");
    }
  });

  it("never begins beside one that staff have, on top of one that holds, or past the tries", () => {
    for (const kind of verificationKinds) {
      expect(begin(kind, { state: "pending" }), kind).to.equal("verification_pending");
      expect(begin(kind, { state: "approved" }), kind).to.equal("verification_done");
      const tired = { state: "rejected", rejected: 3 } as const;
      expect(begin(kind, tired), kind).to.equal("attempts_exceeded");
    }
  });

  it("of an address or a video needs an ID", () => {
    expect(begin("address", {}, false)).to.equal("verify_id_first");
    expect(begin("video", {}, false)).to.equal("verify_id_first");
    expect(begin("id", {}, false)).to.equal("ok");
    expect(begin("basic", {}, false)).to.equal("ok");
  });

  it("gets one verdict, while staff have it", () => {
    const after = { approve: "approved", reject: "rejected", corrupted: "corrupted" };
    for (const verdict of verificationVerdicts) {
      for (const state of [undefined, ...verificationStates]) {
        const decided = decideVerification(state, verdict);
        expect(decided.ok, `${state} ${verdict}`).to.equal(state === "pending");
        if (decided.ok) expect(decided.value).to.equal(after[verdict]);
      }
    }
  });

  it("needs each side of the document, and its owner beside it", () => {
    const sides = idDocumentTypes.map((documentType) => filesNeeded({ kind: "id", documentType }));
    expect(sides[0]).to.deep.equal(["front", "selfie"]);
    for (const each of sides.slice(1)) expect(each).to.deep.equal(["front", "back", "selfie"]);
    expect(filesNeeded({ kind: "address", documentType: "tax_bill" })).to.deep.equal(["page"]);
    expect(filesNeeded({ kind: "video", documentType: undefined })).to.deep.equal(["video"]);
  });
});

describe("an identity document", () => {
  const faults = (change: Partial<IdDetails>) => {
    const parsed = parseIdDetails({ ...id, ...change }, bounds);
    return parsed.ok ? [] : parsed.refusal.faults;
  };

  it("is taken as it is printed, its number without the space around it", () => {
    const parsed = parseIdDetails(id, bounds);
    expect(parsed.ok && parsed.value.documentNumber).to.equal("CA 123456");
    expect(parsed.ok && documentKey(parsed.value)).to.equal("PT passport CA123456");
  });

  it("names every field that cannot be taken", () => {
    expect(faults({ country: "XX" })).to.include("country");
    expect(faults({ country: "GB", documentType: "id_card" })).to.deep.equal(["documentType"]);
    for (const name of ["", " ", "1", "<b>", "\u202eana", "x".repeat(101)]) {
      expect(faults({ firstName: name }), name).to.deep.equal(["firstName"]);
      expect(faults({ lastName: name }), name).to.deep.equal(["lastName"]);
    }
    expect(faults({ documentNumber: "12" })).to.deep.equal(["documentNumber"]);
    expect(faults({ documentNumber: "1';--" })).to.deep.equal(["documentNumber"]);
    expect(faults({ expiresOn: "2026-03-01" })).to.deep.equal(["expiresOn"]);
    expect(faults({ expiresOn: "" })).to.deep.equal([]);
  });

  it("is of somebody who is old enough, to the day", () => {
    expect(faults({ birthDate: "2008-03-01" })).to.deep.equal([]);
    expect(faults({ birthDate: "2008-03-02" })).to.deep.equal(["birthDate"]);
    expect(faults({ birthDate: "2027-01-01" })).to.deep.equal(["birthDate"]);
    expect(faults({ birthDate: "1990-02-30" })).to.deep.equal(["birthDate"]);
  });

  it("can be a passport everywhere", () => {
    for (const country of ["PT", "GB", "US", "NG"]) {
      expect(documentTypesOf(country), country).to.include("passport");
    }
  });
});

describe("a proof of address", () => {
  const faults = (change: object) => {
    const parsed = parseAddressDetails({ ...address, ...change });
    return parsed.ok ? [] : parsed.refusal.faults;
  };

  it("has a street and a town, and numbers of Nigeria for Nigeria alone", () => {
    const parsed = parseAddressDetails(address);
    expect(parsed.ok && parsed.value.line1).to.equal("1 Quay Street");
    expect(faults({ city: " " })).to.deep.equal(["city"]);
    expect(faults({ line1: "\u200b\u200b" })).to.deep.equal(["line1"]);
    expect(faults({ zip: "1".repeat(13) })).to.deep.equal(["zip"]);
    expect(faults({ nigerianId: "123" })).to.deep.equal(["nigerianId"]);
    expect(faults({ country: "PT" })).to.deep.equal(["nigerianId"]);
    expect(faults({ country: "PT", nigerianId: "" })).to.deep.equal([]);
  });
});

describe("basic verification", () => {
  it("takes names, a real birthday and a country", () => {
    const typed = { firstName: " Ana ", lastName: "Lima", birthDate: "1990-01-01", country: "PT" };
    const parsed = parseBasicDetails(typed, bounds);
    expect(parsed.ok && parsed.value.firstName).to.equal("Ana");
    const wrong = { firstName: "", lastName: "9", birthDate: "1890-01-01", country: "" };
    const refused = parseBasicDetails(wrong, bounds);
    expect(!refused.ok && refused.refusal.faults).to.have.members(Object.keys(wrong));
  });
});

describe("days", () => {
  it("are those of the calendar", () => {
    const moments = fc.integer({ min: 0, max: 4_102_444_800 });
    fc.assert(
      fc.property(moments, (seconds) => {
        const day = dayOf(seconds * 1_000);
        expect(isDay(day)).to.equal(true);
        expect(ageAt(day, day)).to.equal(0);
      }),
    );
    for (const wrong of ["", "2026-2-1", "2026-02-29", "26-01-01", "2026-13-01"]) {
      expect(isDay(wrong), wrong).to.equal(false);
    }
    expect(ageAt("2004-02-29", "2022-02-28")).to.equal(17);
    expect(ageAt("2004-02-29", "2022-03-01")).to.equal(18);
  });
});
