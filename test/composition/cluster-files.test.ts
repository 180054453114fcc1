import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { parse } from "yaml";
import { findProject } from "../../src/composition/project.ts";
import { addressesIn } from "../../tools/cluster/machines.ts";
import { portsFrom } from "../../tools/cluster/marketplace.ts";
import {
  missingPackages,
  missingSentence,
  postgresPrograms,
} from "../../tools/cluster/packages.ts";
import { patroniFaults, versionIn } from "../../tools/cluster/patroni-faults.ts";
import {
  balancerFile,
  databaseMachines,
  deploymentFile,
  etcdFile,
  patroniFile,
} from "../../tools/cluster/templates.ts";

const addresses = addressesIn("192.0.2");
const passwords = { superuser: "one", replication: "two", rewind: "three" };
const side = { addresses, network: "192.0.2.0/24", programs: "/opt/pg/bin", passwords };
const ours = deploymentFile("cluster", "patroni.yml");
const withEtcd3 = ours.replace(/^etcd:/m, "etcd3:");

describe("the files of a deployment on several machines", () => {
  for (const [index, machine] of databaseMachines.entries()) {
    const address = `192.0.2.${21 + index}`;

    it(`give ${machine} its name and address, and Patroni what loses nothing`, () => {
      const text = patroniFile(machine, side, "/data");
      const settings = parse(text);
      expect(settings.name).to.equal(machine);
      expect(settings.restapi).to.deep.equal({
        listen: `${address}:8008`,
        connect_address: `${address}:8008`,
      });
      expect(settings.etcd).to.deep.equal({
        hosts: "192.0.2.21:2379,192.0.2.22:2379,192.0.2.23:2379",
      });
      expect(settings).to.not.have.property("etcd3");
      const { dcs } = settings.bootstrap;
      expect(dcs).to.include({ synchronous_mode: true, synchronous_mode_strict: true });
      expect(dcs.postgresql.parameters).to.include({ wal_sender_timeout: "5s", jit: "off" });
      // What Patroni itself asks for, or it may lose the lead though nothing is broken.
      expect(dcs.ttl).to.be.at.least(dcs.loop_wait + 2 * dcs.retry_timeout);
      expect(settings.postgresql).to.deep.include({
        listen: `${address}:5432`,
        connect_address: `${address}:5432`,
        data_dir: "/data/postgres",
        bin_dir: "/opt/pg/bin",
      });
      expect(settings.postgresql.authentication.superuser.password).to.equal("one");
      expect(text).to.not.match(/10\.0\.0\.|change-this/);
      expect(patroniFaults(text, "3.0.2")).to.deep.equal([]);
    });

    it(`have an etcd on ${machine} that speaks the protocol of Patroni's safe driver`, () => {
      const settings = parse(etcdFile(machine, side, "/data/etcd"));
      expect(settings).to.include({
        name: machine,
        "data-dir": "/data/etcd",
        "enable-v2": true,
        "listen-client-urls": `http://${address}:2379`,
        "advertise-client-urls": `http://${address}:2379`,
        "initial-advertise-peer-urls": `http://${address}:2380`,
        "initial-cluster":
          "db1=http://192.0.2.21:2380,db2=http://192.0.2.22:2380,db3=http://192.0.2.23:2380",
      });
    });
  }

  it("lead the balancer to both processes, and to the server that is the primary", () => {
    const ports = portsFrom(4_000);
    const text = balancerFile({
      addresses,
      port: ports.traders,
      databasePort: ports.database,
      webPorts: ports.web,
    });
    expect(text).to.include("bind 127.0.0.1:4000\n").and.include("bind 127.0.0.1:4002\n");
    for (const backend of ["web", "unready", "events"]) {
      const [, servers = ""] = new RegExp(`^backend ${backend}$([^#]*)`, "m").exec(text) ?? [];
      expect(servers, backend).to.include("127.0.0.1:4003").and.include("127.0.0.1:4004");
    }
    for (const machine of databaseMachines) {
      expect(text).to.include(`server ${machine} ${addresses[machine]}:5432 check port 8008`);
    }
    expect(text).to.include("option httpchk OPTIONS /primary");
    expect(text).to.not.match(/10\.0\.0\.|:443|scheme https/);
  });

  it("answer in our words where no process is ready", () => {
    expect(deploymentFile("haproxy.cfg")).to.match(
      /use_backend unready if \{ nbsrv\(web\) eq 0 \}\n\s+use_backend events/,
    );
  });
});

