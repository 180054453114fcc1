import { Type, type Static } from "typebox";
import { catalogueKinds } from "../../../../domain/catalogue/catalogue-entry.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import type { RefusalTable } from "../refusal-table.ts";
import { route } from "../route.ts";
import { ChangeCatalogueDto } from "./change-catalogue-dto.ts";
import { ViewCatalogueDto } from "./view-catalogue-dto.ts";

const kind = oneOf(catalogueKinds);

const traitsView = view("MethodTraits", {
  names: Type.Record(Type.String(), Type.String()),
  isHighRisk: Type.Boolean(),
  settlementDays: Type.Integer(),
  isPopular: Type.Boolean(),
  hint: Type.String(),
});

export type MethodTraitsView = Static<typeof traitsView>;

const entryView = view("CatalogueEntry", {
  kind,
  /** A slug, an ISO code, or a tag with hyphens. */
  key: Type.String(),
  /** In English. */
  name: Type.String(),
  /** Whether new offers may name it. */
  isOffered: Type.Boolean(),
  note: Type.String(),
  /** Of the last decision; 0 if there was none. */
  version: Type.Integer(),
  /** How many active offers name it: it cannot be withdrawn before there is none. */
  activeOffers: Type.Integer(),
  /** As they are now; null but for payment methods. */
  traits: orNull(traitsView),
});

export type CatalogueEntryView = Static<typeof entryView>;

const decisionView = view("CatalogueDecision", {
  version: Type.Integer(),
  isOffered: Type.Boolean(),
  note: Type.String(),
  /** What was different from the release from then on. */
  traits: closed({
    names: orNull(Type.Record(Type.String(), Type.String())),
    isHighRisk: orNull(Type.Boolean()),
    settlementDays: orNull(Type.Integer()),
    isPopular: orNull(Type.Boolean()),
    hint: orNull(Type.String()),
  }),
  madeBy: orNull(Type.String()),
  at: Type.String(),
});

export type CatalogueDecisionView = Static<typeof decisionView>;

const entries = {
  200: { description: "Withdrawn entries first", body: Type.Array(entryView) },
};
const byAdmins = { access: "staff", permission: "edit_catalogue" } as const;

/** Why the catalogue was not changed. */
export const catalogueRefusals = {
  entry_changed: {
    status: 409,
    message: "Somebody changed this entry. Look at it again and repeat your change.",
  },
  entry_in_use: {
    status: 409,
    message: "Active offers use this entry. It can be withdrawn when none does.",
  },
  not_for_kind: {
    status: 409,
    message: "Only payment methods have names and traits that you can change.",
  },
  bad_name: {
    status: 422,
    message: "A name needs 1 to 60 visible characters on one line, and a known language.",
  },
  name_taken: {
    status: 409,
    message: "Another payment method has this name. Choose another one.",
  },
  bad_hint: { status: 422, message: "A hint has up to 300 characters on one line." },
  bad_days: { status: 422, message: "A payment takes 0 to 30 days." },
} as const satisfies RefusalTable;

export const viewCatalogue = route({
  id: "viewCatalogue",
  method: "get",
  path: "/admin/api/catalogue",
  summary: "The payment methods, currencies, countries or tags that offers can name",
  ...byAdmins,
  query: ViewCatalogueDto,
  answers: entries,
});

export const viewCatalogueHistory = route({
  id: "viewCatalogueHistory",
  method: "get",
  path: "/admin/api/catalogue/{kind}/{key}",
  summary: "Every decision about one entry of the catalogue, newest first",
  ...byAdmins,
  answers: { 200: { description: "Decisions", body: Type.Array(decisionView) } },
});

export const changeCatalogue = route({
  id: "changeCatalogue",
  method: "post",
  path: "/admin/api/catalogue",
  summary:
    "Withdraw an entry of the catalogue that no active offer names, offer it again, or change a payment method",
  ...byAdmins,
  takesKey: true,
  body: ChangeCatalogueDto,
  answers: entries,
  refusals: [
    "entry_changed",
    "entry_in_use",
    "not_for_kind",
    "bad_name",
    "name_taken",
    "bad_hint",
    "bad_days",
    "reason_needed",
  ],
});

export const adminCatalogueRoutes = { viewCatalogue, viewCatalogueHistory, changeCatalogue };
