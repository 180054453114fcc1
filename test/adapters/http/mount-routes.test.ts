import { expect } from "chai";
import express from "express";
import { adminRoutes } from "../../../src/adapters/http/contract/admin/admin-routes.ts";
import type { RouteContract } from "../../../src/adapters/http/contract/route.ts";
import { routes } from "../../../src/adapters/http/contract/routes.ts";
import { listen, type ListeningServer } from "../../../src/adapters/http/inbound/http-server.ts";
import { mountRoutes } from "../../../src/adapters/http/inbound/mount-routes.ts";
import { openGate } from "../../support/stub-gate.ts";

/** Every read for anybody, without input, whose answer is the path of its contract and no file. */
const reads = [...routes, ...adminRoutes]
  .filter(({ method }) => method === "get")
  .map((contract) => {
    const { query: _query, sendsFile: _file, ...noInput } = contract;
    const open: RouteContract = { ...noInput, access: "anyone" };
    return { contract: open, handle: async () => ({ status: 200, body: contract.path }) };
  });
const named = reads.map(({ contract: { path } }) => path).filter((path) => !path.includes("{"));

describe("the routes that a server matches", () => {
  for (const [order, mounted] of [
    ["in the order of the document", reads],
    ["in the opposite order", reads.toReversed()],
  ] as const) {
    describe(order, () => {
      let server: ListeningServer;
      before(async () => {
        const gate = { ...openGate, actorOf: async () => undefined };
        server = await listen(express().use(mountRoutes(mounted, gate)), "127.0.0.1", 0);
      });
      after(() => server.close(0));

      const pathFor = async (address: string) => (await fetch(server.url + address)).json();

      it("take no name of a path for the parameter of another", async () => {
        expect(await Promise.all(named.map(pathFor))).to.deep.equal(named);
      });

      it("take names where they can, from left to right", async () => {
        expect(await pathFor("/rest/v1/users/by-name/ana")).to.equal(
          "/rest/v1/users/by-name/{username}",
        );
        expect(await pathFor("/rest/v1/trade/active")).to.equal("/rest/v1/trade/active");
        expect(await pathFor("/rest/v1/trade/T1")).to.equal("/rest/v1/trade/{id}");
      });
    });
  }
});
