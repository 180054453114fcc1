import { signedIn } from "./row-kinds.ts";

const application = {
  legal_name: "Harbour Trading Limited",
  registration_number: "C-12345",
  country: "MT",
  address: "1 Quay Street, Valletta",
  activity: "Imports, paid in Bitcoin.",
};

/** Corporate accounts: everybody for himself; nobody here has one. */
export const companyRows = {
  convertToCorporate: signedIn("feature_off"),
  convertToPersonal: signedIn("not_corporate"),
  viewCompanyApplication: signedIn("ok"),
  submitCompanyApplication: signedIn("not_corporate", () => ({ body: application })),
  addCompanyDocument: signedIn("not_corporate", () => ({
    query: { name: "register.pdf", proves: "registration" },
    file: new Uint8Array([1]),
  })),
  removeCompanyDocument: signedIn("not_corporate", () => ({
    parameters: { id: "abcdefgh1234" },
  })),
  postponeCompanyVerification: signedIn("not_corporate"),
};
