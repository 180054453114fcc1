import { expect } from "chai";
import { IdentifySession } from "../../../src/application/account/identify-session.ts";
import { CheckPlace } from "../../../src/application/account/check-place.ts";
import type { AddressCountries } from "../../../src/application/ports/address-countries.ts";
import { LogOut } from "../../../src/application/account/log-out.ts";
import { ListedSessions, NumberedTokens } from "./account-fakes.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const home = { country: "PT", isHosted: false };
const places: AddressCountries = {
  placeOf: async (address) => (address === "198.51.100.7" ? { ...home, country: "NG" } : home),
};

describe("a session that is used", () => {
  let sessions: ListedSessions;
  let identify: IdentifySession;
  beforeEach(async () => {
    sessions = new ListedSessions();
    identify = new IdentifySession({
      sessions,
      tokens: new NumberedTokens(),
      policy: () => defaultAccountPolicy,
      places,
      cases: { openOf: async () => ["of-ana"] },
      blockedIn: (country) => (country === "KE" ? ["use-wallet"] : []),
      checkPlace: new CheckPlace({
        places,
        networks: ["203.0.113.0/24"],
        countries: () => ({ NG: true, PT: false }),
      }),
    });
    await sessions.open({
      tokenHash: "hash of token",
      traderId: "ana",
      agent: "",
      address: "",
      place: home,
    });
  });

  it("tells who uses it", async () => {
    expect(await identify.execute("token", true, "192.0.2.1")).to.have.property("traderId", "ana");
    expect(await identify.execute("another", true, "192.0.2.1")).to.equal(undefined);
  });

  it("notes what a person did, but not what a page asked by itself", async () => {
    await identify.execute("token", false, "192.0.2.1");
    expect(sessions.noted).to.deep.equal([]);
    await identify.execute("token", true, "192.0.2.1");
    expect(sessions.noted).to.deep.equal(["hash of token"]);
  });

  it("notes nothing while the last note is fresh", async () => {
    sessions.isActivityDue = false;
    await identify.execute("token", true, "192.0.2.1");
    expect(sessions.noted).to.deep.equal([]);
  });

  it("tells whether it comes from where the operator turns people away", async () => {
    const seen = async (address: string) => identify.execute("token", true, address);
    expect(await seen("203.0.113.9")).to.have.property("isInBlockedPlace", true);
    expect(await seen("198.51.100.7")).to.have.property("isInBlockedPlace", true);
    expect(await seen("192.0.2.1")).to.not.have.property("isInBlockedPlace");
  });

  it("tells what a notice about where they live keeps them from", async () => {
    const found = await identify.execute("token", true, "192.0.2.1");
    expect(found).to.have.deep.property("blockedActions", ["use-wallet"]);
  });

  it("is over after signing out", async () => {
    await new LogOut(sessions, new NumberedTokens()).execute("token");
    expect(await identify.execute("token", true, "192.0.2.1")).to.equal("ended");
  });
});
