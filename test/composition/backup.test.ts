import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { findProject } from "../../src/composition/project.ts";

const deployment = join(findProject().folder, "docs", "deployment");

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
    mkdirSync(join(folder, "bin"), { recursive: true });
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

  it("has the files of chats, linked to the copy before, without what is deleted or unfinished", () => {
    const before = join(folder, "copies", "20990101T000000Z", "files");
    mkdirSync(before, { recursive: true });
    writeFileSync(join(before, "kept.content"), "kept");
    writeFileSync(join(before, "deleted.content"), "deleted");
    const files = join(folder, "data", "files");
    mkdirSync(files);
    for (const name of ["kept.content", "new.content", "new2.content.part"])
      writeFileSync(join(files, name), name.split(".")[0]!);
    copy(`touch "\${2#--file=}"`);
    const made = copies().find((name) => name < "2099")!;
    const copied = join(folder, "copies", made, "files");
    expect(readdirSync(copied)).to.have.members(["kept.content", "new.content"]);
    expect(readFileSync(join(copied, "new.content"), "utf8")).to.equal("new");
    expect(statSync(join(copied, "kept.content")).ino).to.equal(
      statSync(join(before, "kept.content")).ino,
    );
    expect(existsSync(join(before, "deleted.content"))).to.equal(true);
  });

  it("leaves nothing where the database cannot be copied", () => {
    expect(() => copy("exit 1")).to.throw();
    expect(copies()).to.deep.equal([]);
  });
});

describe("the trial of restoring the newest copy", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "peerhold-restore-"));
    mkdirSync(join(folder, "bin"));
    for (const name of ["20260101T000000Z", "20260102T000000Z"]) {
      const copy = join(folder, "copies", name);
      mkdirSync(join(copy, "files"), { recursive: true });
      mkdirSync(join(copy, "secrets"));
      execFileSync("tar", ["-C", copy, "-cf", join(copy, "secrets.tar"), "secrets"]);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const newest = () => join(folder, "copies", "20260102T000000Z");

  /** Runs it with stand-ins for the database's tools and the program; returns what they were asked. */
  function restore(audit = "exit 0"): { readonly isGood: boolean; readonly asked: string } {
    const log = join(folder, "asked");
    const standIns = {
      psql: `echo "psql $*" >>${log}; case "$*" in *attachment*) echo one.content;; esac`,
      pg_restore: `echo "pg_restore $*" >>${log}`,
      program: `echo "program $2 $DATABASE_URL $(ls $DATA_DIR)" >>${log}; ${audit}`,
    };
    for (const [name, script] of Object.entries(standIns))
      writeFileSync(join(folder, "bin", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    try {
      execFileSync(join(deployment, "restore-test.sh"), {
        env: {
          PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
          BACKUP_DIR: join(folder, "copies"),
          RESTORE_URL: "postgres://restorer@localhost/trial?application_name=trial",
          PEERHOLD_NODE: join(folder, "bin", "program"),
          PEERHOLD_PROGRAM: "main.js",
        },
        stdio: "pipe",
      });
      return { isGood: true, asked: readFileSync(log, "utf8") };
    } catch {
      return { isGood: false, asked: existsSync(log) ? readFileSync(log, "utf8") : "" };
    }
  }

  it("audits the newest copy in a database of its own, which it drops again", () => {
    writeFileSync(join(newest(), "files", "one.content"), "");
    const { isGood, asked } = restore();
    expect(isGood).to.equal(true);
    const steps = asked.trim().split("\n");
    expect(steps[0]).to.include('CREATE DATABASE "trial"').and.to.include("/postgres?application");
    expect(steps[1]).to.include("/trial?application_name").and.to.include(newest());
    expect(steps[2]).to.match(/^program audit-books postgres:.*trial\?.* secrets$/);
    expect(steps.at(-1)).to.include('DROP DATABASE "trial"');
  });

  it("fails where the books do not balance, and drops the database", () => {
    const { isGood, asked } = restore("exit 1");
    expect(isGood).to.equal(false);
    expect(asked.trim().split("\n").at(-1)).to.include("DROP DATABASE");
  });

  it("fails where the copy lacks a file that the database names", () => {
    expect(restore().isGood).to.equal(false);
  });

  it("fails where there is no copy, before it asks the server for anything", () => {
    rmSync(join(folder, "copies"), { recursive: true });
    mkdirSync(join(folder, "copies"));
    expect(restore()).to.deep.equal({ isGood: false, asked: "" });
  });
});
