import { expect } from "chai";
import { CannotStart } from "../../src/application/ports/cannot-start.ts";
import { readConfig, type Environment } from "../../src/composition/config.ts";
import { RestartPause } from "../../src/composition/restart-pause.ts";

const installation = {
  DEMO: "0",
  DATABASE_URL: "postgres://app@127.0.0.1/market",
  BASE_URL: "https://market.example.org",
};

describe("the number of processes that serve", () => {
  const of = (environment: Environment, cores: number) =>
    readConfig({ ...installation, ...environment }, "/project", cores).webProcesses;

  it("goes by the cores, up to four; the work in the background has one of them", () => {
    expect([1, 2, 4, 32].map((cores) => of({ ROLE: "web" }, cores))).to.deep.equal([1, 2, 4, 4]);
    expect([1, 2, 4, 32].map((cores) => of({}, cores))).to.deep.equal([1, 1, 3, 4]);
  });

  it("is one in a demo", () => {
    expect(readConfig({}, "/project", 32).webProcesses).to.equal(1);
  });

  it("is what the setting says, within bounds", () => {
    expect(of({ WEB_PROCESSES: "12" }, 2)).to.equal(12);
    expect(readConfig({ WEB_PROCESSES: "2" }, "/project", 1).webProcesses).to.equal(2);
    for (const wrong of ["0", "65", "-1", "two", "1.5"]) {
      expect(() => of({ WEB_PROCESSES: wrong }, 2), wrong).to.throw(CannotStart, "WEB_PROCESSES");
    }
  });
});

describe("the pause before a process is started again", () => {
  it("doubles up to half a minute, and is short again for one that ran for a minute", () => {
    const pause = new RestartPause();
    const pauses = Array.from({ length: 9 }, () => pause.next(1_000));
    expect(pauses).to.deep.equal([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect([pause.next(60_000), pause.next(0)]).to.deep.equal([250, 500]);
  });
});
