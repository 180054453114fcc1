import { killProgram } from "./f01-killed-program.ts";
import { killDatabase } from "./f02-killed-database.ts";
import { Rig } from "./rig.ts";

/** Fewer than in the rows: other tests run at the same time. */
const clients = 6;

/** The short form of rows F01 and F02: the others need more time, or more than Node. */
describe("a marketplace that is killed again and again under load", function () {
  this.timeout(180_000);
  const short = { seed: Date.now() % 1_000_000, short: true, patient: true, say: () => undefined };
  let rig: Rig;
  before(async () => {
    rig = await Rig.open(short);
  });
  after(() => rig.close());

  it("loses nothing that its program acknowledged, and does nothing twice", () =>
    killProgram(rig, { ...short, cycles: 10 }, clients));

  it("loses nothing that its database acknowledged, and does nothing twice", () =>
    killDatabase(rig, { ...short, seed: short.seed + 1, cycles: 5 }, clients));
});
