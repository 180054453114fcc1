import { open, signedIn } from "./row-kinds.ts";

const id = {
  issue_country_iso3: "PRT",
  document_type: "passport",
  first_name_original: "Ana",
  last_name_original: "Lima",
  document_number: "CA123456",
  birth_date: "1990-01-01",
};
const address = {
  country_iso3: "PRT",
  document_type: "utility_bill",
  city_name: "Lisbon",
  address_line_1: "1 Quay Street",
};
const basic = { first_name: "Ana", last_name: "Lima", birth_date: "1990-01-01", country: "PT" };
const reference = "abcdefgh1234";

/** The verification of people: everybody for themselves, also while their account is held. */
export const verificationRows = {
  viewVerification: signedIn("ok"),
  submitBasicVerification: signedIn("feature_off", () => ({ body: basic })),
  startIdVerification: signedIn("ok", () => ({ body: id })),
  startDocumentVerification: signedIn("verify_id_first", () => ({ body: address })),
  startVideoVerification: signedIn("verify_id_first"),
  addVerificationFile: signedIn("attachment_kind", () => ({
    parameters: { reference },
    query: { name: "front.png", side: "front" },
    file: new Uint8Array([1]),
  })),
  removeVerificationFile: signedIn("not_found", () => ({ parameters: { id: reference } })),
  submitVerification: signedIn("not_found", () => ({ parameters: { reference } })),
  uploadVerificationVideo: signedIn("not_found", () => ({ body: { url: "/files/1/content" } })),
  viewLeftAttempt: signedIn("ok", () => ({ parameters: { type: "id" } })),
  listSupportedCountries: open("ok"),
  viewDocumentCountry: signedIn("ok"),
  markVerificationPending: signedIn("provider_not_used", () => ({
    body: { verificationReference: reference },
  })),
  listLevels: open("ok"),
  viewLevelLimitations: open("ok", () => ({ parameters: { level: "second" } })),
};
