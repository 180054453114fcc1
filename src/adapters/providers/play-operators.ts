import type { PhoneOperator } from "../../application/ports/order-providers.ts";

const fixed = (...all: readonly bigint[]) =>
  ({ kind: "fixed", all: all.map((each) => each * 100n) }) as const;
const range = (least: bigint, most: bigint) =>
  ({ kind: "range", least: least * 100n, most: most * 100n }) as const;

/** The networks of a demo: made up, with names that say so. */
export const playOperators: readonly PhoneOperator[] = [
  {
    id: "play-ng-1",
    name: "Demo Nigeria",
    country: "NG",
    currency: "NGN",
    amounts: range(100n, 50_000n),
  },
  {
    id: "play-ng-2",
    name: "Demo Lagos Mobile",
    country: "NG",
    currency: "NGN",
    amounts: fixed(500n, 1_000n, 2_000n, 5_000n),
  },
  {
    id: "play-ke-1",
    name: "Demo Kenya",
    country: "KE",
    currency: "KES",
    amounts: range(20n, 10_000n),
  },
  {
    id: "play-ke-2",
    name: "Demo Nairobi Mobile",
    country: "KE",
    currency: "KES",
    amounts: fixed(100n, 250n, 500n, 1_000n),
  },
  { id: "play-gh-1", name: "Demo Ghana", country: "GH", currency: "GHS", amounts: range(2n, 500n) },
  {
    id: "play-in-1",
    name: "Demo India",
    country: "IN",
    currency: "INR",
    amounts: fixed(99n, 199n, 299n, 599n),
  },
  {
    id: "play-pt-1",
    name: "Demo Portugal",
    country: "PT",
    currency: "EUR",
    amounts: fixed(5n, 10n, 15n, 20n, 30n),
  },
  {
    id: "play-fi-1",
    name: "Demo Finland",
    country: "FI",
    currency: "EUR",
    amounts: fixed(5n, 10n, 20n),
  },
  {
    id: "play-de-1",
    name: "Demo Germany",
    country: "DE",
    currency: "EUR",
    amounts: range(5n, 100n),
  },
  {
    id: "play-gb-1",
    name: "Demo Britain",
    country: "GB",
    currency: "GBP",
    amounts: fixed(5n, 10n, 20n),
  },
  {
    id: "play-us-1",
    name: "Demo America",
    country: "US",
    currency: "USD",
    amounts: range(5n, 100n),
  },
  {
    id: "play-mx-1",
    name: "Demo Mexico",
    country: "MX",
    currency: "MXN",
    amounts: fixed(50n, 100n, 200n),
  },
];
