import { expect } from "chai";
import type { drawScreen as fromSource } from "../../../src/adapters/web-ui/first-screen/draw-screen.tsx";
import { override } from "../../../src/composition/container.ts";
import { loadDrawScreen } from "../../../src/composition/first-screens.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { pageAt } from "../../support/first-screen.ts";
import { startTestApp } from "../../support/test-app.ts";

describe("a public page whose first screen cannot be drawn", () => {
  for (const [why, draw] of [
    ["the interface was built without it", async () => undefined],
    ["drawing fails", async () => () => Promise.reject(new Error("broken"))],
    ["nothing of it can be loaded", () => Promise.reject(new Error("no such file"))],
  ] as const) {
    it(`is sent as a shell: ${why}`, async () => {
      const app = await startTestApp({}, [override(tokens.drawScreen, draw)]);
      const page = await pageAt(app.url);
      expect(page)
        .to.match(/<div id="app"[^>]*><\/div>/)
        .and.to.include("<title>Trade crypto");
      await app.stop();
    });
  }

  it("would be drawn by what the build made", async () => {
    const drawScreen: typeof fromSource | undefined = await loadDrawScreen();
    expect(drawScreen).to.be.a("function");
  });
});
