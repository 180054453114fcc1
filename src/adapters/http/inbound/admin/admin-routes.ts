import { adminRoutes } from "../../contract/admin/admin-routes.ts";
import type { ApiInfo } from "../../openapi/openapi-document.ts";
import { apiDocumentRoutes } from "../api-document/api-document-routes.ts";
import type { BoundRoute } from "../bound-route.ts";
import { booksRoutes, type BooksUseCases } from "./books-routes.ts";
import { adminCaseRoutes, type AdminCaseUseCases } from "./case-routes.ts";
import { moderatedOfferRoutes, type ModerationUseCases } from "./offer-routes.ts";
import { adminChargebackRoutes, type AdminChargebackUseCases } from "./chargeback-routes.ts";
import { peopleRoutes, type PeopleUseCases } from "./people-routes.ts";
import { staffRoutes, type StaffUseCases } from "./staff-routes.ts";
import { adminHaltRoutes, type AdminHaltUseCases } from "./halt-routes.ts";
import { teamRoutes, type TeamUseCases } from "./team-routes.ts";

/** What the routes of the console need from the inside. */
export interface AdminUseCases
  extends
    StaffUseCases,
    AdminHaltUseCases,
    TeamUseCases,
    AdminCaseUseCases,
    AdminChargebackUseCases,
    BooksUseCases,
    ModerationUseCases,
    PeopleUseCases {}

/** Every route of the console with its handler, one line a feature. */
export function boundAdminRoutes(useCases: AdminUseCases, info: ApiInfo): readonly BoundRoute[] {
  return [
    ...apiDocumentRoutes(info, adminRoutes),
    ...staffRoutes(useCases),
    ...teamRoutes(useCases),
    ...adminCaseRoutes(useCases),
    ...adminChargebackRoutes(useCases),
    ...peopleRoutes(useCases),
    ...moderatedOfferRoutes(useCases),
    ...adminHaltRoutes(useCases),
    ...booksRoutes(useCases),
  ];
}
