import type { CompanyFault } from "../../../../domain/company/company-facts.ts";

/** Fields of an application that were not taken as typed, with helpful messages. */
export const companyFaults: Readonly<
  Record<CompanyFault, { readonly field: string; readonly code: string; readonly message: string }>
> = {
  legalName: {
    field: "legal_name",
    code: "legal_name_refused",
    message: "Enter the name as it is in the register.",
  },
  businessName: {
    field: "business_name",
    code: "business_name_refused",
    message: "This name is too long or can't be shown.",
  },
  registrationNumber: {
    field: "registration_number",
    code: "registration_number_refused",
    message: "A registration number has letters, digits, spaces, dots, slashes and hyphens.",
  },
  country: { field: "country", code: "country_refused", message: "Choose a country." },
  address: { field: "address", code: "address_refused", message: "Enter the whole address." },
  website: {
    field: "website",
    code: "website_refused",
    message: "A website begins with https://. Leave the field empty if there is none.",
  },
  activity: {
    field: "activity",
    code: "activity_refused",
    message: "Say in a sentence or two what the company does and why it trades here.",
  },
};
