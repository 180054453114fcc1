import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect } from "chai";
import { readConfig } from "../../src/composition/config.ts";
import { findProject } from "../../src/composition/project.ts";

const { folder: project } = findProject();
const deployment = join(project, "docs", "deployment");
const read = (name: string) => readFileSync(join(deployment, name), "utf8");
const settings = parseEnv(read("settings.env"));

/** The values of a directive in a unit. */
function directive(unit: string, name: string): string[] {
  return [...read(unit).matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value!);
}

describe("the files for an installation", () => {
  it("have settings that start an installation which is no demo, each of them in the README", () => {
    const config = readConfig(settings, project);
    expect(config).to.include({ demo: false, baseUrl: "https://market.example.org" });
    expect(config.trustedProxies).to.deep.equal(["127.0.0.1"]);
    expect(config.mail).to.not.equal(undefined);
    expect(config.phone).to.not.equal(undefined);
    const readme = readFileSync(join(project, "README.md"), "utf8");
    expect(Object.keys(settings).filter((name) => !readme.includes(`\`${name}\``))).to.deep.equal(
      [],
    );
  });

  it("run the built program in every role, with its data where the unit may write", () => {
    const [command] = directive("peerhold@.service", "ExecStart");
    const [, node = "", program = ""] = /^\/opt\/peerhold\/(\S+) \/opt\/peerhold\/(\S+)$/.exec(
      command!,
    )!;
    expect(readFileSync(join(project, "scripts", "run.mjs"), "utf8")).to.include(
      program
        .split("/")
        .map((part) => `"${part}"`)
        .join(", "),
    );
    expect(existsSync(join(project, node))).to.equal(true);
    const [environment = ""] = directive("peerhold@.service", "Environment");
    for (const role of ["web", "worker", "all"] as const) {
      const own = parseEnv(environment.replaceAll("%i", role).replaceAll(" ", "\n"));
      const config = readConfig({ ...settings, ...own }, project);
      expect(config).to.include({ role, dataFolder: "/var/lib/peerhold" });
    }
    expect(directive("peerhold@.service", "StateDirectory")).to.deep.equal(["peerhold"]);
    const page = readFileSync(join(project, "docs", "installation.md"), "utf8");
    for (const unit of ["peerhold@.service", "peerhold-backup.service"]) {
      expect(page).to.include(directive(unit, "EnvironmentFile")[0]);
    }
  });

  it("copy into the image what the project has, and start the same program", () => {
    const image = read("Containerfile");
    const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
      names!.split(" "),
    );
    expect(copied.filter((name) => !existsSync(join(project, name)))).to.deep.equal([]);
    expect(image).to.include(`CMD ["node", "dist/server/main.js"]`);
    expect(read("Containerfile.dockerignore").split("\n")).to.include.members([".data", ".git"]);
  });
});

describe("the copy of a running installation", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "peerhold-backup-"));
    mkdirSync(join(folder, "data", "secrets"), { recursive: true });
    writeFileSync(join(folder, "data", "secrets", "audit"), "secret");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs it with a stand-in for the database's own tool. */
  function copy(dump: string): void {
    mkdirSync(join(folder, "bin"));
    writeFileSync(join(folder, "bin", "pg_dump"), `#!/bin/sh\n${dump}\n`, { mode: 0o755 });
    execFileSync(join(deployment, "backup.sh"), {
      env: {
        PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
        DATA_DIR: join(folder, "data"),
        BACKUP_DIR: join(folder, "copies"),
        DATABASE_URL: "postgres://app@localhost/peerhold",
        DATABASE_MIGRATE_URL: "postgres://owner@localhost/peerhold",
      },
      stdio: "pipe",
    });
  }
  const copies = () => readdirSync(join(folder, "copies"));

  it("has the database, asked for by its owner, and the secrets, for one account alone", () => {
    copy(`for each; do case $each in --file=*) echo "$*" > "\${each#--file=}";; esac; done`);
    const [name = ""] = copies();
    expect(name).to.match(/^2\d{7}T\d{6}Z$/);
    const files = join(folder, "copies", name);
    expect(readFileSync(join(files, "database.dump"), "utf8")).to.include("owner@localhost");
    const secrets = execFileSync("tar", ["-xOf", join(files, "secrets.tar"), "secrets/audit"]);
    expect(secrets.toString()).to.equal("secret");
    expect(execFileSync("stat", ["-c", "%a", files]).toString().trim()).to.equal("700");
  });

  it("replaces those that are too old, and nothing else", () => {
    const old = join(folder, "copies", "20200101T000000Z");
    const other = join(folder, "copies", "notes");
    for (const each of [old, other]) {
      mkdirSync(each, { recursive: true });
      utimesSync(each, new Date(0), new Date(0));
    }
    copy(`touch "\${2#--file=}"`);
    expect(copies()).to.have.length(2).and.to.include("notes");
    expect(existsSync(old)).to.equal(false);
  });

  it("leaves nothing where the database cannot be copied", () => {
    expect(() => copy("exit 1")).to.throw();
    expect(copies()).to.deep.equal([]);
  });
});
