import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { expect } from "chai";

const logger = new URL("../../../src/adapters/logging/logger.ts", import.meta.url);

describe("a log that cannot be written", () => {
  it("does not end the process that writes it", async () => {
    const program = `
      const { createLogger } = await import(${JSON.stringify(logger.href)});
      const log = createLogger("info");
      for (let line = 0; line < 3; line += 1) {
        log.info("nobody reads this");
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      process.exit(7);`;
    // Open for reading only: every write fails, as on a full disk.
    const unwritable = openSync(process.execPath, "r");
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", unwritable, "ignore"],
      timeout: 20_000,
    });
    closeSync(unwritable);
    const [code] = (await once(child, "exit")) as [number];
    expect(code).to.equal(7);
  });
});
