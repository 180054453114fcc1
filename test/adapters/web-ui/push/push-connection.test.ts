import { expect } from "chai";
import {
  PushConnection,
  type PushEvent,
  type PushParts,
} from "../../../../src/adapters/web-ui/push/push-connection.ts";
import { startsPush } from "../../../../src/adapters/web-ui/push/push-rule.ts";

describe("the connection of a browser", () => {
  let events: PushEvent[];
  let given: number;
  let used: string[];
  let waits: { seconds: number; act: () => void; isStopped: boolean }[];
  let answers: Awaited<ReturnType<PushParts["connect"]>>[];
  let mayAuthorize: boolean;
  let connection: PushConnection;
  beforeEach(() => {
    [events, given, used, waits, answers, mayAuthorize] = [[], 0, [], [], [], true];
    connection = new PushConnection({
      async authorize() {
        given += 1;
        if (!mayAuthorize) return undefined;
        return { token: `token ${given}`, expireIn: 3_600, publicKey: "B" };
      },
      async connect({ token }) {
        used.push(token);
        return answers.shift() ?? "connected";
      },
      after(seconds, act) {
        const wait = { seconds, act, isStopped: false };
        waits.push(wait);
        return () => {
          wait.isStopped = true;
        };
      },
      tell: (event) => events.push(event),
    });
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      setImmediate(resolve);
    });

  it("is on, and refreshed 300 s before its token ends", async () => {
    await connection.start();
    expect(events).to.deep.equal(["connection_on"]);
    expect(waits.map(({ seconds }) => seconds)).to.deep.equal([3_300]);
    waits[0]?.act();
    await settled();
    expect(used).to.deep.equal(["token 1", "token 2"]);
    expect(waits.map(({ seconds }) => seconds)).to.deep.equal([3_300, 3_300]);
  });

  it("is authorized once more when access is denied, then it is off", async () => {
    answers = ["access_denied", "connected"];
    await connection.start();
    expect([given, events]).to.deep.equal([2, ["connection_on"]]);
    answers = ["access_denied", "access_denied"];
    waits[0]?.act();
    await settled();
    expect(given).to.equal(4);
    expect(events).to.deep.equal(["connection_on", "connection_off"]);
    expect(waits).to.have.length(1);
  });

  it("is off when it cannot be authorized or registered", async () => {
    answers = ["failed"];
    await connection.start();
    expect([given, events]).to.deep.equal([1, ["connection_off"]]);
    mayAuthorize = false;
    await connection.start();
    expect([given, events]).to.deep.equal([2, ["connection_off", "connection_off"]]);
    expect(waits).to.deep.equal([]);
  });

  it("tells nothing, and does not go on, once it was stopped", async () => {
    await connection.start();
    connection.stop();
    expect(waits[0]?.isStopped).to.equal(true);
    await connection.start();
    expect(events).to.deep.equal(["connection_on"]);
  });
});

describe("a browser is connected by itself", () => {
  const dashboard = "/dashboard/my-offers";
  const rows = [
    [true, false, dashboard, "default", true],
    [true, false, dashboard, "granted", true],
    [true, false, dashboard, "denied", false],
    [true, false, "/wallet", "granted", true],
    [true, false, "/wallet", "default", false],
    [true, false, "/wallet", "denied", false],
    [true, true, dashboard, "granted", false],
    [false, false, dashboard, "granted", false],
  ] as const;
  for (const [isLogged, hasMobileApp, path, permission, starts] of rows) {
    const who = `${isLogged ? "a user" : "a stranger"}${hasMobileApp ? " of the app" : ""}`;
    it(`${starts ? "for" : "not for"} ${who} at ${path}, ${permission}`, () => {
      expect(startsPush({ isLogged, hasMobileApp, path, permission })).to.equal(starts);
    });
  }
});
