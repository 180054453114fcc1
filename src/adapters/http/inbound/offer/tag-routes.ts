import type { IsWithdrawn } from "../../../../domain/catalogue/catalogue-entry.ts";
import { findGroup } from "../../../../domain/catalogue/payment-method-groups.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { knownTags } from "../../../../domain/offer/offer-tags.ts";
import { listTags } from "../../contract/offer/offer.ts";
import { bind, ok, type BoundRoute, type FieldFailure } from "../bound-route.ts";

/** The tags that many offers have. */
export const tagRoutes = (withdrawn: {
  readonly isWithdrawn: IsWithdrawn;
}): readonly BoundRoute[] => [
  bind(listTags).to(({ query: { group, "payment-method": slug } }) => {
    const sought = group === undefined ? "every" : findGroup(group);
    if (!sought) return Promise.resolve(unknown("group"));
    const method = slug === undefined ? "every" : findPaymentMethod(slug);
    if (!method) return Promise.resolve(unknown("payment-method"));
    const ids = [
      ...(sought === "every" ? [] : [sought.id]),
      ...(method === "every" ? [] : [method.groupId]),
    ];
    const fitting = knownTags.filter(
      ({ slug: tag, groups }) =>
        !withdrawn.isWithdrawn("tag", tag) &&
        ids.every((id) => groups.length === 0 || groups.includes(id)),
    );
    return Promise.resolve(
      ok(fitting.map((tag) => ({ slug: tag.slug, name: tag.name, description: tag.description }))),
    );
  }),
];

function unknown(field: string) {
  const failure: FieldFailure = { field, code: "unknown", message: `${field} names nothing` };
  return { refusal: "validation" as const, details: [failure] };
}
