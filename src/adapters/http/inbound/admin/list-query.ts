import type { ListDto } from "../../contract/admin/list-dto.ts";
import type { FieldFailure } from "../bound-route.ts";

/** What a list of the console takes. */
interface ListRules {
  /** The fields that it can be sorted by; without any it has an order of its own. */
  readonly sortable: readonly string[];
  /** The fields that it can be filtered by, each by a text. */
  readonly filterable: readonly string[];
  readonly most: number;
}

/** What is wanted of a list, checked. */
interface ListQuery {
  /** How many are passed over, and how many are wanted after that. */
  readonly from: number;
  readonly most: number;
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" } | undefined;
  /** Only fields that may be filtered by. */
  readonly filter: Readonly<Record<string, string>>;
}

type ListAsked =
  | { readonly ok: true; readonly value: ListQuery }
  | { readonly ok: false; readonly details: readonly FieldFailure[] };

/** Reads the form of simple REST, in which every field is JSON. Anything unknown is refused. */
export function parseList({ sort, range, filter }: ListDto, rules: ListRules): ListAsked {
  const wanted = { sort: sortOf(sort, rules), range: rangeOf(range, rules) };
  const filters = filterOf(filter, rules);
  const details = [
    ...(wanted.sort === "bad" ? [fault("sort")] : []),
    ...(wanted.range === "bad" ? [fault("range")] : []),
    ...(filters === "bad" ? [fault("filter")] : []),
  ];
  if (wanted.sort === "bad" || wanted.range === "bad" || filters === "bad") {
    return { ok: false, details };
  }
  return { ok: true, value: { ...wanted.range, sort: wanted.sort, filter: filters } };
}

/** `disputes 0-24/319`; of an empty part `disputes *`, a slash and 319. */
export function contentRange(name: string, from: number, length: number, total: number): string {
  return length === 0 ? `${name} */${total}` : `${name} ${from}-${from + length - 1}/${total}`;
}

function sortOf(text: string | undefined, { sortable }: ListRules): ListQuery["sort"] | "bad" {
  if (text === undefined) return undefined;
  const value = parsed(text);
  if (!Array.isArray(value) || value.length !== 2) return "bad";
  const [field, order] = value as unknown[];
  const isKnown = typeof field === "string" && sortable.includes(field);
  return isKnown && (order === "ASC" || order === "DESC") ? { field, order } : "bad";
}

function rangeOf(
  text: string | undefined,
  { most }: ListRules,
): { readonly from: number; readonly most: number } | "bad" {
  if (text === undefined) return { from: 0, most };
  const value = parsed(text);
  if (!Array.isArray(value) || value.length !== 2) return "bad";
  const [first, last] = value as unknown[];
  if (!isPlace(first) || !isPlace(last) || last < first || last - first >= most) return "bad";
  return { from: first, most: last - first + 1 };
}

function isPlace(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 1_000_000;
}

function filterOf(
  text: string | undefined,
  { filterable }: ListRules,
): Readonly<Record<string, string>> | "bad" {
  if (text === undefined) return {};
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "bad";
  const fields = Object.entries(value as Readonly<Record<string, unknown>>);
  const isKnown = fields.every(
    ([field, wanted]) => filterable.includes(field) && isFilterText(wanted),
  );
  return isKnown ? (Object.fromEntries(fields) as Record<string, string>) : "bad";
}

function isFilterText(value: unknown): boolean {
  return typeof value === "string" && /^\P{Cc}{1,100}$/u.test(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fault(field: string): FieldFailure {
  return {
    field,
    code: "list_form",
    message: `${field} has a form or a field that this list has not`,
  };
}
