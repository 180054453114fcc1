import { expect } from "chai";
import type { DataSource } from "typeorm";
import { PostgresTraderStore } from "../../../src/adapters/persistence/account/postgres-trader-store.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresEmailStore } from "../../../src/adapters/persistence/email/postgres-email-store.ts";
import { PostgresDeliveryStore } from "../../../src/adapters/persistence/notice/postgres-delivery-store.ts";
import { PostgresDemoMailbox } from "../../../src/adapters/persistence/notice/postgres-demo-mailbox.ts";
import type { EmailState } from "../../../src/application/ports/email-store.ts";
import { codeFault } from "../../../src/domain/account/email-code.ts";
import { usernameSkeleton } from "../../../src/domain/account/username-skeleton.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

const policy = defaultAccountPolicy.emailCode;

describe("deliveries and addresses in the database", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let traders: PostgresTraderStore;
  let deliveries: PostgresDeliveryStore;
  let emails: PostgresEmailStore;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    traders = new PostgresTraderStore(pool);
    deliveries = new PostgresDeliveryStore(pool);
    emails = new PostgresEmailStore(pool);
  });
  beforeEach(() => database.query("DELETE FROM delivery"));
  after(async () => {
    await pool.destroy();
    await database.drop();
  });

  const add = async (name: string, email = `${name}@example.org`) => {
    await traders.add({
      id: name,
      username: { text: name, skeleton: usernameSkeleton(name) },
      email,
      passwordHash: "hash",
      level: 0,
      badge: "no_badge",
      currency: "USD",
      confirmation: "asked",
    });
    return name;
  };
  const stateOf = async (id: string): Promise<EmailState> => (await emails.stateOf(id))!;
  const typing = (hash: string) => (kept: Parameters<typeof codeFault>[0], now: number) =>
    codeFault(kept, hash, now, policy);

  describe("a delivery", () => {
    it("is claimed by one of many workers, and by nobody after that", async () => {
      for (const name of ["one", "two", "three"]) await add(name);
      const claims = await Promise.all(Array.from({ length: 12 }, () => deliveries.claim()));
      const told = claims.flatMap((claim) => claim?.traderId ?? []);
      expect(told.toSorted()).to.deep.equal(["one", "three", "two"]);
      expect(await deliveries.claim()).to.equal(undefined);
    });

    it("is tried again when it is due, and counts its tries", async () => {
      await add("again");
      const first = await deliveries.claim();
      expect(first).to.deep.include({ traderId: "again", kind: "email_code", tries: 1 });
      await deliveries.finish(first!.id, { state: "waiting", againInSeconds: 60 });
      expect(await deliveries.claim()).to.equal(undefined);
      await database.query("UPDATE delivery SET due_at = clock_timestamp()");
      expect(await deliveries.claim()).to.deep.include({ id: first!.id, tries: 2 });
    });

    it("is lost with the worker that was sending it, and never sent a second time", async () => {
      await add("killed");
      const claimed = await deliveries.claim();
      await deliveries.giveUp(300);
      const stateNow = async () => {
        const [row] = await database.query<{ state: string }>("SELECT state FROM delivery");
        return row?.state;
      };
      expect(await stateNow()).to.equal("sending");
      await database.query("UPDATE delivery SET tried_at = tried_at - interval '301 s'");
      await deliveries.giveUp(300);
      expect(await stateNow()).to.equal("lost");
      expect(await deliveries.claim()).to.equal(undefined);
      await deliveries.finish(claimed!.id, { state: "waiting", againInSeconds: 0 });
      expect(await stateNow()).to.equal("lost");
    });
  });

  describe("a code", () => {
    it("confirms an address once, however many confirmations come at once", async () => {
      await add("ana");
      await emails.keepCode("ana", "right", policy);
      const tries = Array.from({ length: 8 }, () => emails.confirm("ana", typing("right")));
      const outcomes = await Promise.all(tries);
      expect(outcomes.toSorted()).to.deep.equal([
        ...Array.from({ length: 7 }, () => "code_expired"),
        "confirmed",
      ]);
      expect(await stateOf("ana")).to.have.property("isVerified", true);
    });

    it("is worth nothing after five wrong ones, also when they come at once", async () => {
      await add("bob");
      await emails.keepCode("bob", "right", policy);
      const tries = Array.from({ length: 9 }, () => emails.confirm("bob", typing("wrong")));
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter((outcome) => outcome === "code_wrong")).to.have.length(5);
      expect(await emails.confirm("bob", typing("right"))).to.equal("code_attempts_exceeded");
      await emails.keepCode("bob", "new", policy);
      expect(await emails.confirm("bob", typing("right"))).to.equal("code_wrong");
      expect(await emails.confirm("bob", typing("new"))).to.equal("confirmed");
    });

    it("confirms an address for one of the accounts that name it", async () => {
      const names = ["cleo", "cleo_2", "cleo_3"];
      for (const name of names) {
        await add(name, name === "cleo" ? "Same@Example.org" : "same@example.org");
        await emails.keepCode(name, "right", policy);
      }
      const outcomes = await Promise.all(names.map((id) => emails.confirm(id, typing("right"))));
      expect(outcomes.filter((outcome) => outcome === "confirmed")).to.have.length(1);
      const owner = names[outcomes.indexOf("confirmed")];
      expect(await emails.ownerOf("SAME@example.org")).to.equal(owner);
    });

    it("is asked for once by what comes at once, with a delivery each", async () => {
      await add("dora");
      await database.query("DELETE FROM delivery");
      const seen = await stateOf("dora");
      const asks = Array.from({ length: 6 }, () =>
        emails.requestCode("dora", seen, { email: seen.email, count: 2 }),
      );
      expect((await Promise.all(asks)).filter((isAsked) => isAsked)).to.have.length(1);
      expect(await database.query("SELECT FROM delivery")).to.have.length(1);
      expect((await stateOf("dora")).sends).to.have.property("count", 2);
    });

    it("of the address before is worth nothing for another one", async () => {
      await add("emil");
      await emails.keepCode("emil", "right", policy);
      const seen = await stateOf("emil");
      const change = { email: "other@example.org", count: 1 };
      expect(await emails.requestCode("emil", seen, change)).to.equal(true);
      expect(await emails.confirm("emil", typing("right"))).to.equal("code_expired");
      expect(await stateOf("emil")).to.deep.include({ email: change.email, isVerified: false });
    });

    it("is not asked for once the address is confirmed; a bounce takes that back", async () => {
      await add("finn");
      const seen = await stateOf("finn");
      await emails.keepCode("finn", "right", policy);
      await emails.confirm("finn", typing("right"));
      const again = { email: seen.email, count: 2 };
      expect(await emails.requestCode("finn", seen, again)).to.equal(false);
      await emails.noteBounce("finn");
      expect(await traders.profileOf("finn")).to.deep.include({
        isEmailVerified: false,
        isEmailBounced: true,
      });
      expect(await emails.requestCode("finn", seen, again)).to.equal(true);
      expect(await traders.profileOf("finn")).to.have.property("isEmailBounced", false);
    });
  });

  it("the mailbox of a demo keeps the newest 200, the newest first", async () => {
    const mailbox = new PostgresDemoMailbox(pool);
    const mail = { to: "ana@demo.invalid", subject: "One", text: "plain", html: "<p>page</p>" };
    await mailbox.add(mail);
    await mailbox.add({ ...mail, subject: "Two" });
    const [newest, oldest] = await mailbox.list();
    expect([newest?.subject, oldest?.subject]).to.deep.equal(["Two", "One"]);
    expect(await mailbox.read(oldest!.id)).to.deep.include(mail);
    expect(await mailbox.read("none")).to.equal(undefined);
    await database.query(
      `INSERT INTO demo_mail (at, recipient, subject, plain, html)
       SELECT clock_timestamp(), 'x', 'x', 'x', 'x' FROM generate_series(1, 250)`,
    );
    await mailbox.add(mail);
    expect(await mailbox.list()).to.have.length(200);
  });
});
