import { expect } from "chai";
import { keptSeconds } from "../../../src/application/housekeeping/kept-seconds.ts";

const day = 86_400;

describe("how long things are kept", () => {
  const kept = keptSeconds({ absoluteSeconds: 30 * day }, { absoluteSeconds: 8 * 3_600 }, 30 * day);

  it("is for sessions as long as they live, and a month for fraud investigations", () => {
    expect(kept.session).to.equal(60 * day);
    expect(kept["staff-session"]).to.equal(8 * 3_600 + 30 * day);
  });

  it("is a week for keys of commands and for published events: pages come back after days", () => {
    expect(kept["command-key"]).to.equal(7 * day);
    expect(kept["published-event"]).to.equal(7 * day);
  });

  it("is a month for invitations, and no longer than its use for an enrolment", () => {
    expect(kept.invitation).to.equal(30 * day);
    expect(kept.enrolment).to.equal(0);
  });
});
