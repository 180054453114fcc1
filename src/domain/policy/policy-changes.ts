import { isObject, type FieldRow, type Json, type Unit } from "./field.ts";
import { policyFields } from "./policy-fields.ts";
import type { Policy } from "./policy.ts";

/** A field that differs between two policies; undefined where there is no such limit. */
export interface PolicyFieldChange {
  readonly path: string;
  readonly unit: Unit;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What differs between two policies, in the order of the fields. */
export function policyChanges(before: Policy, after: Policy): readonly PolicyFieldChange[] {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const paths = new Set([...now.keys(), ...old.keys()]);
  return [...paths].flatMap((path) => {
    const [left, right] = [old.get(path), now.get(path)];
    const unit = (right ?? left)?.unit;
    const [from, to] = [left?.value, right?.value];
    return unit === undefined || from === to ? [] : [{ path, unit, from, to }];
  });
}

/** A field with what somebody typed for it; empty text removes an optional one. */
export interface TypedField {
  readonly row: Pick<FieldRow, "path" | "unit" | "isText">;
  readonly typed: string;
}

/** The patch (RFC 7396) that makes these changes to a policy in JSON. Lists are sent whole. */
export function patchOf(policy: Json, changes: readonly TypedField[]): Json {
  return changes.reduce<Json>(
    (patch, { row, typed }) => withValue(patch, policy, row.path.split("."), jsonOf(row, typed)),
    {},
  );
}

function rowsOf(policy: Policy): ReadonlyMap<string, FieldRow> {
  return new Map(policyFields.rows(policy, "").map((row) => [row.path, row]));
}

function jsonOf({ unit, isText }: TypedField["row"], typed: string): Json {
  if (typed === "") return null;
  if (unit === "flag") return typed === "true";
  return isText ? typed : Number(typed);
}

function withValue(
  patch: Json | undefined,
  base: Json | undefined,
  [name, ...rest]: readonly string[],
  value: Json,
): Json {
  if (name === undefined) return value;
  if (Array.isArray(base)) {
    const list: readonly Json[] = Array.isArray(patch) ? patch : base;
    return list.map((each, place) =>
      String(place) === name ? withValue(each, each, rest, value) : each,
    );
  }
  const [own, below] = [fieldsOf(patch), fieldsOf(base)];
  return { ...own, [name]: withValue(own[name], below[name], rest, value) };
}

function fieldsOf(json: Json | undefined): Readonly<Record<string, Json>> {
  return isObject(json) ? json : {};
}
