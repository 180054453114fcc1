import { nameOfSchema } from "../contract/schema-names.ts";

/** Where something stands that was described once. */
interface Reference {
  readonly $ref: string;
}

type Kind = "schemas" | "responses";

/** What a document describes once and refers to by name. */
export class Components {
  readonly #described: Readonly<Record<Kind, Map<string, { from: unknown; described: unknown }>>> =
    {
      schemas: new Map(),
      responses: new Map(),
    };

  /**
   * A schema as the document says it: every named one in it, or itself, is a reference. Two of one name
   * are refused: one of them would be described as the other.
   */
  schema(schema: unknown): unknown {
    if (typeof schema !== "object" || schema === null) return schema;
    const name = nameOfSchema(schema);
    return name === undefined
      ? this.#inside(schema)
      : this.once("schemas", name, schema, () => this.#inside(schema));
  }

  /** The reference to something that is described when its name comes up first. */
  once(kind: Kind, name: string, from: unknown, describe: () => unknown): Reference {
    const known = this.#described[kind].get(name);
    if (known && known.from !== from) {
      throw new Error(`Two ${kind} of the document are called ${name}`);
    }
    if (!known) this.#described[kind].set(name, { from, described: describe() });
    return { $ref: `#/components/${kind}/${name}` };
  }

  /** All that was described so far, by name. */
  of(kind: Kind): Record<string, unknown> {
    const entries = [...this.#described[kind]].map(([name, { described }]) => [name, described]);
    return Object.fromEntries(
      entries.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
  }

  #inside(schema: object): unknown {
    if (Array.isArray(schema)) return schema.map((each: unknown) => this.schema(each));
    return Object.fromEntries(
      Object.entries(schema).map(([word, each]) => [word, this.schema(each)]),
    );
  }
}
