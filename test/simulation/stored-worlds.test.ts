import { expect } from "chai";
import { expectPartiesTold } from "../support/told-parties.ts";
import { PostgresGround } from "./postgres-ground.ts";
import { runSeed } from "./run-seed.ts";
import { endWorlds } from "./turnstile.ts";

describe("the marketplace on PostgreSQL, simulated", () => {
  afterEach(endWorlds);

  it("keeps every invariant, whatever comes at once, and comes to an end", async function () {
    this.timeout(120_000);
    const ground = await PostgresGround.open();
    try {
      const run = await runSeed(2, 60, { ground });
      expect(run.violation?.message).to.equal(undefined);
      expect(run.ended).to.equal(true);
      expect(run.counts.get("start ok")).to.be.greaterThan(3);
      for (const done of ["upload-file ok", "send-files ok", "ask-export ok"]) {
        expect(run.counts.get(done), done).to.be.greaterThan(0);
      }
      await expectPartiesTold(ground.database);
    } finally {
      await ground.close();
    }
  });
});
