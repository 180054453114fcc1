import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { parse } from "yaml";
import { adminContracts } from "../../../src/adapters/http/contract/admin/admin-routes.ts";
import { contracts } from "../../../src/adapters/http/contract/routes.ts";
import { DatabaseNumbers } from "../../../src/adapters/persistence/health/database-numbers.ts";
import { securityEventNames } from "../../../src/domain/staff/security-event.ts";
import { findProject } from "../../../src/composition/project.ts";
import { readSources } from "../../architecture/source-files.ts";
import { EventReader } from "../../support/event-reader.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";

const { folder: project } = findProject();
const monitoring = (name: string) =>
  readFileSync(join(project, "docs", "deployment", "monitoring", name), "utf8");

interface AlertRules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
      readonly annotations: { readonly summary: string; readonly runbook: string };
    }[];
  }[];
}

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}

const operations = readFileSync(join(project, "docs", "operations.md"), "utf8");

const token = "a-token-of-the-operator";

/** The value of a line that starts like this. */
function valueOf(text: string, line: string): number {
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1));
}

describe("the numbers of an installation", () => {
  let app: TestApp;
  const read = async (url = app.url) => (await fetch(`${url}/metrics`)).text();
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());

  it("count a request under its route's id, never under its path", async () => {
    const visitor = await Visitor.of(app.url);
    await visitor.call("viewOffer", { parameters: { id: "nothing12345" } });
    const text = await read();
    const labels = 'server="traders",route="viewOffer"';
    expect(
      valueOf(text, `peerhold_http_requests_total{${labels},method="GET",status="4xx"}`),
    ).to.equal(1);
    expect(
      valueOf(
        text,
        `peerhold_http_request_duration_seconds_count{server="traders",route="viewOffer"}`,
      ),
    ).to.equal(1);
    expect(text).to.not.include("nothing12345");
  });

  it("are the same at both addresses, each counted apart", async () => {
    await fetch(`${app.adminUrl}/admin/api/me`);
    const answer = await fetch(`${app.adminUrl}/metrics`);
    expect(answer.headers.get("content-type")).to.match(/^text\/plain/);
    expect(answer.headers.get("cache-control")).to.equal("no-store");
    const text = await answer.text();
    expect(text).to.include('server="console"').and.to.include('server="traders"');
  });

  it("have labels from closed sets, whatever is asked", async () => {
    const ids = [contracts, adminContracts].flatMap((all) =>
      Object.values(all).map(({ id }) => id),
    );
    const routes = new Set([...ids, "events", "metrics", "asset", "page", "none"]);
    for (const path of ["/nothing", "/rest/v1/none", "/assets/no.js", "/%ff", "/buy/bitcoin"]) {
      await fetch(app.url + path);
      await fetch(app.url + path, { method: "POST" });
      await fetch(app.adminUrl + path, { method: "PATCH" });
    }
    const text = await read();
    const named = [...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route);
    expect(named.filter((route) => !routes.has(route ?? ""))).to.deep.equal([]);
    const ways = [...text.matchAll(/method="([^"]*)"/g)].map(([, method]) => method);
    expect(new Set(ways)).to.deep.equal(new Set(["GET", "POST", "other"]));
    const states = [...text.matchAll(/status="([^"]*)"/g)].map(([, status]) => status);
    expect(states.filter((status) => !/^[1-5]xx$/.test(status ?? ""))).to.deep.equal([]);
  });

  it("know the streams that are open, and those that ended no more", async () => {
    const visitor = await Visitor.of(app.url);
    await visitor.register("stream_reader");
    const stream = await EventReader.open(app.url, visitor);
    await stream.next();
    expect(valueOf(await read(), "peerhold_event_streams_open")).to.equal(1);
    stream.close();
    let open = 1;
    while (open > 0) open = valueOf(await read(), "peerhold_event_streams_open");
    expect(open).to.equal(0);
  });

  it("know commits, connections and the process", async () => {
    const visitor = await Visitor.of(app.url);
    await visitor.register("faucet_user");
    const before =
      valueOf(await read(), 'peerhold_commit_duration_seconds_count{outcome="applied"}') || 0;
    await visitor.must("useFaucet");
    const text = await read();
    expect(valueOf(text, 'peerhold_commit_duration_seconds_count{outcome="applied"}')).to.be.above(
      before,
    );
    expect(valueOf(text, "peerhold_commits_under_way")).to.be.at.least(0);
    expect(valueOf(text, "peerhold_pool_connections_in_use")).to.be.at.least(1);
    expect(valueOf(text, "peerhold_pool_requests_waiting")).to.be.at.least(0);
    expect(valueOf(text, "peerhold_deadlines_late")).to.be.at.least(0);
    expect(valueOf(text, "peerhold_outbox_unpublished")).to.be.at.least(0);
    expect(valueOf(text, "process_resident_memory_bytes")).to.be.above(0);
  });

  it("are those that the alert rules and the dashboard ask for", async () => {
    const text = await read();
    const served = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const { groups } = parse(monitoring("alerts.yml")) as AlertRules;
    const { panels } = JSON.parse(monitoring("dashboard.json")) as Dashboard;
    const asked = [
      ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ];
    expect(asked).to.have.length.above(40);
    const names = asked.flatMap((expr) => expr.match(/\b(peerhold|process|nodejs)_\w+/g) ?? []);
    const unknown = names.filter((name) => !served.has(name.replace(/_(bucket|sum|count)$/, "")));
    expect(unknown).to.deep.equal([]);
    const others = [...served].filter((name) => name?.startsWith("peerhold_"));
    // What is in no panel and no rule is told in docs/operations.md alone.
    const unseen = others.filter((name) => !names.some((each) => each.startsWith(name!)));
    expect(unseen).to.have.members([
      "peerhold_commits_under_way",
      "peerhold_jobs_waiting",
      "peerhold_job_done_age_seconds",
      "peerhold_subscriber_events_behind",
      "peerhold_subscriber_events_failing",
    ]);
  });

  it("have a row each in docs/operations.md, as have the names of security events", async () => {
    const served = [...(await read()).matchAll(/^# TYPE (peerhold_\w+)/gm)].map(
      ([, name]) => name!,
    );
    expect(served).to.have.length.above(20);
    const rows = operations.split("\n").filter((line) => line.startsWith("| `"));
    const isTold = (name: string) => rows.some((row) => new RegExp(`\\b${name}\\b`).test(row));
    expect([...served, ...securityEventNames].filter((name) => !isTold(name))).to.deep.equal([]);
  });

  it("have a row there for each kind of job that runs by itself", () => {
    const modules = readSources("src/composition", [".ts"]);
    const kinds = modules.flatMap(({ text }) =>
      [...text.matchAll(/roundKind\("([\w-]+)"/g)].map(([, kind]) => kind!),
    );
    expect(kinds).to.have.length.above(30);
    expect(kinds.filter((kind) => !operations.includes(`\n| \`${kind}\` | `))).to.deep.equal([]);
  });

  it("have alerts that say how urgent they are and where the way out is written", () => {
    const { groups } = parse(monitoring("alerts.yml")) as AlertRules;
    const headings = new Set(
      [...operations.matchAll(/^#+ (.+)$/gm)].map(
        ([, title = ""]) =>
          `docs/operations.md#${title
            .toLowerCase()
            .replace(/[^\w -]/g, "")
            .replaceAll(" ", "-")}`,
      ),
    );
    for (const { alert, labels, annotations } of groups.flatMap(({ rules }) => rules)) {
      expect(["page", "ticket"], alert).to.include(labels.severity);
      expect(annotations.summary, alert).to.not.equal("");
      expect(headings.has(annotations.runbook), `${alert}: ${annotations.runbook}`).to.equal(true);
    }
  });
});

describe("the numbers of an installation that the world can reach", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({
      DEMO: "0",
      RATES: "http",
      BASE_URL: "https://example.org",
      METRICS_TOKEN: token,
    });
  });
  after(() => app.stop());

  it("are for who brings the token; a stranger is told that there is nothing", async () => {
    for (const url of [app.url, app.adminUrl]) {
      const statuses = [];
      for (const authorization of ["", "Bearer wrong", `Basic ${token}`, `Bearer ${token}`]) {
        const answer = await fetch(`${url}/metrics`, { headers: { authorization } });
        const text = await answer.text();
        statuses.push(answer.status);
        if (answer.status === 404)
          expect(text).to.include("not_found").and.not.include("peerhold_");
      }
      expect(statuses).to.deep.equal([404, 404, 404, 200]);
    }
  });
});

