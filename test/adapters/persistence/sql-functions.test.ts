import { expect } from "chai";
import type { DataSource, QueryRunner } from "typeorm";
import { createMigrationDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { applyFunctions } from "../../../src/adapters/persistence/functions/apply-functions.ts";
import { sqlFunctions } from "../../../src/adapters/persistence/functions/sql-functions.ts";
import { expectOwnSchema, migrate } from "../../../src/adapters/persistence/migrations/migrate.ts";
import { migrations } from "../../../src/adapters/persistence/migrations/migrations.ts";
import { CannotStart } from "../../../src/application/ports/cannot-start.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

const greet = (said: string) => `
CREATE OR REPLACE FUNCTION greet(who text) RETURNS text LANGUAGE sql AS $$
  SELECT '${said} ' || who
$$`;
const greetTwo = `
CREATE OR REPLACE FUNCTION greet(who text, other text) RETURNS text LANGUAGE sql AS $$
  SELECT who || other
$$`;

describe("the functions of the database", () => {
  let database: TestDatabase;
  let owner: DataSource;
  let runner: QueryRunner;
  beforeEach(async () => {
    database = await cloneDatabase();
    owner = await createMigrationDataSource({ url: database.ownerUrl }).initialize();
    runner = owner.createQueryRunner();
  });
  afterEach(async () => {
    await runner.release();
    await owner.destroy();
    await database.drop();
  });

  const migrateAgain = () => migrate({ url: database.ownerUrl }, { url: database.url });
  const made = () =>
    database.query<{ name: string; text: string }>(
      `SELECT proname AS name, pg_get_functiondef(oid) AS text FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace ORDER BY 1, 2`,
    );
  /** Which transaction last wrote each function: shows whether anything was written. */
  const written = () =>
    database.query(
      `SELECT proname, xmin::text FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
    );

  it("are the same in a new database and in one that migrations had brought to where they were", async () => {
    const fresh = await made();
    expect(fresh).to.have.length(sqlFunctions.length);
    for (const { name, text } of fresh) {
      const [, body = ""] = text.split("$function$");
      expect(
        sqlFunctions.some((own) => own.includes(body)),
        name,
      ).to.equal(true);
    }
    await database.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    const before = migrations.findIndex(({ name }) => name === "SqlFunctions");
    const former = createMigrationDataSource({ url: database.ownerUrl });
    await former.setOptions({ migrations: migrations.slice(0, before) }).initialize();
    await former.runMigrations();
    await former.destroy();
    expect(await made()).to.not.deep.equal([]);
    await migrateAgain();
    expect(await made()).to.deep.equal(fresh);
  });

  it("are left alone where no text changed", async () => {
    const before = await written();
    expect(await applyFunctions(runner)).to.deep.equal([]);
    await migrateAgain();
    expect(await written()).to.deep.equal(before);
  });

  it("are made anew, once, where their text changed", async () => {
    const added = [...sqlFunctions, greet("Hello")];
    const changed = [...sqlFunctions, greet("Good day")];
    expect(await applyFunctions(runner, added)).to.deep.equal(["greet"]);
    const before = await written();
    expect(await applyFunctions(runner, changed)).to.deep.equal(["greet"]);
    const after = await written();
    expect(after).to.not.deep.equal(before);
    expect(await applyFunctions(runner, changed)).to.deep.equal([]);
    expect(await written()).to.deep.equal(after);
    expect(await database.query("SELECT greet('Ada')")).to.deep.equal([{ greet: "Good day Ada" }]);
  });

  it("may take other parameters, and are dropped when they are gone", async () => {
    await applyFunctions(runner, [...sqlFunctions, greet("Hello")]);
    await applyFunctions(runner, [...sqlFunctions, greetTwo]);
    const called = await database.query("SELECT greet('A', 'b')");
    expect(called).to.deep.equal([{ greet: "Ab" }]);
    const refusal: unknown = await database.query("SELECT greet('A')").catch((e: unknown) => e);
    expect(refusal).to.have.property("code", "42883");
    expect(await applyFunctions(runner)).to.deep.equal(["greet"]);
    expect((await made()).map(({ name }) => name)).to.not.include("greet");
  });

  it("change all together or not at all", async () => {
    const broken = greet("Hello").replaceAll("greet", "greet_all").replace("text)", "no_type)");
    const texts = [...sqlFunctions, greet("Hello"), broken];
    const refusal: unknown = await applyFunctions(runner, texts).catch((error: unknown) => error);
    expect(refusal).to.have.property("code", "42704");
    expect((await made()).map(({ name }) => name)).to.not.include("greet");
  });

  it("may be called by who serves, also those that are new", async () => {
    await applyFunctions(runner, [...sqlFunctions, greet("Hello")]);
    const serving = await createMigrationDataSource({ url: database.url }).initialize();
    expect(await serving.query("SELECT greet('Ada')")).to.deep.equal([{ greet: "Hello Ada" }]);
    await serving.destroy();
  });

  it("of another version end a command that only looks, and stay as a newer program left them", async () => {
    await applyFunctions(runner, [...sqlFunctions, greet("Hello")]);
    const refusal: unknown = await expectOwnSchema({ url: database.ownerUrl }).catch(
      (error: unknown) => error,
    );
    expect(refusal).to.be.instanceOf(CannotStart);
    await database.query(
      "INSERT INTO migration (timestamp, name) SELECT max(timestamp) + 1, 'Later' FROM migration",
    );
    await migrateAgain();
    expect((await made()).map(({ name }) => name)).to.include("greet");
  });
});
