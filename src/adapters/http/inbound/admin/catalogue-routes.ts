import type { ChangeCatalogue } from "../../../../application/catalogue/change-catalogue.ts";
import type { KnownEntries } from "../../../../application/catalogue/known-entries.ts";
import type { CatalogueEntries } from "../../../../application/ports/catalogue-entries.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import type { MethodTraits } from "../../../../domain/catalogue/method-traits.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import {
  catalogueKinds,
  type CatalogueKind,
} from "../../../../domain/catalogue/catalogue-entry.ts";
import {
  changeCatalogue,
  viewCatalogue,
  viewCatalogueHistory,
  type CatalogueEntryView,
  type MethodTraitsView,
} from "../../contract/admin/catalogue.ts";
import type { MethodTraitsDto } from "../../contract/admin/change-catalogue-dto.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** Use cases behind the routes of the catalogue. */
interface AdminCatalogueUseCases {
  readonly onceByKey: OnceByKey;
  readonly catalogueEntries: CatalogueEntries;
  readonly knownEntries: KnownEntries;
  readonly changeCatalogue: ChangeCatalogue;
}

/** What offers can name, for admins. */
export function adminCatalogueRoutes(useCases: AdminCatalogueUseCases): readonly BoundRoute[] {
  const { onceByKey, catalogueEntries } = useCases;
  const show = async (kind: CatalogueKind) =>
    ({ status: 200, body: await entriesOf(useCases, kind) }) as const;
  return [
    bind(viewCatalogue).to(({ query: { kind } }) => show(kind)),
    bind(viewCatalogueHistory).to(async ({ parameters: { kind: name, key } }) => {
      const kind = catalogueKinds.find((each) => each === name);
      if (!kind) return { refusal: "not_found" };
      const decided = await catalogueEntries.history({ kind, key });
      const body = decided.map(({ version, isOffered, note, traits, madeBy, at }) => ({
        version,
        isOffered,
        note,
        traits: {
          names: traits.names ? { ...traits.names } : null,
          isHighRisk: traits.isHighRisk ?? null,
          settlementDays: traits.settlementDays ?? null,
          isPopular: traits.isPopular ?? null,
          hint: traits.hint ?? null,
        },
        madeBy: madeBy ?? null,
        at: new Date(at).toISOString(),
      }));
      return { status: 200, body };
    }),
    bind(changeCatalogue).to(async (call) => {
      const { kind, key, is_offered: isOffered, note = "", seen_version: seen, reason } = call.body;
      const traits = call.body.traits && traitsOf(call.body.traits);
      const wanted = { kind, key, isOffered, note, seen, ...(traits && { traits }) };
      const done = await onceByKey.run(call.actor, commandKey("changeCatalogue", call), (by) =>
        useCases.changeCatalogue.execute(by, wanted, reason),
      );
      return done.ok ? show(kind) : { refusal: done.refusal.code };
    }),
  ];
}

function traitsOf(typed: MethodTraitsDto): MethodTraits {
  const { names, is_high_risk, settlement_days, is_popular, hint } = typed;
  return {
    ...(names && { names: textsOf(names) }),
    ...(is_high_risk !== undefined && { isHighRisk: is_high_risk }),
    ...(settlement_days !== undefined && { settlementDays: settlement_days }),
    ...(is_popular !== undefined && { isPopular: is_popular }),
    ...(hint !== undefined && { hint }),
  };
}

/** What is no text is a name that nobody can read. */
function textsOf(names: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(names).map(([language, name]) => [
      language,
      typeof name === "string" ? name : "",
    ]),
  );
}

const daySeconds = 86_400;

/** A method as all readers have it now. */
function traitsViewOf(slug: string): MethodTraitsView | null {
  const method = findPaymentMethod(slug);
  if (!method) return null;
  return {
    names: { ...method.traits.names, en: method.name },
    isHighRisk: method.isHighRisk,
    settlementDays: method.settlementSeconds / daySeconds,
    isPopular: method.traits.isPopular ?? false,
    hint: method.traits.hint ?? "",
  };
}

async function entriesOf(
  { catalogueEntries, knownEntries }: AdminCatalogueUseCases,
  kind: CatalogueKind,
): Promise<CatalogueEntryView[]> {
  const [known, decided, uses] = await Promise.all([
    knownEntries.list(kind),
    catalogueEntries.listNewest(),
    catalogueEntries.uses(kind),
  ]);
  const entries = known.map(({ key, name }) => {
    const last = decided.find((each) => each.kind === kind && each.key === key);
    return {
      kind,
      key,
      name,
      isOffered: last?.isOffered ?? true,
      note: last?.note ?? "",
      version: last?.version ?? 0,
      activeOffers: uses.get(key) ?? 0,
      traits: kind === "payment_method" ? traitsViewOf(key) : null,
    };
  });
  return entries.toSorted((one, other) => Number(one.isOffered) - Number(other.isOffered));
}