describe("the check of Patroni's settings", () => {
  it("refuses etcd3 before the version that leaves another's leader key, and where it is unknown", () => {
    for (const version of ["3.0.2", "2.1.7", undefined]) {
      const faults = patroniFaults(withEtcd3, version);
      expect(faults).to.have.length(1);
      expect(faults[0]).to.include("etcd3").and.include("loses acknowledged trades");
    }
    for (const version of ["3.0.3", "3.1.0", "4.0.0", "10.0.0"]) {
      expect(patroniFaults(withEtcd3, version), version).to.deep.equal([]);
    }
  });

  it("accepts the file for installations with every version", () => {
    for (const version of ["3.0.2", "4.0.0", undefined]) {
      expect(patroniFaults(ours, version)).to.deep.equal([]);
    }
  });

  for (const name of ["synchronous_mode", "synchronous_mode_strict"]) {
    it(`refuses a first start without ${name}`, () => {
      const without = ours.replace(`${name}: true`, `${name}: false`);
      expect(patroniFaults(without, "4.0.0")).to.deep.equal([
        `Without ${name}: true in bootstrap.dcs, a trade can be acknowledged that no second server has, and is lost with the first.`,
      ]);
    });
  }

  it("reads the version as Patroni prints it", () => {
    expect(versionIn("patroni 3.0.2\n")).to.equal("3.0.2");
    expect(versionIn("not found")).to.equal(undefined);
  });

  it("ends with code 1 and the sentence, as a command for operators", async () => {
    const folder = mkdtempSync(join(tmpdir(), "peerhold-patroni-"));
    const file = join(folder, "patroni.yml");
    const run = async () => {
      const script = join("tools", "cluster", "check-patroni.ts");
      const args = ["--import", "tsx", script, file, "--patroni-version", "3.0.2"];
      const cwd = findProject().folder;
      return promisify(execFile)(process.execPath, args, { cwd }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => error,
      );
    };
    try {
      writeFileSync(file, withEtcd3);
      expect(await run()).to.deep.include({
        code: 1,
        stdout: `${patroniFaults(withEtcd3, "3.0.2")[0]}\n`,
      });
      writeFileSync(file, ours);
      expect(await run()).to.include({ code: 0 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("what the cluster needs", () => {
  const isNothingThere = () => false;
  const isAllThere = () => true;

  it("is named at once, with the command that installs it", () => {
    expect(missingSentence(missingPackages(false, isNothingThere, false))).to.equal(
      "The cluster needs Debian packages that are not installed: sudo apt-get install postgresql patroni python3-etcd etcd-server haproxy",
    );
    const isWithout = (file: string) => file !== "/usr/sbin/haproxy";
    expect(missingSentence(missingPackages(false, isWithout, true))).to.equal(
      "The cluster needs a Debian package that is not installed: sudo apt-get install haproxy",
    );
  });

  it("is more for faults, whose networks are cut", () => {
    expect(missingPackages(true, isNothingThere, true)).to.include("iproute2");
    expect(missingPackages(true, isAllThere, true)).to.deep.equal([]);
  });

  it("is a PostgreSQL that is new enough, and of several the newest", () => {
    const folder = mkdtempSync(join(tmpdir(), "peerhold-versions-"));
    try {
      expect(postgresPrograms(join(folder, "none"))).to.equal(undefined);
      for (const [version, expected] of [
        ["14", undefined],
        ["15", "15"],
        ["17", "17"],
        ["16", "17"],
      ] as const) {
        install(folder, version);
        const programs = expected === undefined ? undefined : join(folder, expected, "bin");
        expect(postgresPrograms(folder), version).to.equal(programs);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function install(folder: string, version: string): void {
  const programs = join(folder, version, "bin");
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, "postgres"), "");
}
