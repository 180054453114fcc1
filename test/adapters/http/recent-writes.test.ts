import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import express from "express";
import { recentWrites } from "../../../src/adapters/http/inbound/account/recent-writes.ts";

describe("requests where there are replicas of the database", () => {
  let server: Server;
  let url: string;
  let isAllowed = false;
  before(async () => {
    const app = express();
    app.use(
      recentWrites((run) => {
        isAllowed = true;
        try {
          return run();
        } finally {
          isAllowed = false;
        }
      }),
    );
    app.use((_request, response) => void response.send(isAllowed ? "replica" : "primary"));
    server = createServer(app).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  after(() => server.close());

  it("may read what was a moment ago, where they change nothing", async () => {
    const answer = await fetch(url);
    expect(await answer.text()).to.equal("replica");
    expect(answer.headers.get("set-cookie")).to.equal(null);
  });

  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    it(`read what is there now with ${method}, and so does their browser for some seconds`, async () => {
      const answer = await fetch(url, { method });
      expect(await answer.text()).to.equal("primary");
      const [cookie = ""] = answer.headers.getSetCookie();
      expect(cookie).to.match(/^__Host-written=1; Path=\/; Max-Age=5; HttpOnly; Secure/);
      const next = await fetch(url, { headers: { cookie: cookie.split(";")[0]! } });
      expect(await next.text()).to.equal("primary");
    });
  }
});
