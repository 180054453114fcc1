import { readFileSync } from "node:fs";
import { expect } from "chai";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import { policyFields } from "../../../src/domain/policy/policy-fields.ts";

const folder = new URL("../../../src/admin-ui/policy/", import.meta.url);
const tables = ["trading-field-names.ts", "trade-field-names.ts", "account-field-names.ts"];

describe("the policy page of the console", () => {
  it("has a name for every field, and none for what is no field", () => {
    const named = tables.flatMap((file) => {
      const text = readFileSync(new URL(file, folder), "utf8");
      return Array.from(text.matchAll(/^ {2}"([\w.*]+)":\s+msg/gm), ([, path]) => path);
    });
    const paths = policyFields
      .rows(defaultPolicy, "")
      .map(({ path }) => path.replace(/\.\d+\./, ".*."))
      // Named by the catalogue of payment methods.
      .filter((path) => !path.startsWith("fees.by"));
    expect(new Set(named).size).to.equal(named.length);
    expect(named).to.have.members([...new Set(paths)]);
  });
});
