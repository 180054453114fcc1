import { expect } from "chai";
import { Admission } from "../../../src/application/account/admission.ts";
import { Busy } from "../../../src/application/ports/busy.ts";

describe("admission", () => {
  it("sends away who is one too many, and begins nothing for them", async () => {
    const admission = new Admission(2);
    const { promise, resolve } = Promise.withResolvers<void>();
    let begun = 0;
    const work = () => {
      begun += 1;
      return promise;
    };
    const inside = [admission.pass(work), admission.pass(work)];
    const sentAway = await admission.pass(work).catch((error: unknown) => error);
    expect(sentAway).to.be.instanceOf(Busy);
    expect(begun).to.equal(2);
    resolve();
    await Promise.all(inside);
    await admission.pass(work);
    expect(begun).to.equal(3);
  });

  it("makes room for others after a failure, too", async () => {
    const admission = new Admission(1);
    const fails = () => Promise.reject(new Error("failed"));
    for (let time = 0; time < 3; time += 1) {
      const failed = await admission.pass(fails).catch((error: unknown) => error);
      expect(failed).to.have.property("message", "failed");
    }
  });
});
