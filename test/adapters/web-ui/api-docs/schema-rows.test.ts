import { expect } from "chai";
import { schemaRows } from "../../../../src/adapters/web-ui/api-docs/schema-rows.ts";

const row = {
  path: "",
  type: "string",
  isRequired: true,
  isNullable: false,
  values: [],
  limits: [],
  description: "",
};

describe("fields of a schema", () => {
  it("are named from the outside in, each followed by its own", () => {
    const rows = schemaRows({
      type: "object",
      required: ["data"],
      properties: {
        data: {
          type: "object",
          required: ["list"],
          properties: {
            list: {
              type: "array",
              items: { type: "object", properties: { id: { type: "string" } } },
            },
          },
        },
        meta: { type: "integer" },
      },
    });
    expect(rows).to.deep.equal([
      { ...row, path: "data", type: "object" },
      { ...row, path: "data.list", type: "object[]" },
      { ...row, path: "data.list[].id", isRequired: false },
      { ...row, path: "meta", type: "integer", isRequired: false },
    ]);
  });

  it("are one with its values where a union is of constants, and say where null may stand", () => {
    const turn = {
      anyOf: [
        {
          anyOf: [
            { type: "string", const: "buyer" },
            { type: "string", const: "seller" },
          ],
        },
        { type: "null" },
      ],
    };
    expect(schemaRows(turn)).to.deep.equal([
      { ...row, isNullable: true, values: ["buyer", "seller"] },
    ]);
    expect(schemaRows({ type: "null" })).to.deep.equal([{ ...row, type: "null" }]);
  });

  it("say the values and the limits of what stands in a list", () => {
    const sides = {
      type: "array",
      maxItems: 2,
      items: { type: "string", enum: ["a", "b"], maxLength: 9 },
    };
    expect(schemaRows(sides)).to.deep.equal([
      { ...row, type: "string[]", values: ["a", "b"], limits: ["≤ 2 items", "≤ 9 characters"] },
    ]);
  });

  it("say limits as a person reads them", () => {
    const limitsOf = (schema: object) => schemaRows(schema)[0]?.limits;
    expect(limitsOf({ type: "string", minLength: 1, maxLength: 20 })).to.deep.equal([
      "1–20 characters",
    ]);
    expect(limitsOf({ type: "integer", minimum: 1 })).to.deep.equal(["≥ 1"]);
    expect(limitsOf({ type: "string", pattern: "^[A-Z]{3}$" })).to.deep.equal(["^[A-Z]{3}$"]);
  });

  it("name what may have any name by a star", () => {
    const record = { type: "object", patternProperties: { "^.*$": { type: "integer" } } };
    expect(schemaRows(record)).to.deep.equal([
      { ...row, path: "*", type: "integer", isRequired: false },
    ]);
  });

  it("follow references, and lay the parts of a whole one over the other", () => {
    const failure = {
      type: "object",
      properties: { error: { type: "string", description: "Why" } },
    };
    const schema = {
      allOf: [{ $ref: "#/components/schemas/Failure" }, { properties: { id: { type: "string" } } }],
    };
    const named = (reference: string) => (reference.endsWith("/Failure") ? failure : undefined);
    expect(schemaRows(schema, named).map(({ path }) => path)).to.deep.equal(["error", "id"]);
    expect(schemaRows({ $ref: "#/components/schemas/Lost" })[0]?.type).to.equal("Lost");
  });
});
