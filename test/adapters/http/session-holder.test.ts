import { expect } from "chai";
import express from "express";
import { logIn } from "../../../src/adapters/http/contract/account/account.ts";
import { getCurrentUser } from "../../../src/adapters/http/contract/account/current-user.ts";
import { presentCurrentUser } from "../../../src/adapters/http/inbound/account/current-user-presenter.ts";
import { SessionGate } from "../../../src/adapters/http/inbound/account/session-gate.ts";
import { bind, ok } from "../../../src/adapters/http/inbound/bound-route.ts";
import { listen, type ListeningServer } from "../../../src/adapters/http/inbound/http-server.ts";
import { mountRoutes } from "../../../src/adapters/http/inbound/mount-routes.ts";
import { noteRefusals } from "../../../src/adapters/http/inbound/note-refusals.ts";
import { IdentifySession } from "../../../src/application/account/identify-session.ts";
import type { ViewCurrentUser } from "../../../src/application/account/view-current-user.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";
import { CheckPlace } from "../../../src/application/account/check-place.ts";
import {
  ListedSessions,
  nowhere,
  NumberedTokens,
} from "../../application/account/account-fakes.ts";

const token = "A".repeat(43);
const other = "B".repeat(43);

describe("the session that a request claims to have", () => {
  let sessions: ListedSessions;
  let lookups: number;
  let noted: string[];
  let server: ListeningServer;
  beforeEach(async () => {
    [sessions, lookups, noted] = [new ListedSessions(), 0, []];
    const find = sessions.find.bind(sessions);
    sessions.find = (hash) => {
      lookups += 1;
      return find(hash);
    };
    const tokens = new NumberedTokens();
    await sessions.open({
      tokenHash: tokens.hash(token),
      traderId: "ana",
      agent: "",
      address: "",
      place: { country: undefined, isHosted: false },
    });
    const events = { note: ({ name }: { name: string }) => void noted.push(name) };
    const checkPlace = new CheckPlace({ places: nowhere, networks: [], countries: () => ({}) });
    const gate = new SessionGate({
      identifySession: new IdentifySession({
        sessions,
        tokens,
        policy: () => defaultAccountPolicy,
        places: nowhere,
        checkPlace,
        cases: { openOf: async () => [] },
        blockedIn: () => [],
      }),
      identifyApiKey: { execute: async () => undefined },
      checkPlace,
      viewCurrentUser: { execute: async () => undefined } as unknown as ViewCurrentUser,
      supportCaller: { execute: async () => undefined },
      security: events,
      secret: new Uint8Array(32),
    });
    const routes = [
      bind(logIn).to(async () => ok({ username: "ana", redirectTo: "/" })),
      bind(getCurrentUser).to(async () => ok(presentCurrentUser(undefined))),
    ];
    const app = express().use(mountRoutes(routes, gate, noteRefusals(events)));
    server = await listen(app, "127.0.0.1", 0);
  });
  afterEach(() => server.close(0));

  const ask = async (method: "GET" | "POST", cookie: string) => {
    const path = method === "GET" ? getCurrentUser.path : logIn.path;
    const headers = { cookie: `__Host-session=${cookie}` };
    return (await fetch(server.url + path, { method, headers })).status;
  };

  it("is not looked up for a request from elsewhere, which is noted", async () => {
    for (const cookie of [token, other]) expect(await ask("POST", cookie)).to.equal(403);
    expect([lookups, noted]).to.deep.equal([0, ["page_token_refused", "page_token_refused"]]);
  });

  it("is looked up once, whether it is alive, ended or never was", async () => {
    expect(await ask("GET", token)).to.equal(200);
    await sessions.revoke("hash of " + token);
    expect(await ask("GET", token)).to.equal(200);
    expect([lookups, noted]).to.deep.equal([2, []]);
    expect(await ask("GET", other)).to.equal(200);
    expect([lookups, noted]).to.deep.equal([3, ["session_unknown"]]);
  });

  it("is noted without a look where no server of ours made its cookie", async () => {
    expect(await ask("GET", "forged")).to.equal(200);
    expect([lookups, noted]).to.deep.equal([0, ["session_unknown"]]);
  });
});
