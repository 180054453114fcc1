import { expect } from "chai";
import {
  adminContracts,
  type AdminContracts,
} from "../../../../src/adapters/http/contract/admin/admin-routes.ts";
import type { RouteContract } from "../../../../src/adapters/http/contract/route.ts";
import { readConfig } from "../../../../src/composition/config.ts";
import { consoleRoutes } from "../../../../src/composition/routes.ts";
import { demoStaff } from "../../../../src/application/demo/demo-staff.ts";
import { demoPassword } from "../../../../src/application/demo/demo-accounts.ts";
import { may, staffRoles } from "../../../../src/domain/staff/staff-roles.ts";
import { tinyPng } from "../../../support/sent-files.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { noParts } from "../../../support/no-parts.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";
import { Visitor } from "../../../support/visitor.ts";

const info = { title: "", version: "", server: "" };
const bound = consoleRoutes(noParts, readConfig({}, "/"), info).map(({ contract }) => contract);
const served = bound.filter(({ path }) => path.startsWith("/admin/api/"));
/** Signing out comes last: it ends the session that the others use. */
const contracts = [
  ...served.filter(({ id }) => id !== "logOutStaff"),
  ...served.filter(({ id }) => id === "logOutStaff"),
];

describe("permissions at the console", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());

  /** What staff can change, in one value. */
  const state = async () => {
    const tables = [
      "staff",
      "staff_invitation",
      "staff_proposal",
      "audit_log",
      "dispute_case",
      "trade",
      "trader",
      "account_state",
      "halt",
      "policy_version",
    ];
    const rows = [];
    for (const table of tables) {
      const all = `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`;
      rows.push(await app.database.query(all));
    }
    return JSON.stringify(rows);
  };
  const unknownObjects = (path: string) =>
    Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "unknown1234"]));
  const call = (
    visitor: StaffVisitor,
    { id, method, path, body, takesFile }: RouteContract,
    cookie?: string,
  ) =>
    visitor.call(id as keyof AdminContracts, {
      parameters: unknownObjects(path),
      ...(takesFile
        ? { query: { name: "dot.png" }, file: tinyPng }
        : method !== "get" && { body: body ? { nonsense: true } : {} }),
      ...(cookie && { headers: { cookie: `${visitor.cookie}; ${cookie}` } }),
    });

  it("is asked of every route: each names a permission, or lets anybody in", () => {
    for (const { id, access, permission } of contracts) {
      expect(access, id).to.be.oneOf(["anyone", "staff"]);
      expect(permission !== undefined, id).to.equal(access === "staff");
    }
    const open = contracts.filter(({ access }) => access === "anyone").map(({ id }) => id);
    expect(open).to.have.members([
      "logInStaff",
      "askStaffPasskeySignIn",
      "logInStaffWithPasskey",
      "enrolFactor",
      "acceptInvitation",
      "readInvitation",
      "listDemoCodes",
    ]);
  });

  it("has one handler at most for every route of the contract", () => {
    expect(Object.keys(adminContracts)).to.include.members(contracts.map(({ id }) => id));
    expect(new Set(contracts.map(({ id }) => id)).size).to.equal(contracts.length);
  });

  for (const role of staffRoles) {
    describe(`of ${role}`, () => {
      let visitor: StaffVisitor;
      before(async () => {
        const member = demoStaff.find((each) => each.role === role);
        visitor = await StaffVisitor.ofDemo(app.adminUrl, member?.username ?? "");
      });

      for (const contract of contracts) {
        const { id, access, permission } = contract;
        const isAllowed = access === "anyone" || (permission && may(role, permission));
        it(`${isAllowed ? "lets them" : "refuses them and changes nothing:"} ${id}`, async () => {
          if (isAllowed) {
            expect((await call(visitor, contract)).status).to.not.be.oneOf([401, 403]);
            return;
          }
          const before = await state();
          const told = await call(visitor, contract);
          expect([told.status, told.code]).to.deep.equal([403, "forbidden"]);
          expect(await state()).to.equal(before);
        });
      }
    });
  }

  for (const contract of contracts.filter(({ access }) => access === "staff")) {
    it(`refuses nobody and a trader, and changes nothing: ${contract.id}`, async () => {
      const trader = await Visitor.of(app.url);
      await trader.must("logIn", { body: { login: "ana_lima", password: demoPassword } });
      const session = /__Host-session=([^;]+)/.exec(trader.cookie)?.[1] ?? "";
      const visitor = await StaffVisitor.of(app.adminUrl);
      const before = await state();
      for (const cookie of [
        undefined,
        `__Host-session=${session}`,
        `__Host-staff=${session}`,
        `__Host-staff=${"A".repeat(43)}`,
      ]) {
        const told = await call(visitor, contract, cookie);
        expect([told.status, told.code], cookie).to.deep.equal([401, "unauthenticated"]);
      }
      expect(await state()).to.equal(before);
    });
  }

  for (const { id, method, path } of contracts.filter((each) => each.method !== "get")) {
    it(`refuses what no page of the console sent: ${id}`, async () => {
      const visitor = await StaffVisitor.ofDemo(app.adminUrl, "ben_admin");
      const market = await Visitor.of(app.url);
      const foreign = {
        ...visitor.pageHeaders,
        "x-csrf-token": market.pageHeaders["x-csrf-token"],
      };
      for (const headers of [
        { cookie: visitor.cookie },
        { ...foreign },
        { ...visitor.pageHeaders, "sec-fetch-site": "same-site" },
        { ...visitor.pageHeaders, origin: app.url },
      ]) {
        const filled = app.adminUrl + path.replace("{id}", "unknown1234");
        const answer = await fetch(filled, { method, headers: headers as Record<string, string> });
        expect(answer.status).to.equal(403);
        expect(await answer.json()).to.have.nested.property("error.code", "forbidden_origin");
      }
    });
  }
});
