import { expect } from "chai";
import { IdentifySession } from "../../../src/application/account/identify-session.ts";
import { LogOut } from "../../../src/application/account/log-out.ts";
import { ListedSessions, NumberedTokens } from "./account-fakes.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

describe("a session that is used", () => {
  let sessions: ListedSessions;
  let identify: IdentifySession;
  beforeEach(async () => {
    sessions = new ListedSessions();
    identify = new IdentifySession(sessions, new NumberedTokens(), () => defaultAccountPolicy);
    await sessions.open({ tokenHash: "hash of token", traderId: "ana", agent: "", address: "" });
  });

  it("tells who uses it", async () => {
    expect(await identify.execute("token", true)).to.have.property("traderId", "ana");
    expect(await identify.execute("another", true)).to.equal(undefined);
  });

  it("notes what a person did, but not what a page asked by itself", async () => {
    await identify.execute("token", false);
    expect(sessions.noted).to.deep.equal([]);
    await identify.execute("token", true);
    expect(sessions.noted).to.deep.equal(["hash of token"]);
  });

  it("notes nothing while the last note is fresh", async () => {
    sessions.isActivityDue = false;
    await identify.execute("token", true);
    expect(sessions.noted).to.deep.equal([]);
  });

  it("is over after signing out", async () => {
    await new LogOut(sessions, new NumberedTokens()).execute("token");
    expect(await identify.execute("token", true)).to.equal("ended");
  });
});
