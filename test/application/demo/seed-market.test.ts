import { expect } from "chai";
import type { DemoAccount } from "../../../src/application/demo/demo-accounts.ts";
import type { SeedDemo } from "../../../src/application/demo/seed-demo.ts";
import { SeedMarket } from "../../../src/application/demo/seed-market.ts";

const people: readonly DemoAccount[] = Array.from({ length: 20 }, (_, place) => ({
  username: `person_${place}`,
  level: 2,
  role: "trades EUR",
  offers: [],
}));

describe("filling the market of a demo", () => {
  const filled = () => {
    const added: string[] = [];
    const market = new SeedMarket({
      seedDemo: {
        execute: async (...[accounts = []]: Parameters<SeedDemo["execute"]>) =>
          void added.push(...accounts.map((each) => each.username)),
      },
      traders: {
        credentialsByLogin: async (login) =>
          added.includes(login)
            ? { traderId: login, username: login, passwordHash: "", level: 2 }
            : undefined,
      },
      offers: { countOf: async () => 0 },
    } as ConstructorParameters<typeof SeedMarket>[0]);
    return { added, market };
  };

  it("adds everybody once, and nobody when all are there", async () => {
    const { added, market } = filled();
    await market.execute(people, () => false);
    await market.execute(people, () => false);
    expect(added).to.deep.equal(people.map(({ username }) => username));
  });

  it("stops between groups when the program stops, and goes on at the next start", async () => {
    const { added, market } = filled();
    await market.execute(people, () => added.length > 0);
    const first = added.length;
    expect(first).to.be.greaterThan(0).and.lessThan(people.length);
    await market.execute(people, () => false);
    expect(new Set(added)).to.have.property("size", people.length);
  });
});
