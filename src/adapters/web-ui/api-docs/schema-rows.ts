/** A JSON schema, limited to the keywords the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** One field of a request or response. */
export interface FieldRow {
  /** The path from the outside in: `data.list[].id`; empty for the root. `*` is any name. */
  readonly path: string;
  /** The possible types: `string`, `integer`, `object[]`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Whether it may be null. */
  readonly isNullable: boolean;
  /** The only possible values; empty if there are many. */
  readonly values: readonly string[];
  /** Other constraints on the value: `pattern …`, `1–500`. */
  readonly limits: readonly string[];
  readonly description: string;
}

/** Shared schemas, by their reference. */
export type Named = (reference: string) => Schema | undefined;

/** The fields of a schema, outermost first, each followed by its own. */
export function schemaRows(schema: Schema, named: Named = () => undefined): readonly FieldRow[] {
  const rows = rowsOf(schema, "", true, named);
  const [whole, ...fields] = rows;
  // An object at the root adds nothing beyond its fields.
  return whole?.type === "object" && fields.length > 0 ? fields : rows;
}

function rowsOf(
  schema: Schema,
  path: string,
  isRequired: boolean,
  named: Named,
): readonly FieldRow[] {
  const choices = choicesOf(schema, named);
  const present = choices.filter(({ type }) => type !== "null");
  const row: FieldRow = {
    path,
    type: [...new Set(present.map((each) => typeOf(each, named)))].join(" | ") || "null",
    isRequired,
    isNullable: present.length > 0 && present.length < choices.length,
    values: unique(present.flatMap((each) => valuesOf(inside(each, named)))),
    limits: unique(present.flatMap((each) => limitsOf(each))),
    description: schema.description ?? present.find((each) => each.description)?.description ?? "",
  };
  return [row, ...present.flatMap((each) => fieldsOf(each, path, named))];
}

/** The possible schemas of a value: one for each type, with nested unions flattened. */
function choicesOf(schema: Schema, named: Named): readonly Schema[] {
  const { $ref, anyOf, allOf } = schema;
  if ($ref !== undefined) {
    const found = named($ref);
    return found ? choicesOf(found, named) : [{ type: $ref.split("/").at(-1) ?? "" }];
  }
  if (anyOf) return anyOf.flatMap((each) => choicesOf(each, named));
  if (!allOf) return [schema];
  // The parts of an allOf are merged, the narrower ones last.
  const parts = allOf.flatMap((each) => choicesOf(each, named));
  return [
    {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    } as Schema,
  ];
}

function fieldsOf(schema: Schema, path: string, named: Named): readonly FieldRow[] {
  if (schema.items) {
    return choicesOf(schema.items, named).flatMap((each) => fieldsOf(each, `${path}[]`, named));
  }
  const join = (name: string) => (path === "" ? name : `${path}.${name}`);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    rowsOf(field, join(name), schema.required?.includes(name) ?? false, named),
  );
  const any = Object.values(schema.patternProperties ?? {}).flatMap((field) =>
    rowsOf(field, join("*"), false, named),
  );
  return [...own, ...any];
}

function typeOf(schema: Schema, named: Named): string {
  if (schema.items) {
    const inner = choicesOf(schema.items, named).map((each) => typeOf(each, named));
    const [only, ...more] = unique(inner);
    return more.length === 0 ? `${only}[]` : `(${[only, ...more].join(" | ")})[]`;
  }
  if (schema.type !== undefined) return schema.type;
  const [value] = valuesOf([schema]);
  return value === undefined ? "any" : typeof (schema.const ?? schema.enum?.[0]);
}

/** A list's values are those of its items. */
function inside(schema: Schema, named: Named): readonly Schema[] {
  return schema.items
    ? choicesOf(schema.items, named).flatMap((each) => inside(each, named))
    : [schema];
}

function valuesOf(schemas: readonly Schema[]): string[] {
  return schemas.flatMap((schema) => {
    if ("const" in schema) return [String(schema.const)];
    return (schema.enum ?? []).map(String);
  });
}

function limitsOf(schema: Schema): string[] {
  const { format, pattern, items } = schema;
  return [
    ...(format === undefined ? [] : [format]),
    ...range(schema.minLength, schema.maxLength, " characters"),
    ...range(schema.minimum, schema.maximum, ""),
    ...range(schema.minItems, schema.maxItems, " items"),
    ...(pattern === undefined ? [] : [pattern]),
    ...(items ? limitsOf(items) : []),
  ];
}

function range(least: number | undefined, most: number | undefined, of: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (most === undefined) return [`≥ ${least}${of}`];
  return [least === undefined ? `≤ ${most}${of}` : `${least}–${most}${of}`];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
