import type { Actor } from "../../../../application/actor/actor.ts";
import type { ApplyAsCompany } from "../../../../application/company/apply-as-company.ts";
import type { ConvertAccount } from "../../../../application/company/convert-account.ts";
import type { KeepDocuments } from "../../../../application/company/keep-documents.ts";
import type { CompanyRecord } from "../../../../application/ports/companies.ts";
import type { SignedAddresses } from "../../../../application/ports/signed-addresses.ts";
import { companyDocumentKinds } from "../../../../domain/company/company-application.ts";
import * as contract from "../../contract/company/company.ts";
import { companyFaults } from "../../contract/company/company-faults.ts";
import { readFileBody } from "../attachment/read-file-body.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { OpenRequests } from "../open-requests.ts";
import { presentApplication, presentDocument } from "./company-presenter.ts";

/** What the routes call. */
interface CompanyUseCases {
  readonly convertAccount: ConvertAccount;
  readonly applyAsCompany: ApplyAsCompany;
  readonly keepDocuments: KeepDocuments;
  readonly fileAddresses: SignedAddresses;
}

const verification = "/account/verification/company";

/** What has to end before an account is personal again, and where. */
const firstThings = {
  trades_running: {
    message: "Your trade partners agreed to trade with a company. Finish your trades first.",
    redirect: "/dashboard/trades",
  },
  company_in_review: {
    message: "Your application is being reviewed. Wait for the decision.",
    redirect: verification,
  },
} as const;

/** Corporate accounts: converting, applying, documents. */
export function companyRoutes(useCases: CompanyUseCases): readonly BoundRoute[] {
  // One of each kind may be on its way: people choose the next before the last has arrived.
  const underWay = new OpenRequests(companyDocumentKinds.length);
  const show = async ({ traderId }: Actor) => {
    const addresses = useCases.fileAddresses;
    const record = await useCases.applyAsCompany.view({ traderId });
    return ok(present(record, { addresses, readerId: traderId }));
  };
  return [
    bind(contract.convertToCorporate).to(async ({ actor }) => {
      const done = await useCases.convertAccount.toCorporate(actor);
      if (!done.ok) return { refusal: done.refusal.code };
      const message = "Your account is corporate now. Verify your company next.";
      return ok({ message, redirect: verification, isCorporateAccount: true });
    }),
    bind(contract.convertToPersonal).to(async ({ actor }) => {
      const done = await useCases.convertAccount.toPersonal(actor);
      if (done.ok) {
        const message = "Your account is personal again.";
        return ok({ message, redirect: null, isCorporateAccount: false });
      }
      const { code } = done.refusal;
      if (code === "not_corporate") return { refusal: code };
      return ok({ ...firstThings[code], isCorporateAccount: true });
    }),
    bind(contract.viewCompanyApplication).to(({ actor }) => show(actor)),
    bind(contract.submitCompanyApplication).to(async ({ actor, body }) => {
      const done = await useCases.applyAsCompany.submit(actor, {
        legalName: body.legal_name,
        businessName: body.business_name ?? "",
        registrationNumber: body.registration_number,
        country: body.country,
        address: body.address,
        website: body.website ?? "",
        activity: body.activity,
      });
      if (done.ok) return show(actor);
      const { refusal } = done;
      if (refusal.code !== "company_refused") return { refusal: refusal.code };
      return { refusal: "validation", details: refusal.faults.map((each) => companyFaults[each]) };
    }),
    bind(contract.addCompanyDocument).to(async ({ actor, query, request }) => {
      const end = underWay.take(actor.traderId);
      if (!end) return { refusal: "rate_limited", headers: { "Retry-After": "10" } };
      const { name, proves } = query;
      const sent = (mostBytes: number) => readFileBody(request, mostBytes);
      const kept = await useCases.keepDocuments.add(actor, { name, proves, sent }).finally(end);
      return kept.ok ? ok(presentDocument(kept.value)) : { refusal: kept.refusal.code };
    }),
    bind(contract.removeCompanyDocument).to(async ({ actor, parameters: { id } }) => {
      const done = await useCases.keepDocuments.remove(actor, id);
      return done.ok ? show(actor) : { refusal: done.refusal.code };
    }),
    bind(contract.postponeCompanyVerification).to(async ({ actor }) => {
      const done = await useCases.applyAsCompany.postpone(actor);
      return done.ok ? show(actor) : { refusal: done.refusal.code };
    }),
  ];
}

function present(
  { isCorporate, postponedUntil = 0, application, documents }: CompanyRecord,
  address: { readonly addresses: SignedAddresses; readonly readerId: string },
): contract.CompanyView {
  return {
    isCorporateAccount: isCorporate,
    isPostponed: postponedUntil > Date.now(),
    application: application ? presentApplication(application) : null,
    documents: documents.map((each) => presentDocument(each, address)),
  };
}
