import { expect } from "chai";
import { simulateOnMemory } from "./simulate-worlds.ts";
import { endWorlds } from "./turnstile.ts";

const steps = 2_000;

/**
 * A seed that was never run before. What it finds is new knowledge about old code, so it is
 * reported prominently and does not block an unrelated change; the fixed seeds do that.
 */
describe("the marketplace, simulated from a fresh seed", function () {
  this.timeout(120_000);
  afterEach(endWorlds);
  it("tells what it lived through, or what it broke", async () => {
    const seed = Date.now() % 1_000_000_000;
    const lines: string[] = [];
    const code = await simulateOnMemory({
      seed,
      steps,
      until: Number.POSITIVE_INFINITY,
      tell: (line) => lines.push(line),
    });
    const loud = code === 0 ? [] : ["", "!".repeat(72), "A FRESH SEED BROKE AN INVARIANT."];
    process.stdout.write(`${[...loud, ...lines, ...loud.slice(0, 2)].join("\n")}\n`);
    expect(lines.join("\n")).to.include(String(seed));
  });
});
