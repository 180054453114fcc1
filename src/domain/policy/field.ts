/** A value that JSON carries. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/**
 * What is wrong with a policy, and where ("trade.fundingWindow").
 *
 * - `missing`, `unknown`: a required field is absent, or no rule knows it.
 * - `wrong_kind`: not a whole number where one is required, and the like.
 * - `out_of_range`
 * - `no_provider`: the feature needs a service that this installation does not have.
 * - The others: fields that contradict each other (`contradictions.ts`).
 */
export interface PolicyFault {
  readonly path: string;
  readonly code:
    | "missing"
    | "unknown"
    | "wrong_kind"
    | "out_of_range"
    | "not_less"
    | "not_the_same"
    | "not_in_order"
    | "no_provider";
}

export type Unit =
  | "seconds"
  | "minutes"
  | "US cents"
  | "basis points"
  | "percent"
  | "characters"
  | "count"
  | "bits"
  | "level"
  | "flag";

/**
 * One number or flag of a policy, as a policy page shows it.
 *
 * - `value`: undefined if there is no such limit.
 * - `isText`: whether JSON carries it as text.
 * - `isOptional`: whether it can be removed on its own.
 */
export interface FieldRow {
  readonly path: string;
  readonly unit: Unit;
  readonly value: string | undefined;
  readonly least: string;
  readonly most: string;
  readonly isText: boolean;
  readonly isOptional: boolean;
}

/** How one field of a policy is parsed, written and described. */
export interface Field<Value> {
  /** Undefined if the value is not of its kind; adds what is wrong to `faults`. */
  read(json: unknown, path: string, faults: PolicyFault[]): Value | undefined;
  write(value: Value): Json;
  rows(value: Value | undefined, path: string): readonly FieldRow[];
  /** Whether it is optional. */
  readonly isOptional?: boolean;
}

/** A whole number from `least` to `most`, both included. */
export function whole(unit: Unit, least: number, most: number): Field<number> {
  return {
    read: (json, path, faults) =>
      Number.isSafeInteger(json)
        ? inRange(Number(json), least, most, path, faults)
        : bad(json, path, faults),
    write: (value) => value,
    rows: (value, path) => [rowOf(path, unit, value, least, most)],
  };
}

/** A whole number of any size, in JSON as text. */
export function large(unit: Unit, least: bigint, most: bigint): Field<bigint> {
  return {
    read: (json, path, faults) =>
      typeof json === "string" && /^-?\d{1,30}$/.test(json)
        ? inRange(BigInt(json), least, most, path, faults)
        : bad(json, path, faults),
    write: String,
    rows: (value, path) => [rowOf(path, unit, value, least, most)],
  };
}

/** One of a few numbers that need not be integers. */
export function oneOf(unit: Unit, values: readonly number[]): Field<number> {
  return {
    read(json, path, faults) {
      if (typeof json !== "number") return bad(json, path, faults);
      if (!values.includes(json)) faults.push({ path, code: "out_of_range" });
      return json;
    },
    write: (value) => value,
    rows: (value, path) => [rowOf(path, unit, value, Math.min(...values), Math.max(...values))],
  };
}

export const flag: Field<boolean> = {
  read: (json, path, faults) => (typeof json === "boolean" ? json : bad(json, path, faults)),
  write: (value) => value,
  rows: (value, path) => [rowOf(path, "flag", value, false, true)],
};

/** An optional field: without it there is no such limit. */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return {
    read: (json, path, faults) =>
      json === undefined || json === null ? undefined : field.read(json, path, faults),
    write: (value) => (value === undefined ? null : field.write(value)),
    rows: (value, path) =>
      field.rows(value, path).map((row) => (row.path === path ? removable(row) : row)),
    isOptional: true,
  };
}

/** Fields by name. An unknown field is a fault. */
export function group<Value extends object>(fields: {
  readonly [Name in keyof Value]-?: Field<Value[Name]>;
}): Field<Value> {
  const all = Object.entries(fields) as [keyof Value & string, Field<Value[keyof Value]>][];
  return {
    read(json, path, faults) {
      if (!isObject(json)) return bad(json, path, faults);
      for (const name of Object.keys(json)) {
        if (!Object.hasOwn(fields, name)) faults.push({ path: under(path, name), code: "unknown" });
      }
      const values = all.map(([name, field]) => {
        const each = Object.hasOwn(json, name) ? json[name] : undefined;
        return [name, field.read(each, under(path, name), faults)] as const;
      });
      const isWhole = values.every(
        ([name, value]) => value !== undefined || fields[name].isOptional === true,
      );
      return isWhole ? (known(values) as Value) : undefined;
    },
    write: (value) =>
      Object.fromEntries(all.map(([name, field]) => [name, field.write(value[name])])),
    rows: (value, path) =>
      all.flatMap(([name, field]) => field.rows(value?.[name], under(path, name))),
  };
}

/** A list of any length of the same kind, in order. */
export function list<Value>(field: Field<Value>, most: number): Field<readonly Value[]> {
  return {
    read(json, path, faults) {
      if (!Array.isArray(json)) return bad(json, path, faults);
      if (json.length > most) faults.push({ path, code: "out_of_range" });
      const values = json.map((each, place) =>
        field.read(each, under(path, String(place)), faults),
      );
      const found = values.flatMap((value) => (value === undefined ? [] : [value]));
      return found.length === values.length ? found : undefined;
    },
    write: (value) => value.map((each) => field.write(each)),
    rows: (value, path) =>
      value?.flatMap((each, place) => field.rows(each, under(path, String(place)))) ?? [],
  };
}

/** Fields of one kind under names that `isName` accepts. */
export function named<Value>(
  field: Field<Value>,
  isName: (name: string) => boolean,
): Field<Readonly<Record<string, Value>>> {
  return {
    read(json, path, faults) {
      if (!isObject(json)) return bad(json, path, faults);
      const values = Object.entries(json).map(([name, each]) => {
        if (!isName(name)) faults.push({ path: under(path, name), code: "unknown" });
        return [name, field.read(each, under(path, name), faults)] as const;
      });
      return values.every(([, value]) => value !== undefined)
        ? (Object.fromEntries(values) as Record<string, Value>)
        : undefined;
    },
    write: (value) =>
      Object.fromEntries(Object.entries(value).map(([name, each]) => [name, field.write(each)])),
    rows: (value, path) =>
      Object.entries(value ?? {}).flatMap(([name, each]) =>
        field.rows(each, under(path, name)).map(removable),
      ),
  };
}

export function isObject(json: unknown): json is { readonly [name: string]: unknown } {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** The entries that have a value, as an object. */
function known(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function under(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function bad(json: unknown, path: string, faults: PolicyFault[]): undefined {
  faults.push({ path, code: json === undefined ? "missing" : "wrong_kind" });
}

function inRange<Value extends number | bigint>(
  value: Value,
  least: Value,
  most: Value,
  path: string,
  faults: PolicyFault[],
): Value {
  if (value < least || value > most) faults.push({ path, code: "out_of_range" });
  return value;
}

function rowOf<Value>(
  path: string,
  unit: Unit,
  value: Value | undefined,
  least: Value,
  most: Value,
): FieldRow {
  const isText = typeof least === "bigint";
  const bounds = { least: String(least), most: String(most) };
  const shown = value === undefined ? undefined : String(value);
  return { path, unit, value: shown, ...bounds, isText, isOptional: false };
}

function removable(row: FieldRow): FieldRow {
  return { ...row, isOptional: true };
}
