import { expect } from "chai";
import type { ModeratedOfferView } from "../../../../src/adapters/http/contract/admin/offer-views.ts";
import { declareAccount, forgetDeclared } from "../../../support/case-desk.ts";
import { OfferOwners } from "../../../support/offer-owners.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";

const reason = "The terms lead away from the escrow.";

interface Outcome {
  readonly id: string;
  readonly isDone: boolean;
  readonly code: string | null;
  readonly message: string | null;
}

describe("decisions about several offers at once, over HTTP", () => {
  let floor: OfferOwners;
  let nia: StaffVisitor;
  before(async () => {
    floor = await OfferOwners.open();
    nia = await StaffVisitor.ofDemo(floor.app.adminUrl, "nia_mod");
  });
  after(() => floor.close());
  beforeEach(() => floor.clearMarket());
  afterEach(() => forgetDeclared(floor.app.database));

  const publish = async () => (await floor.publish({})).idHashed;
  const seen = (ids: readonly string[], version = 1) =>
    ids.map((id) => ({ id, offer_version: version }));
  const decide = (offers: readonly object[], more: object = {}, key?: string) =>
    nia.call("decideOffers", {
      body: { offers, decision: "reject", reason, ...more },
      ...(key !== undefined && { key }),
    });
  const outcomes = async (
    offers: readonly object[],
    more: object = {},
    key?: string,
  ): Promise<readonly Outcome[]> => {
    const told = await decide(offers, more, key);
    expect(told.status, JSON.stringify(told.body)).to.equal(200);
    return told.data;
  };
  const done = (ids: readonly string[]) =>
    ids.map((id) => ({ id, isDone: true, code: null, message: null }));
  const read = async (id: string): Promise<ModeratedOfferView> =>
    (await nia.must("viewModeratedOffer", { parameters: { id } })).data;
  const entries = async () => {
    const [row] = await floor.app.database.query<{ count: number }>(
      "SELECT count(*)::integer AS count FROM audit_log WHERE act IN ('reject-offer', 'approve-offer')",
    );
    return row?.count ?? 0;
  };

  it("decide about each, and log each by itself", async () => {
    const ids = [await publish(), await publish(), await publish()];
    const before = await entries();
    expect(await outcomes(seen(ids))).to.deep.equal(done(ids));
    expect((await entries()) - before).to.equal(3);
    for (const id of ids) {
      const offer = await read(id);
      expect(offer).to.include({ moderationStatus: 2, version: 2, reason });
      expect(offer.history.map(({ act, staff }) => `${staff} ${act}`)).to.deep.equal([
        "nia_mod reject-offer",
      ]);
    }
    const approved = { decision: "approve" };
    expect(await outcomes(seen(ids, 2), approved)).to.deep.equal(done(ids));
    expect(await floor.cards(floor.bruno)).to.have.length(3);
  });

  it("say of each that is refused why, and decide about the others", async () => {
    const [changed, rejected, good] = [await publish(), await publish(), await publish()];
    await floor.ana.must("changeOfferMargin", {
      parameters: { hash: changed },
      body: { new_margin: "2.5" },
    });
    await outcomes(seen([rejected]));
    const told = await outcomes([
      ...seen([changed]),
      ...seen([rejected], 2),
      { id: "unknown1", offer_version: 1 },
      ...seen([good]),
    ]);
    expect(told.map(({ code }) => code)).to.deep.equal([
      "offer_changed",
      "offer_already_rejected",
      "not_found",
      null,
    ]);
    for (const { code, message } of told) {
      if (code !== null) expect(message).to.match(/^[A-Z].*\.$/);
    }
    expect((await read(changed)).moderationStatus).to.equal(1);
    expect((await read(good)).moderationStatus).to.equal(2);
  });

  it("leave out offers of people linked to who decides, and note the attempt", async () => {
    const id = await publish();
    const noted = async () => {
      const text = await (await fetch(`${floor.app.adminUrl}/metrics`)).text();
      const found = /peerhold_security_events_total\{name="staff_conflict"\} (\d+)/.exec(text);
      return Number(found?.[1] ?? 0);
    };
    const [owner] = await floor.app.database.query<{ owner_id: string }>(
      "SELECT owner_id FROM offer WHERE id = $1",
      [id],
    );
    await declareAccount(floor.app.database, "nia_mod", owner?.owner_id ?? "");
    const before = await noted();
    const [told] = await outcomes(seen([id]));
    expect(told).to.include({ isDone: false, code: "conflict_of_interest" });
    expect((await noted()) - before).to.equal(1);
    await forgetDeclared(floor.app.database);
    expect((await read(id)).moderationStatus).to.equal(1);
  });

  it("are done once under a key, and answered as done", async () => {
    const ids = [await publish(), await publish()];
    const before = await entries();
    const key = "key-of-many-decisions";
    expect(await outcomes(seen(ids), {}, key)).to.deep.equal(done(ids));
    expect(await outcomes(seen(ids), {}, key)).to.deep.equal(done(ids));
    expect((await entries()) - before).to.equal(2);
    const other = await outcomes(seen(ids), { reason: "Other words than these." }, key);
    expect(other.map(({ code }) => code)).to.deep.equal(["key_reused", "key_reused"]);
  });

  it("can rule out an appeal", async () => {
    const id = await publish();
    await outcomes(seen([id]), { final: true });
    expect((await read(id)).moderationStatus).to.equal(3);
  });

  it("are refused as a whole for a reason that nobody can read, and for too many", async () => {
    const id = await publish();
    expect((await decide(seen([id]), { reason: "no" })).code).to.equal("text_too_short");
    expect((await read(id)).moderationStatus).to.equal(1);
    const many = Array.from({ length: 101 }, (_, place) => `unknown${place}`);
    for (const offers of [[], seen(many), seen([id, id])]) {
      expect((await decide(offers)).code).to.equal("validation");
    }
  });

  it("are for moderators, not for support", async () => {
    const sam = await StaffVisitor.ofDemo(floor.app.adminUrl, "sam_support");
    const body = { offers: seen([await publish()]), decision: "approve", reason };
    expect((await sam.call("decideOffers", { body })).status).to.equal(403);
  });
});