describe("numbers of what waits", () => {
  it("know deadlines that nobody carries out, and events that nobody publishes", async () => {
    const app = await startTestApp({ DEMO: "1", ROLE: "web" });
    await app.database.query(
      `INSERT INTO deadline (subject, kind, at, done_at)
       SELECT 'trade:nothing' || n, 'end', clock_timestamp() + n * interval '1 minute', NULL
         FROM generate_series(-2, 2) n`,
    );
    const visitor = await Visitor.of(app.url);
    await visitor.register("unheard_one");
    await visitor.must("useFaucet");
    const text = await (await fetch(`${app.url}/metrics`)).text();
    expect(valueOf(text, "peerhold_deadlines_late")).to.equal(3);
    expect(valueOf(text, "peerhold_deadline_latest_seconds")).to.be.within(120, 180);
    const [{ number } = { number: "" }] = await app.database.query<{ number: string }>(
      "SELECT count(*) AS number FROM outbox WHERE publish_number IS NULL",
    );
    expect(valueOf(text, "peerhold_outbox_unpublished")).to.equal(Number(number));
    await app.stop();
  });

  it("are asked of the database once in ten seconds", async () => {
    let now = 0;
    let asked = 0;
    const rows = [{ late: "2", by: "1.5", events: "3", deliveries: "4" }];
    const query = async () => {
      asked += 1;
      return rows;
    };
    const numbers = new DatabaseNumbers(Object.create({ query }), () => now);
    expect(await numbers.waiting()).to.deep.equal({
      lateDeadlines: 2,
      latestBySeconds: 1.5,
      unpublishedEvents: 3,
      dueDeliveries: 4,
    });
    now = 9_999;
    await numbers.waiting();
    expect(asked).to.equal(1);
    now = 10_000;
    await numbers.waiting();
    expect(asked).to.equal(2);
  });
});
