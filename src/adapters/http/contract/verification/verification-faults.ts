import type { AddressFault } from "../../../../domain/verification/address-proof.ts";
import type { BasicFault } from "../../../../domain/verification/basic-details.ts";
import type { IdFault } from "../../../../domain/verification/id-document.ts";

interface Told {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

const asOnDocument = "Enter the name as it is on the document, in letters.";

/** Fields of an ID that were not taken as typed. */
export const idFaults: Readonly<Record<IdFault, Told>> = {
  country: {
    field: "issue_country_iso3",
    code: "country_refused",
    message: "Choose the country that issued the document.",
  },
  documentType: {
    field: "document_type",
    code: "document_type_refused",
    message: "This country has no such document.",
  },
  firstName: { field: "first_name_original", code: "name_refused", message: asOnDocument },
  middleName: { field: "middle_name_original", code: "name_refused", message: asOnDocument },
  lastName: { field: "last_name_original", code: "name_refused", message: asOnDocument },
  documentNumber: {
    field: "document_number",
    code: "document_number_refused",
    message: "Enter the number of the document: 3 to 30 letters and digits.",
  },
  birthDate: {
    field: "birth_date",
    code: "birth_date_refused",
    message: "Enter a real date. You need to be old enough to trade here.",
  },
  expiresOn: {
    field: "expires_on",
    code: "expires_on_refused",
    message: "Enter a date in the future. Expired documents are not accepted.",
  },
};

/** Fields of an address that were not taken as typed. */
export const addressFaults: Readonly<Record<AddressFault, Told>> = {
  country: { field: "country_iso3", code: "country_refused", message: "Choose a country." },
  documentType: {
    field: "document_type",
    code: "document_type_refused",
    message: "Choose what kind of paper it is.",
  },
  region: {
    field: "region_name",
    code: "region_refused",
    message: "Use at most 100 characters.",
  },
  city: { field: "city_name", code: "city_refused", message: "Enter the town or city." },
  line1: {
    field: "address_line_1",
    code: "address_refused",
    message: "Enter the street and number.",
  },
  line2: {
    field: "address_line_2",
    code: "address_refused",
    message: "Use at most 200 characters.",
  },
  zip: { field: "zip_code", code: "zip_refused", message: "Use at most 12 characters." },
  nigerianId: {
    field: "nga_nin",
    code: "nin_refused",
    message: "A NIN has 11 digits, and is for addresses in Nigeria.",
  },
  nigerianBankId: {
    field: "nga_bvn",
    code: "bvn_refused",
    message: "A BVN has 11 digits, and is for addresses in Nigeria.",
  },
};

/** Fields of basic verification that were not taken as typed. */
export const basicFaults: Readonly<Record<BasicFault, Told>> = {
  firstName: {
    field: "first_name",
    code: "name_refused",
    message: "Enter your first name in letters.",
  },
  lastName: {
    field: "last_name",
    code: "name_refused",
    message: "Enter your last name in letters.",
  },
  birthDate: {
    field: "birth_date",
    code: "birth_date_refused",
    message: "Enter a real date. You need to be old enough to trade here.",
  },
  country: { field: "country", code: "country_refused", message: "Choose a country." },
};
