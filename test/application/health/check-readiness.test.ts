import { expect } from "chai";
import { CheckReadiness } from "../../../src/application/health/check-readiness.ts";

const up = { name: "up", isReady: async () => true };
const down = { name: "down", isReady: async () => false };
const refused = new Error("connection refused");
const broken = {
  name: "broken",
  isReady: async (): Promise<boolean> => {
    throw refused;
  },
};

describe("readiness", () => {
  it("is given when everything that the process depends on is ready", async () => {
    expect(await new CheckReadiness([up]).execute()).to.deep.equal({ ready: true });
  });

  it("names what is not ready, also when asking it fails", async () => {
    expect(await new CheckReadiness([up, down, broken]).execute()).to.deep.equal({
      ready: false,
      waitingFor: ["down", "broken"],
      causes: [refused],
    });
  });

  it("ends when the process is told to stop", async () => {
    const readiness = new CheckReadiness([up]);
    readiness.announceStop();
    expect(await readiness.execute()).to.include({ ready: false });
  });
});
