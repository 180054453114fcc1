import { expect } from "chai";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { readConfig } from "../../src/composition/config.ts";

describe("the settings of the database", () => {
  it("takes a database at one host, and says so of several without telling the password", () => {
    const one = [
      "postgres://app:se,cret@db.example:5432/market",
      "postgres://app@localhost:5432/market?host=%2Frun%2Fpostgresql&application_name=a,b",
      "postgresql://app:secret@[::1]:5432/market",
    ];
    for (const url of one) {
      expect(readConfig({ DATABASE_URL: url }, "/project").databaseUrl, url).to.equal(url);
    }
    const several = [
      "postgres://app:secret@one:5432,two:5432/market",
      "postgres://app:secret@one,two/market?target_session_attrs=read-write",
      "postgresql://app:secret@/market?host=one,two",
      "postgresql://app:secret@one/market?port=5432,5433",
    ];
    for (const url of several) {
      for (const name of ["DATABASE_URL", "DATABASE_MIGRATE_URL"]) {
        const read = () => readConfig({ DATABASE_URL: one[0], [name]: url }, "/project");
        const sentence = new RegExp(`^${name} names several hosts, but accepts one: [^.]+\\.$`);
        expect(read, url)
          .to.throw(CannotStart, sentence)
          .with.property("message")
          .that.does.not.include("secret");
      }
    }
  });

  it("takes replicas of a database, each by an address of its own", () => {
    const database = "postgres://app@primary/market";
    const replicas = ["postgres://app@one:5432/market", "postgres://app@two:5432/market"];
    const read = (text: string) =>
      readConfig({ DATABASE_URL: database, DATABASE_READ_URL: text }, "/project").databaseReadUrls;
    expect(read("")).to.deep.equal([]);
    expect(read(` ${replicas.join("  ")} `)).to.deep.equal(replicas);
    for (const wrong of ["mysql://one/market", "postgres://one,two/market"]) {
      expect(() => read(`${replicas[0]} ${wrong}`)).to.throw(CannotStart, /^DATABASE_READ_URL /);
    }
    expect(() => readConfig({ DATABASE_READ_URL: replicas[0]! }, "/project")).to.throw(
      CannotStart,
      /^DATABASE_READ_URL also needs DATABASE_URL/,
    );
  });

  it("takes a pooler, with the same account at the server itself", () => {
    const environment = {
      DATABASE_URL: "postgres://app@pooler:6432/market",
      DATABASE_MIGRATE_URL: "postgres://owner@primary/market",
      DATABASE_LISTEN_URL: "postgres://app@primary/market",
    };
    const read = (changed: object) => readConfig({ ...environment, ...changed }, "/project");
    expect(read({}).databaseListenUrl).to.equal(environment.DATABASE_LISTEN_URL);
    const refusals: readonly [object, RegExp][] = [
      [{ DATABASE_LISTEN_URL: "primary" }, /^DATABASE_LISTEN_URL has to look like/],
      [{ DATABASE_MIGRATE_URL: "" }, /^DATABASE_LISTEN_URL also needs .* DATABASE_MIGRATE_URL/],
      [{ DATABASE_LISTEN_URL: "postgres://owner@primary/market" }, /has to name the account/],
      [{ DEMO: "1" }, /^A demo uses the database without a pooler/],
    ];
    for (const [changed, sentence] of refusals)
      expect(() => read(changed), String(sentence)).to.throw(CannotStart, sentence);
  });
});
