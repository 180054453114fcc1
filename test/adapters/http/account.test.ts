import { createHash } from "node:crypto";
import { expect } from "chai";
import { challengeOf } from "../../support/challenge-of.ts";
import { contracts } from "../../../src/adapters/http/contract/routes.ts";
import { parseUsername } from "../../../src/domain/account/username.ts";
import { startAccountApp } from "../../support/account-app.ts";
import type { TestApp } from "../../support/test-app.ts";
import { nobody } from "../../support/stub-gate.ts";
import { passwordOf, Visitor } from "../../support/visitor.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const bodyOf = (username: string) => ({
  username,
  email: `${username}@example.org`.toLowerCase(),
  password: passwordOf(username),
});

/** The secret in a browser's session cookie. */
const secretOf = ({ cookie }: Visitor) => /__Host-session=([^;]+)/.exec(cookie)?.[1] ?? "";

const userOf = async (visitor: Visitor) => (await visitor.must("getCurrentUser")).data;
describe("accounts over HTTP", () => {
  let app: TestApp;
  before(async () => {
    app = await startAccountApp();
  });
  after(() => app.stop());

  const isLogged = async (cookie: string) => {
    const answer = await fetch(`${app.url}/rest/v1/users/current_user`, { headers: { cookie } });
    return ((await answer.json()) as { data: { isLogged: boolean } }).data.isLogged;
  };

  describe("registering", () => {
    it("signs in, and tells who is signed in", async () => {
      const visitor = await Visitor.of(app.url);
      expect(await userOf(visitor)).to.deep.include(nobody);
      const told = await visitor.must("register", { body: bodyOf("Ana") });
      expect(told.data).to.deep.equal({ username: "Ana", redirectTo: "/buy/bitcoin" });
      const user = await userOf(visitor);
      expect(user).to.deep.include({ isLogged: true, username: "Ana", email: "ana@example.org" });
      expect(user)
        .to.have.property("id")
        .that.matches(/^\w{12}$/);
      expect(user)
        .to.have.property("registrationDate")
        .that.matches(/^\d{4}-.*Z$/);
      const [row] = await app.database.query("SELECT level FROM trader WHERE username = 'Ana'");
      expect(row).to.deep.equal({ level: "1.0" });
    });

    it("says which fields are wrong and why", async () => {
      const visitor = await Visitor.of(app.url);
      const body = { username: "Supp0rt", email: "x@example.org", password: "Password123" };
      const told = await visitor.call("register", { body });
      expect([told.status, told.code]).to.deep.equal([422, "validation"]);
      const { details } = (told.body as { error: { details: object[] } }).error;
      expect(details).to.have.length(2);
      expect(details[0]).to.deep.include({ field: "username", code: "username_reserved" });
      expect(details[1]).to.deep.include({ field: "password", code: "password_common" });
    });

    it("of names that look alike succeeds exactly once, when all come at once", async () => {
      const names = [
        "Carlos",
        "CARLOS",
        "Car1os",
        "carl0s",
        "Carlo5",
        "CarIos",
        "cARLos",
        "c4rlos",
      ];
      const visitors = await Promise.all(names.map(() => Visitor.of(app.url)));
      const answers = await Promise.all(
        visitors.map((visitor, index) =>
          visitor.call("register", {
            body: { ...bodyOf("carlos"), username: names[index], email: `c${index}@example.org` },
          }),
        ),
      );
      // Two of the names resemble no other.
      expect(answers.filter(({ status }) => status === 200)).to.have.length(3);
      for (const { body, status } of answers.filter((each) => each.status !== 200)) {
        expect(status).to.equal(422);
        expect(body).to.have.nested.property("error.details[0].code", "username_taken");
      }
    });

    for (const extra of ["level", "isAdmin", "id", "badge"]) {
      it(`is refused when it also says ${extra}`, async () => {
        const visitor = await Visitor.of(app.url);
        const text = JSON.stringify(bodyOf("Mallory")).replace("{", `{"${extra}":3,`);
        const answer = await fetch(`${app.url}/rest/v1/auth/register`, {
          method: "POST",
          headers: { ...visitor.pageHeaders, "content-type": "application/json" },
          body: text,
        });
        expect(answer.status).to.equal(422);
        const rows = await app.database.query("SELECT FROM trader WHERE username = 'Mallory'");
        expect(rows).to.deep.equal([]);
      });
    }

    for (const [what, body] of [
      ["NUL in the name", { username: "an\0a" }],
      ["NUL in the address", { email: "a\0na@example.org" }],
      ["an address at a domain of other letters", { email: "ana@ex\u0130mple.org" }],
      ["NUL in a quoted address", { email: '"a\0na"@example.org' }],
      ["a number as the name", { username: 7 }],
      ["a list as the password", { password: ["a", "b"] }],
    ] as const) {
      it(`is refused, and breaks nothing, with ${what}`, async () => {
        const visitor = await Visitor.of(app.url);
        const told = await visitor.call("register", { body: { ...bodyOf("Nora"), ...body } });
        expect(told.status).to.equal(422);
      });
    }

    it("reserves every word that stands in an address under /users/", () => {
      const words = Object.values(contracts)
        .flatMap(({ path }) => /\/users\/(.*)/.exec(path)?.[1]?.split("/") ?? [])
        .filter((word) => /^\w{3,20}$/.test(word));
      expect(words).to.include("current_user");
      for (const word of words) {
        const parsed = parseUsername(word, "Peerhold", defaultAccountPolicy.username);
        expect(parsed, word).to.have.nested.property("refusal.code", "username_reserved");
      }
    });
  });

  describe("a session", () => {
    let ana: Visitor;
    const log = { login: "Dora", password: passwordOf("Dora") };
    before(async () => {
      ana = await Visitor.of(app.url);
      await ana.register("Dora");
    });

    it("is a cookie that no script, no other site and no other host can use", async () => {
      const told = await ana.must("logIn", { body: log });
      const [cookie = "", ...others] = told.headers.getSetCookie();
      expect(others).to.deep.equal([]);
      expect(cookie).to.match(
        /^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(told.headers.get("cache-control")).to.equal("no-store");
      await ana.openPage();
    });

    it("is stored as a hash: who reads the database cannot sign in with it", async () => {
      const secret = secretOf(ana);
      const rows = await app.database.query<{ hash: string }>(
        "SELECT encode(token_hash, 'hex') AS hash FROM session",
      );
      const hash = createHash("sha256").update(secret).digest("hex");
      expect(rows.map((row) => row.hash)).to.include(hash);
      const dump = await app.database.query<{ text: string }>(
        "SELECT session::text AS text FROM session",
      );
      expect(dump.map((row) => row.text).join("\n")).to.not.include(secret);
      expect(await isLogged(`__Host-session=${hash}`)).to.equal(false);
      const bytes = Buffer.from(hash, "hex").toString("base64url");
      expect(await isLogged(`__Host-session=${bytes}`)).to.equal(false);
    });

    it("has a new secret after each sign-in, and the one before is worth nothing", async () => {
      const before = secretOf(ana);
      await ana.must("logIn", { body: log });
      await ana.openPage();
      const after = secretOf(ana);
      expect(after).to.not.equal(before);
      expect(await isLogged(`__Host-session=${before}`)).to.equal(false);
      expect(await isLogged(`__Host-session=${after}`)).to.equal(true);
    });

    it("does not begin with a secret that somebody planted", async () => {
      const planted = "A".repeat(43);
      const visitor = await Visitor.of(app.url);
      const headers = { cookie: `${visitor.cookie}; __Host-session=${planted}` };
      const refused = await visitor.call("logIn", { body: log, headers });
      expect(refused.code).to.equal("forbidden_origin");
      await visitor.must("logIn", { body: log });
      expect(secretOf(visitor)).to.not.equal(planted);
      expect(await isLogged(`__Host-session=${planted}`)).to.equal(false);
    });

    it("lives beside others of the trader, and each ends for itself", async () => {
      const phone = await Visitor.of(app.url);
      await phone.must("logIn", { body: log });
      await phone.openPage();
      const old = secretOf(phone);
      const told = await phone.must("logOut");
      expect(told.data).to.deep.equal({ redirectTo: "/" });
      expect(told.headers.get("clear-site-data")).to.equal('"cache", "storage"');
      expect(told.headers.getSetCookie()[0]).to.match(/^__Host-session=; Path=\/; Max-Age=0; /);
      expect(await isLogged(`__Host-session=${old}`)).to.equal(false);
      expect(await userOf(ana)).to.have.property("isLogged", true);
    });

    it("is over at once when the trader's password is changed", async () => {
      await app.database.query(
        "UPDATE trader SET credentials_changed_at = clock_timestamp() WHERE username = 'Dora'",
      );
      expect(await userOf(ana)).to.have.property("isLogged", false);
      await ana.must("logIn", { body: log });
      await ana.openPage();
      expect(await userOf(ana)).to.have.property("isLogged", true);
    });

    for (const [what, headers, isNoted] of [
      ["a click", {}, true],
      ["what a page asks by itself", { "x-background": "1" }, false],
      ["an event stream", { accept: "text/event-stream" }, false],
      ["a page fetched in advance", { "sec-purpose": "prefetch;prerender" }, false],
    ] as const) {
      it(`is ${isNoted ? "" : "not "}kept alive by ${what}`, async () => {
        await app.database.query(
          "UPDATE session SET last_active_at = clock_timestamp() - interval '23 h'",
        );
        const cookie = `__Host-session=${secretOf(ana)}`;
        await fetch(`${app.url}/rest/v1/users/current_user`, { headers: { cookie, ...headers } });
        const rows = await app.database.query(
          "SELECT FROM session WHERE last_active_at > clock_timestamp() - interval '1 min'",
        );
        expect(rows).to.have.length(isNoted ? 1 : 0);
      });
    }

    for (const cookie of ["__Host-session=", "__Host-session=%00", `session=${"A".repeat(43)}`]) {
      it(`is not ${cookie.slice(0, 30)}`, async () => {
        expect(await isLogged(cookie)).to.equal(false);
      });
    }
  });

  describe("signing in", () => {
    it("says the same of a wrong password and of an unknown name", async () => {
      const visitor = await Visitor.of(app.url);
      const wrong = await visitor.call("logIn", { body: { login: "Ana", password: "wrong" } });
      const unknown = await visitor.call("logIn", { body: { login: "Nobody", password: "wrong" } });
      expect([wrong.status, wrong.code]).to.deep.equal([401, "wrong_credentials"]);
      expect(unknown.body).to.deep.equal(wrong.body);
      expect(wrong.headers.getSetCookie()).to.deep.equal([]);
    });

    it("takes a proof of work after five failures, and says which", async () => {
      const visitor = await Visitor.of(app.url);
      await visitor.register("Eve");
      const wrong = { login: "Eve", password: "wrong" };
      const codes = [];
      for (let count = 0; count < 5; count += 1) {
        codes.push((await visitor.call("logIn", { body: wrong })).code);
      }
      expect(new Set(codes)).to.deep.equal(new Set(["wrong_credentials"]));
      const right = { login: "eve", password: passwordOf("Eve") };
      const told = await visitor.call("logIn", { body: right });
      expect([told.status, told.code]).to.deep.equal([428, "proof_of_work_needed"]);
      expect(challengeOf(told)).to.match(/^18\.\d+\.[\w-]{16}\.[\w-]{32}$/);
    });

    it("is not fooled by an address that the request claims to come from", async () => {
      const visitor = await Visitor.of(app.url);
      await visitor.register("Faythe");
      const stranger = await Visitor.of(app.url);
      const codes = [];
      for (let count = 0; count < 6; count += 1) {
        const headers = {
          "x-forwarded-for": `192.0.2.${count}`,
          forwarded: `for=192.0.2.${count}`,
        };
        const body = { login: "Faythe", password: "wrong" };
        codes.push((await stranger.call("logIn", { body, headers })).code);
      }
      expect(codes.at(-1)).to.equal("proof_of_work_needed");
    });

    it("with a NUL in the name is refused and breaks nothing", async () => {
      const visitor = await Visitor.of(app.url);
      const told = await visitor.call("logIn", { body: { login: "a\0b", password: "wrong" } });
      expect(told.code).to.equal("validation");
    });
  });
});
