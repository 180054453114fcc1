import { expect } from "chai";
import { GroupedMap } from "./grouped-map.ts";

describe("a grouped map", () => {
  const owned = () => {
    const map = new GroupedMap<string, { readonly owner: string; readonly units: number }>(
      ({ owner }) => owner,
    );
    map.set("a", { owner: "ana", units: 1 }).set("b", { owner: "ben", units: 2 });
    return map.set("c", { owner: "ana", units: 3 });
  };
  const unitsOf = (map: ReturnType<typeof owned>, owner: string) =>
    map.group(owner).map(({ units }) => units);

  it("finds the values of a group in the order in which they came, also after a change", () => {
    const map = owned().set("a", { owner: "ana", units: 4 });
    expect(unitsOf(map, "ana")).to.deep.equal([4, 3]);
    expect(unitsOf(map, "nobody")).to.deep.equal([]);
  });

  it("groups by keys too, and gives them with their values", () => {
    const map = new GroupedMap<string, number>((_, key) => key.charAt(0));
    map.set("a1", 1).set("b1", 2).set("a2", 3).set("a1", 4);
    expect(map.groupEntries("a")).to.deep.equal([
      ["a1", 4],
      ["a2", 3],
    ]);
  });

  it("forgets in every group what is deleted, or belongs to another", () => {
    const map = owned().set("a", { owner: "ben", units: 1 });
    expect([unitsOf(map, "ana"), unitsOf(map, "ben")]).to.deep.equal([[3], [2, 1]]);
    map.delete("b");
    expect([unitsOf(map, "ben"), map.size]).to.deep.equal([[1], 2]);
    map.clear();
    expect(unitsOf(map, "ana")).to.deep.equal([]);
  });
});
