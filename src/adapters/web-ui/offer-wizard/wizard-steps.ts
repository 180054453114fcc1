import { firstLevel } from "../../../domain/account/demo-account.ts";
import { isPlay } from "../../../domain/money/asset.ts";
import { judgeOffer } from "../../../domain/offer/create-offer.ts";
import type { OfferPolicy } from "../../../domain/offer/offer-policy.ts";
import type { OfferField } from "../../../domain/offer/offer-failure.ts";
import { parseFiat } from "../../../domain/money/fiat.ts";
import type { FieldProblem } from "../../http/client/call-types.ts";
import { inputOf, type Draft } from "./draft.ts";

/** The questions, one per screen, with the preview at the end. */
const stepNames = ["deal", "payment", "price", "amounts", "terms", "preview"] as const;

export type StepName = (typeof stepNames)[number];

/** What the lite wizard asks of an offer that exists: all else stays. */
const liteSteps: ReadonlySet<StepName> = new Set(["price", "amounts", "preview"]);

/** The questions about a new offer, or about a stored one, whose coin and currency stay. */
export function stepsOf(of: { readonly isStored: boolean; readonly isLite: boolean }): StepName[] {
  return stepNames.filter(
    (name) => !(of.isStored && name === "deal") && (!of.isLite || liteSteps.has(name)),
  );
}

/** What is wrong with a field; determines the error text. */
export type Problem = Pick<FieldProblem, "field" | "code">;

/** The step that contains an API field. */
const stepOfField: Readonly<Record<string, StepName>> = {
  type: "deal",
  crypto_currency_code: "deal",
  currency: "deal",
  payment_method: "payment",
  payment_details: "payment",
  saved_account: "payment",
  bin_codes: "payment",
  card_regions: "payment",
  location: "payment",
  margin: "price",
  fixed_price: "price",
  custom_rate: "price",
  area: "price",
  price_guard: "price",
  cashback_percent: "price",
  cashback_max_value: "price",
  range_min: "amounts",
  range_max: "amounts",
  predefined_amount: "amounts",
  window_minutes: "amounts",
  offer_cap: "amounts",
  terms: "terms",
  trade_details: "terms",
  label: "terms",
  tags: "terms",
  deferred_escrow: "terms",
  multisig_escrow: "terms",
  duty_hours: "terms",
  flow: "terms",
  require_min_past_trades: "terms",
  new_buyer_max_fiat_limit: "terms",
  allowed_countries: "terms",
  blocked_countries: "terms",
};

/** API field names that differ from the domain's. */
const interfaceNames: Readonly<Partial<Record<OfferField, string>>> = {
  side: "type",
  asset: "crypto_currency_code",
  predefined_amounts: "predefined_amount",
  rate_source: "custom_rate.source",
  rate_multiplier: "custom_rate.multiplier",
  rate_floor: "custom_rate.floor",
  rate_ceiling: "custom_rate.ceiling",
  price_guard_min: "price_guard.min",
  price_guard_max: "price_guard.max",
};

/** The step that contains a field; undefined if no step does. */
export function stepOf(field: string): StepName | undefined {
  const [name = ""] = field.split(".");
  return stepOfField[name];
}

/**
 * Everything wrong with a draft, by the server's rules. Limits that depend on the owner's level and
 * badge are left to the server: here the widest limits apply.
 */
export function problemsOf(draft: Draft, policy: OfferPolicy): readonly Problem[] {
  const judged = judgeOffer(inputOf(draft), {
    owner: { id: "", level: firstLevel(isPlay(draft.asset), policy.idLevel), badge: "vendor" },
    policy,
    usdCents: () => undefined,
  });
  const failures = judged.ok ? [] : judged.failures;
  const problems = failures.map(({ field, code }): Problem => ({
    field: interfaceNames[field] ?? field,
    code,
  }));
  const capProblem = judgeCap(draft);
  return capProblem ? [...problems, capProblem] : problems;
}

/** The problems of one step. */
export function problemsAt(step: StepName, problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ field }) => stepOf(field) === step);
}

/** The first step that is incomplete; the preview if there is none. */
export function firstUnfinished(problems: readonly Problem[]): StepName {
  return stepNames.find((step) => problemsAt(step, problems).length > 0) ?? "preview";
}

/** Whether one step comes after another. */
export function isAfter(step: StepName, other: StepName): boolean {
  return stepNames.indexOf(step) > stepNames.indexOf(other);
}

function judgeCap({ cap, currency }: Draft): Problem | undefined {
  if (cap === "") return undefined;
  const parsed = parseFiat(currency, cap);
  if (!parsed.ok) return { field: "offer_cap", code: "not_a_number" };
  return parsed.value.minor > 0n ? undefined : { field: "offer_cap", code: "not_positive" };
}
