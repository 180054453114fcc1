import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { AllowMerchant } from "../../../../application/company/allow-merchant.ts";
import type { ReviewCompanies } from "../../../../application/company/review-companies.ts";
import type { StaffCompany } from "../../../../application/ports/companies.ts";
import type { SignedAddresses } from "../../../../application/ports/signed-addresses.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { companyStates } from "../../../../domain/company/company-application.ts";
import * as contract from "../../contract/admin/company-applications.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";
import { presentApplication, presentDocument } from "../company/company-presenter.ts";
import { contentRange, parseList } from "./list-query.ts";

/** Dependencies of these routes. */
interface CompanyDeskUseCases {
  readonly onceByKey: OnceByKey;
  readonly reviewCompanies: ReviewCompanies;
  readonly allowMerchant: AllowMerchant;
  readonly fileAddresses: SignedAddresses;
}

/** The list has its own order; a sort is accepted because the console's lists always send one. */
const companyList = { sortable: ["id"], filterable: ["q", "state"], most: 100 };

const badFilter = {
  refusal: "validation",
  details: [{ field: "filter", code: "unknown", message: "There is no such state" }],
} as const;

/** Applications of companies, for staff. */
export function companyDeskRoutes(useCases: CompanyDeskUseCases): readonly BoundRoute[] {
  const presented = (company: StaffCompany, { staffId }: Pick<StaffActor, "staffId">) =>
    present(company, { addresses: useCases.fileAddresses, readerId: staffId });
  const show = async (actor: StaffActor, id: string) => {
    const found = await useCases.reviewCompanies.view(actor, id);
    return found
      ? ({ status: 200, body: presented(found, actor) } as const)
      : ({ refusal: "not_found" } as const);
  };
  return [
    bind(contract.listCompanyApplications).to(async ({ actor, query }) => {
      const asked = parseList(query, companyList);
      if (!asked.ok) return { refusal: "validation", details: asked.details };
      const { filter, from, most } = asked.value;
      const state = companyStates.find((each) => each === filter["state"]);
      if (filter["state"] !== undefined && !state) return badFilter;
      const wanted = { q: filter["q"], state };
      const { companies, total } = await useCases.reviewCompanies.list(actor, wanted, from, most);
      const range = contentRange("company-applications", from, companies.length, total);
      return {
        status: 200,
        body: companies.map((each) => present(each)),
        headers: { "Content-Range": range },
      };
    }),
    bind(contract.viewCompany).to(({ actor, parameters }) => show(actor, parameters.id)),
    bind(contract.beginCompanyReview).to(async ({ actor, parameters }) => {
      const done = await useCases.reviewCompanies.begin(actor, parameters.id);
      return done.ok ? show(actor, parameters.id) : { refusal: done.refusal.code };
    }),
    bind(contract.decideCompany).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("decideCompany", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.reviewCompanies.decide(by, parameters.id, body.verdict, body.reason),
      );
      return done.ok ? show(actor, parameters.id) : { refusal: done.refusal.code };
    }),
    bind(contract.allowMerchant).to(async (call) => {
      const { actor, parameters, body } = call;
      const key = commandKey("allowMerchant", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.allowMerchant.execute(by, parameters.id, body.is_allowed, body.reason),
      );
      return done.ok ? show(actor, parameters.id) : { refusal: done.refusal.code };
    }),
  ];
}

/** Without addresses in lists: only who opens an application reads its documents. */
function present(
  company: StaffCompany,
  address?: { readonly addresses: SignedAddresses; readonly readerId: string },
): contract.CompanyApplicationView {
  const { traderId, username, level, submissions, merchantSince, documents } = company;
  return {
    id: traderId,
    username,
    level,
    submissions,
    ...presentApplication(company),
    merchantSince: merchantSince === undefined ? null : new Date(merchantSince).toISOString(),
    documents: documents.map((each) => presentDocument(each, address)),
  };
}
