import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect } from "chai";
import { readConfig } from "../../src/composition/config.ts";
import { startTestApp } from "../support/test-app.ts";
import { readiness } from "../../src/adapters/http/contract/health.ts";
import { eventsPath } from "../../src/adapters/http/contract/event-stream.ts";
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
    const units = ["peerhold@.service", "peerhold-backup.service", "peerhold-restore-test.service"];
    for (const file of units.flatMap((unit) => directive(unit, "EnvironmentFile"))) {
      expect(page).to.include(file);
    }
  });

  for (const size of ["small", "medium", "large"]) {
    it(`have settings of a ${size} installation, which start in every role`, () => {
      const ofSize = { ...settings, ...parseEnv(read(join("sizes", `${size}.env`))) };
      for (const ROLE of ["web", "worker"]) {
        const config = readConfig({ ...ofSize, ROLE }, project);
        expect(config.demo).to.equal(false);
        // The unit is told to stop for longer than its delay, and what was begun.
        const [stop] = directive("peerhold@.service", "TimeoutStopSec");
        expect(Number(stop)).to.be.above(config.stopDelaySeconds + 8);
      }
      expect(readFileSync(join(project, "docs", "capacity.md"), "utf8")).to.include(
        `deployment/sizes/${size}.env`,
      );
    });
  }

  it("have an image that is asked for its health where its role answers", async () => {
    const [, command = ""] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(read("Containerfile")) ?? [];
    const [, ...script] = JSON.parse(command) as string[];
    const server = createServer((_request, response) => void response.end()).listen(0);
    await once(server, "listening");
    const open = String((server.address() as AddressInfo).port);
    const codeWith = async (environment: Record<string, string>) => {
      const asking = spawn(process.execPath, script, { env: environment });
      const [code] = (await once(asking, "exit")) as [number];
      return code;
    };
    expect(await codeWith({ PORT: open })).to.equal(0);
    expect(await codeWith({ ROLE: "worker", PORT: open, METRICS_PORT: "1" })).to.equal(1);
    expect(await codeWith({ ROLE: "worker", PORT: "1", METRICS_PORT: open })).to.equal(0);
    server.close();
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

  it("have a load balancer that asks for what processes answer, and notices one that stops in time", () => {
    const balancer = read("haproxy.cfg");
    expect(balancer).to.include(`option httpchk GET ${readiness.path}`);
    expect(balancer).to.include(`{ path ${eventsPath} }`);
    const delay = Number(/STOP_DELAY_SECONDS=(\d+)/.exec(balancer)?.[1]);
    const [, interval, fall] = /check inter (\d)s fall (\d)/.exec(balancer) ?? [];
    expect(delay).to.be.above(Number(interval) * Number(fall));
    const [stop] = directive("peerhold@.service", "TimeoutStopSec");
    expect(Number(stop)).to.be.above(delay + 8);
  });
});

describe("a process that is told to stop", () => {
  it("goes on serving for the delay, and says that it is not ready", async () => {
    const app = await startTestApp({ STOP_DELAY_SECONDS: "3" });
    const stopped = app.stop();
    const ready = await fetch(`${app.url}/readyz`);
    const other = await fetch(`${app.url}/healthz`);
    await stopped;
    expect([ready.status, other.status]).to.deep.equal([503, 200]);
  });
});
