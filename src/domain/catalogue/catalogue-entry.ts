/** What offers can name, and operators can withdraw. Brands of gift cards are payment methods. */
export const catalogueKinds = ["payment_method", "currency", "country", "tag"] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** Whether an entry is withdrawn: no new offer may name it. */
export type IsWithdrawn = (kind: CatalogueKind, key: string) => boolean;

/** A fresh platform offers all of its catalogue. */
export const nothingWithdrawn: IsWithdrawn = () => false;
