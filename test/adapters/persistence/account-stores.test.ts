import { randomBytes } from "node:crypto";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import type { LiveSession } from "../../../src/application/ports/session-store.ts";
import { PostgresSessionStore } from "../../../src/adapters/persistence/account/postgres-session-store.ts";
import { PostgresTraderStore } from "../../../src/adapters/persistence/account/postgres-trader-store.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { usernameSkeleton } from "../../../src/domain/account/username-skeleton.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

let count = 0;
const place = { country: "PT", isHosted: true };

function trader(name: string, email = `${name}@example.org`) {
  count += 1;
  return {
    id: `trader${String(count).padStart(6, "0")}`,
    username: { text: name, skeleton: usernameSkeleton(name) },
    email,
    passwordHash: `hash of ${name}`,
    level: 1,
    badge: "no_badge",
    currency: "USD",
    confirmation: "made_up" as const,
  };
}

describe("the stores of accounts", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let traders: PostgresTraderStore;
  let sessions: PostgresSessionStore;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    traders = new PostgresTraderStore(pool);
    sessions = new PostgresSessionStore(pool);
  });
  after(async () => {
    await pool.destroy();
    await database.drop();
  });

  describe("of traders", () => {
    it("give back what was added", async () => {
      const ana = trader("Ana", "Ana@Example.org");
      expect(await traders.add(ana)).to.equal("added");
      const profile = await traders.profileOf(ana.id);
      const [row] = await database.query<{ now: Date }>("SELECT clock_timestamp() AS now");
      expect(profile).to.deep.include({ id: ana.id, username: "Ana", email: "Ana@Example.org" });
      expect(profile).to.deep.include({ currency: "USD", locale: "en" });
      expect(profile?.registeredAt).to.be.within(0, row!.now.getTime());
      for (const login of ["ANA", "ana", "ana@example.ORG"]) {
        const credentials = await traders.credentialsByLogin(login);
        expect(credentials).to.deep.include({ traderId: ana.id, passwordHash: "hash of Ana" });
      }
      expect(await traders.credentialsOf(ana.id)).to.have.property("username", "Ana");
    });

    it("find nobody by a name that only looks like theirs", async () => {
      await traders.add(trader("Bob"));
      expect(await traders.credentialsByLogin("b0b")).to.equal(undefined);
    });

    it("find nobody by letters that case folding turns into theirs, in name or address", async () => {
      await traders.add(trader("Kilik"));
      const spellings = ["K", "\u212a", "k"].flatMap((k) =>
        ["I", "\u0130", "\u0131"].map((i) => `${k}ilik`.replace("i", i)),
      );
      const ascii = /^[ -~]+$/;
      for (const name of spellings) {
        for (const login of [name, `${name}@example.org`]) {
          const found = await traders.credentialsByLogin(login);
          expect(found !== undefined, login).to.equal(ascii.test(login));
        }
      }
    });

    it("say that a name is taken that looks alike, whatever the address", async () => {
      await traders.add(trader("Lima", "lima@example.org"));
      for (const other of [trader("L1rna"), trader("LIMA", "Lima@Example.Org")]) {
        expect(await traders.add(other)).to.equal("username_taken");
        expect(await traders.profileOf(other.id)).to.equal(undefined);
      }
    });

    it("let anybody type an address, and know who signs in by it once it is confirmed", async () => {
      const owner = trader("Owner", "owner@example.org");
      const other = { ...trader("Other", "OWNER@example.org"), confirmation: "asked" as const };
      expect(await traders.add(other)).to.equal("added");
      expect(await traders.credentialsByLogin("owner@example.org")).to.equal(undefined);
      expect(await traders.add(owner)).to.equal("added");
      const found = await traders.credentialsByLogin("owner@example.org");
      expect(found).to.have.property("traderId", owner.id);
      const twice = await traders.add(trader("Third", "Owner@Example.org")).catch((error) => error);
      expect(twice).to.have.property("code", "23505");
    });

    it("have a code sent to who has to confirm their address, and to nobody else", async () => {
      const asked = { ...trader("Asked"), confirmation: "asked" as const };
      const notAsked = { ...trader("NotAsked"), confirmation: "not_asked" as const };
      for (const each of [asked, notAsked, trader("MadeUp")]) await traders.add(each);
      const taken = { ...trader("AsKed"), confirmation: "asked" as const };
      expect(await traders.add(taken)).to.equal("username_taken");
      const rows = await database.query(
        "SELECT trader_id, kind, state FROM delivery WHERE trader_id = ANY($1)",
        [[asked.id, notAsked.id, taken.id]],
      );
      const delivery = { trader_id: asked.id, kind: "email_code", state: "waiting" };
      expect(rows).to.deep.equal([delivery]);
      expect(await traders.profileOf(asked.id)).to.have.property("isEmailVerified", false);
    });

    it("add exactly one of twenty that look alike and come at once", async () => {
      const disguises = ["Marnie", "MARNIE", "mamie", "Mamle", "marn1e"];
      const all = Array.from({ length: 20 }, (_, index) =>
        traders.add(trader(disguises[index % 5]!, `marnie${index}@example.org`)),
      );
      const outcomes = await Promise.all(all);
      expect(outcomes.filter((outcome) => outcome === "added")).to.have.length(1);
      expect(outcomes.filter((outcome) => outcome === "username_taken")).to.have.length(19);
    });

    it("keep every level that there is, and no other", async () => {
      for (const level of [-1, 0, 1, 1.5, 2, 2.5, 3]) {
        const added = await traders.add({
          ...trader(`level${level + 5}`),
          level,
          isDemo: level < 0,
        });
        expect(added).to.equal("added");
      }
      const error = await traders
        .add({ ...trader("level_99"), level: 1.7 })
        .catch((reason: unknown) => reason);
      expect(error).to.have.property("code", "23514");
    });
  });

  describe("of sessions", () => {
    const policy = defaultAccountPolicy.session;
    let traderId: string;
    let tokenHash: string;
    beforeEach(async () => {
      const owner = { ...trader(`owner_${count}`), level: 1.5 };
      await traders.add(owner);
      traderId = owner.id;
      tokenHash = randomBytes(32).toString("hex");
      await sessions.open({ tokenHash, traderId, agent: "Test", address: "", place });
    });
    const change = (assignments: string) =>
      database.query(`UPDATE session SET ${assignments} WHERE trader_id = $1`, [traderId]);

    it("find the trader whose it is, with the level of this moment", async () => {
      const found = (await sessions.find(tokenHash, policy)) as LiveSession;
      expect(found.actor).to.deep.include({ traderId, level: 1.5 });
      const [row] = await database.query<{ started_at: Date }>(
        "SELECT started_at FROM session WHERE trader_id = $1",
        [traderId],
      );
      expect(found.actor.sessionStartedAt).to.equal(row?.started_at.getTime());
      await database.query("UPDATE trader SET level = 2 WHERE id = $1", [traderId]);
      expect(await sessions.find(tokenHash, policy)).to.have.nested.property("actor.level", 2);
    });

    for (const [assignments, isAlive] of [
      ["last_active_at = clock_timestamp() - interval '23 h 59 min'", true],
      ["last_active_at = clock_timestamp() - interval '24 h'", false],
      ["revoked_at = clock_timestamp()", false],
    ] as const) {
      it(`${isAlive ? "live" : "are over"} with ${assignments}`, async () => {
        await change(assignments);
        const found = await sessions.find(tokenHash, policy);
        expect(found === "ended").to.equal(!isAlive);
      });
    }

    for (const [age, isAlive] of [
      ["29 d 23 h 59 min", true],
      ["30 d", false],
    ] as const) {
      it(`${isAlive ? "live" : "are over"} at the age of ${age}, however active`, async () => {
        await change(`started_at = clock_timestamp() - interval '${age}'`);
        await database.query(
          "UPDATE trader SET credentials_changed_at = '2000-01-01' WHERE id = $1",
          [traderId],
        );
        const found = await sessions.find(tokenHash, policy);
        expect(found === "ended").to.equal(!isAlive);
      });
    }

    it("are over when the credentials were changed after they began", async () => {
      await database.query(
        "UPDATE trader SET credentials_changed_at = clock_timestamp() WHERE id = $1",
        [traderId],
      );
      expect(await sessions.find(tokenHash, policy)).to.equal("ended");
    });

    it("are over for ever after they were revoked, and the others go on", async () => {
      const other = randomBytes(32).toString("hex");
      await sessions.open({ tokenHash: other, traderId, agent: "Other", address: "", place });
      await sessions.revoke(tokenHash);
      await sessions.noteActivity(tokenHash, place, policy);
      expect(await sessions.find(tokenHash, policy)).to.equal("ended");
      expect(await sessions.find(other, policy)).to.have.property("actor");
      expect(await sessions.find("00".repeat(32), policy)).to.equal(undefined);
    });

    it("write down that they are active once a minute, and when the trader was last seen", async () => {
      const times = async () => {
        const [row] = await database.query<{ session: Date; trader: Date }>(
          `SELECT last_active_at AS session, last_seen_at AS trader
             FROM session JOIN trader ON trader.id = trader_id WHERE trader_id = $1`,
          [traderId],
        );
        return row!;
      };
      await database.query("UPDATE trader SET last_seen_at = '2000-01-01' WHERE id = $1", [
        traderId,
      ]);
      const fresh = await times();
      expect(await sessions.find(tokenHash, policy)).to.have.property("isActivityDue", false);
      await sessions.noteActivity(tokenHash, place, policy);
      expect(await times()).to.deep.equal(fresh);
      await change("last_active_at = clock_timestamp() - interval '60 s'");
      expect(await sessions.find(tokenHash, policy)).to.have.property("isActivityDue", true);
      await sessions.noteActivity(tokenHash, place, policy);
      const noted = await times();
      expect(noted.session.getTime()).to.be.at.least(fresh.session.getTime());
      expect(noted.trader.getTime()).to.be.at.least(noted.session.getTime());
      expect(await sessions.find(tokenHash, policy)).to.have.property("isActivityDue", false);
    });

    it("write down together who is active, and wait for nobody whose row is held", async () => {
      const other = randomBytes(32).toString("hex");
      await sessions.open({ tokenHash: other, traderId, agent: "Other", address: "", place });
      const hold = randomBytes(32).toString("hex");
      await sessions.open({ tokenHash: hold, traderId, agent: "Held", address: "", place });
      await change("last_active_at = clock_timestamp() - interval '60 s'");
      const runner = pool.createQueryRunner();
      await runner.startTransaction();
      await runner.query("SELECT FROM session WHERE token_hash = decode($1, 'hex') FOR UPDATE", [
        hold,
      ]);
      const all = [tokenHash, other, hold, tokenHash];
      await Promise.all(all.map((each) => sessions.noteActivity(each, place, policy)));
      await runner.rollbackTransaction();
      await runner.release();
      const due = await Promise.all(
        [tokenHash, other, hold].map(async (each) => {
          const found = await sessions.find(each, policy);
          return typeof found === "object" && found.isActivityDue;
        }),
      );
      expect(due).to.deep.equal([false, false, true]);
    });
  });
});
