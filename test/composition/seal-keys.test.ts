import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { openKeys } from "../../src/adapters/chain/key-file.ts";
import { findProject } from "../../src/composition/project.ts";
import { privateKeys, publicKeys } from "../support/signer-account.ts";

/** What a command ended with. */
interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe("npm run seal-keys", function () {
  this.timeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "seal-keys-"));
  const passwordFile = join(folder, "password");
  before(() => writeFileSync(passwordFile, "a long password\n"));
  after(() => rmSync(folder, { recursive: true }));

  const run = (typed: string, file = passwordFile): Promise<Ended> =>
    new Promise((resolve) => {
      const options = {
        cwd: findProject().folder,
        env: { ...process.env, SIGNER_PASSWORD_FILE: file },
      };
      const command = [join("scripts", "run.mjs"), "seal-keys"];
      const child = execFile(process.execPath, command, options, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
      child.stdin?.end(typed);
    });

  it("writes a file that opens with the password alone, and shows no key", async () => {
    const { code, stdout, stderr } = await run(JSON.stringify(privateKeys));
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: "" });
    expect(stdout).to.not.include("prv");
    expect(openKeys(stdout, "a long password")).to.deep.equal(privateKeys);
    expect(() => openKeys(stdout, "another password")).to.throw();
  });

  it("takes one key alone", async () => {
    const { stdout } = await run(JSON.stringify({ ethereum: privateKeys.ethereum }));
    expect(openKeys(stdout, "a long password")).to.deep.equal({ ethereum: privateKeys.ethereum });
  });

  it("refuses anything else with one sentence, and repeats nothing of it", async () => {
    const short = join(folder, "short");
    writeFileSync(short, "elevenchars\n");
    const refused = [
      run("{}"),
      run("not JSON"),
      run(JSON.stringify(publicKeys)),
      run(JSON.stringify({ bitcoin: `${privateKeys.bitcoin.slice(0, -1)}x` })),
      run(JSON.stringify(privateKeys), short),
      run(JSON.stringify(privateKeys), join(folder, "nowhere")),
    ];
    for (const { code, stdout, stderr } of await Promise.all(refused)) {
      expect({ code, stdout }).to.deep.equal({ code: 1, stdout: "" });
      expect(stderr).to.match(/^Give .* 12 characters\.\n$/);
      expect(stderr).to.not.match(/prv[0-9A-Za-z]{8}|tpub|elevenchars/);
    }
  });
});
