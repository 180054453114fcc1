import { expect } from "chai";
import {
  loadChunk,
  longestChunkLoadMs,
} from "../../../../src/adapters/web-ui/navigation/load-chunk.ts";
import { PageFault } from "../../../../src/adapters/web-ui/navigation/page-fault.ts";

describe("loading a chunk of the program", () => {
  let limits: number[];
  let stopped: number;
  let timeUp: () => void;
  beforeEach(() => {
    [limits, stopped] = [[], 0];
  });
  const after = (ms: number, then: () => void) => {
    limits.push(ms);
    timeUp = then;
    return () => void (stopped += 1);
  };
  const failed = (load: Promise<unknown>) => load.then(String, (error: unknown) => error);

  it("gives the code, and ends the wait for it", async () => {
    expect(await loadChunk(7, async () => "code", after)).to.equal("code");
    await Promise.resolve();
    expect(stopped).to.equal(1);
  });

  it("fails after 120 s, by its number", async () => {
    expect(longestChunkLoadMs).to.equal(120_000);
    const loading = failed(loadChunk(7, () => new Promise(() => undefined), after));
    expect(limits).to.deep.equal([120_000]);
    timeUp();
    const fault = await loading;
    expect(fault).to.be.instanceOf(PageFault);
    expect((fault as Error).message).to.equal("Loading chunk 7 failed");
  });

  it("fails at once when the code does not come, with the reason", async () => {
    const cause = new TypeError("Failed to fetch dynamically imported module");
    const fault = (await failed(loadChunk(8, () => Promise.reject(cause), after))) as Error;
    expect(fault.message).to.equal("Loading chunk 8 failed");
    expect(fault.cause).to.equal(cause);
    await Promise.resolve();
    expect(stopped).to.equal(1);
  });
});
