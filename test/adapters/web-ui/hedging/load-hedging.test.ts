import { expect } from "chai";
import {
  loadHedging,
  manifestPath,
  type HedgingScript,
} from "../../../../src/adapters/web-ui/hedging/load-hedging.ts";

const script: HedgingScript = { mount: async () => undefined, unmount: () => undefined };
const answered = (data: unknown, ok = true) => ({
  fetch: async () => ({ ok, json: async () => ({ data }) }),
  load: async () => script,
  override: null,
});
const manifest = { sdkVersion: "1.0.0", script: "/assets/a.js" };

describe("the loader of the hedging widget", () => {
  it("gives the script that the manifest names", async () => {
    const asked: string[] = [];
    const parts = {
      ...answered(manifest),
      load: async (path: string) => {
        asked.push(path);
        return script;
      },
    };
    expect(await loadHedging(parts)).to.equal(script);
    expect(asked).to.deep.equal(["/assets/a.js"]);
  });

  it("ignores what cannot be loaded", async () => {
    const broken = async () => Promise.reject(new Error("offline"));
    expect(await loadHedging({ ...answered(manifest), fetch: broken })).to.equal(undefined);
    expect(await loadHedging({ ...answered(manifest), load: broken })).to.equal(undefined);
    expect(await loadHedging(answered(manifest, false))).to.equal(undefined);
  });

  it("raises an error where the manifest has no SDK version", async () => {
    for (const wrong of [{ script: "/a.js" }, { ...manifest, sdkVersion: "" }, undefined]) {
      const error = await loadHedging(answered(wrong)).then(
        () => undefined,
        (raised: unknown) => raised,
      );
      expect(error).to.be.an("error").with.property("message").that.includes("no SDK version");
    }
  });

  it("reads another manifest where a developer names one of this origin", () => {
    const own = "/micro-apps/hedging/0.9.0/manifest.json";
    expect(manifestPath(null)).to.equal(own);
    expect(manifestPath("/dev/hedging.json")).to.equal("/dev/hedging.json");
    for (const foreign of ["https://a.example/m.json", "//a.example/m.json", "/\\a.example", ""]) {
      expect(manifestPath(foreign), foreign).to.equal(own);
    }
  });
});
