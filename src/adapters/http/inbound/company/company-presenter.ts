import type {
  CompanyApplication,
  CompanyDocument,
} from "../../../../application/ports/companies.ts";
import type { SignedAddresses } from "../../../../application/ports/signed-addresses.ts";

/** What a company sent, under the names of the contract. */
export function presentApplication(application: CompanyApplication) {
  const { legalName, businessName, registrationNumber, country, address, website } = application;
  const { activity, state, reason, submittedAt } = application;
  return {
    legal_name: legalName,
    business_name: businessName,
    registration_number: registrationNumber,
    country,
    address,
    website,
    activity,
    state,
    reason: reason ?? null,
    submittedAt: new Date(submittedAt).toISOString(),
  };
}

/** A document, with an address for one reader. */
export function presentDocument(
  { id, proves, name, kind, bytes }: CompanyDocument,
  address?: { readonly addresses: SignedAddresses; readonly readerId: string },
) {
  const url = address?.addresses.make({
    fileId: id,
    readerId: address.readerId,
    variant: "content",
  });
  return { id, proves, name, kind, bytes, url: url ?? null };
}
