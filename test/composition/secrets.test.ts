import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { loadSecrets } from "../../src/composition/secrets.ts";

const mode = (path: string) => statSync(path).mode & 0o777;

describe("the secrets", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "secrets-test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("are made at the first start, and stay the same", () => {
    const data = join(folder, "not", "there");
    const made = loadSecrets(data);
    for (const secret of Object.values(made)) expect(secret).to.have.length(32);
    const texts = Object.values(made).map((each) => Buffer.from(each).toString("hex"));
    expect(new Set(texts).size).to.equal(3);
    expect(loadSecrets(data)).to.deep.equal(made);
    expect(loadSecrets(folder).session).to.not.deep.equal(made.session);
  });

  it("can be read by our account alone, and leave nothing half made beside them", () => {
    loadSecrets(folder);
    expect(mode(join(folder, "secrets"))).to.equal(0o700);
    const names = ["audit", "field-encryption", "session"];
    for (const name of names) expect(mode(join(folder, "secrets", name))).to.equal(0o600);
    expect(readdirSync(join(folder, "secrets")).toSorted()).to.deep.equal(names);
  });

  it("that are damaged keep the process from starting", () => {
    loadSecrets(folder);
    truncateSync(join(folder, "secrets", "session"), 7);
    expect(() => loadSecrets(folder)).to.throw(CannotStart, /is damaged/);
  });

  it("keep the process from starting where they cannot be kept", () => {
    writeFileSync(join(folder, "file"), "");
    expect(() => loadSecrets(join(folder, "file"))).to.throw(CannotStart, /readable and writable/);
  });
});
