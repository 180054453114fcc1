import type { RouteContract } from "../route.ts";
import { booksRoutes } from "./books.ts";
import { caseRoutes } from "./case.ts";
import { adminChargebackContracts } from "./chargebacks.ts";
import { peopleRoutes } from "./people.ts";
import { moderatedOfferRoutes } from "./offers.ts";
import { staffContractRoutes } from "./staff.ts";
import { adminHaltRoutes } from "./halts.ts";
import { teamContractRoutes } from "./team.ts";

/** Every route of the console by its id, one line a feature. */
export const adminContracts = {
  ...staffContractRoutes,
  ...teamContractRoutes,
  ...caseRoutes,
  ...adminChargebackContracts,
  ...peopleRoutes,
  ...moderatedOfferRoutes,
  ...adminHaltRoutes,
  ...booksRoutes,
};

/** The types of all routes of the console, for its client. */
export type AdminContracts = typeof adminContracts;

/** Every route of the console, in the order in which the server tries them. */
export const adminRoutes = Object.values(adminContracts) as unknown as readonly RouteContract[];
