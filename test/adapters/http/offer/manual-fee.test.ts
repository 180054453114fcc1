import { expect } from "chai";
import { buying, faultsOf, OfferOwners } from "../../../support/offer-owners.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";

const reason = "A large partner with a contract.";

describe("escrow fees that owners set, over HTTP", () => {
  let floor: OfferOwners;
  let admin: StaffVisitor;
  let anaId: string;
  before(async () => {
    floor = await OfferOwners.open();
    admin = await StaffVisitor.ofDemo(floor.app.adminUrl, "ada_admin");
    const [row] = await floor.app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'ana_lima'",
    );
    anaId = row?.id ?? "";
  });
  after(() => floor.close());
  afterEach(() => allow({ is_allowed: false }));

  const allow = (body: object) =>
    admin.call("allowManualFee", { parameters: { id: anaId }, body: { reason, ...body } });
  const set = (hash: string, body: object) => floor.quick("setManualFee", hash, body);

  it("need an admin's leave, and stay within the bounds that it names", async () => {
    const { idHashed, isManualEscrowFeeAllowed } = await floor.publish();
    expect(isManualEscrowFeeAllowed).to.equal(false);
    expect(await set(idHashed, { new_manual_escrow_fee: "1" })).to.include({
      status: 403,
      code: "manual_escrow_fee_not_allowed",
    });
    expect((await allow({ is_allowed: true, least: 600, most: 500 })).code).to.equal(
      "fee_bounds_wrong",
    );
    const given = await allow({ is_allowed: true });
    expect(given.body).to.deep.equal({ id: anaId, isAllowed: true, least: null, most: 500 });
    expect(await floor.view(idHashed)).to.include({ isManualEscrowFeeAllowed: true });
    expect(faultsOf(await set(idHashed, { new_manual_escrow_fee: "5.01" }))).to.deep.equal([
      "new_manual_escrow_fee out_of_bounds",
    ]);
    expect(faultsOf(await set(idHashed, { new_manual_escrow_fee: "dear" }))).to.deep.equal([
      "new_manual_escrow_fee not_a_number",
    ]);
    expect((await set(idHashed, { new_manual_escrow_fee: "1.25" })).data).to.include({
      offerFee: "1.25",
      manualEscrowFee: "1.25",
    });
    const { data: seen } = await floor.bruno.must("viewOffer", { parameters: { id: idHashed } });
    expect(seen).to.include({ feePercent: "1.25" });
  });

  it("change nothing without a value, and go back to the table's", async () => {
    await allow({ is_allowed: true });
    const { idHashed } = await floor.publish();
    const before = (await set(idHashed, { new_manual_escrow_fee: "2" })).data;
    expect((await set(idHashed, {})).data).to.deep.equal(before);
    const cleared = await floor.ana.must("clearManualFee", { parameters: { hash: idHashed } });
    expect(cleared.data).to.include({ offerFee: "0.5", manualEscrowFee: null });
    expect((await floor.quick("setManualFee", idHashed, {}, floor.bruno)).status).to.equal(404);
  });

  it("only lower what the taker of a buy offer pays", async () => {
    await allow({ is_allowed: true, least: 0, most: 500 });
    const { idHashed } = await floor.publish(buying);
    expect(faultsOf(await set(idHashed, { new_manual_escrow_fee: "0.6" }))).to.deep.equal([
      "new_manual_escrow_fee out_of_bounds",
    ]);
    expect((await set(idHashed, { new_manual_escrow_fee: "0.1" })).data).to.include({
      offerFee: "0.1",
    });
  });

  it("are held with the escrow of a trade, which keeps the rate when the leave ends", async () => {
    await allow({ is_allowed: true });
    const { idHashed } = await floor.publish();
    await set(idHashed, { new_manual_escrow_fee: "2" });
    const { body } = await floor.start(floor.bruno, idHashed, "20.00");
    const { id } = (body as { data: { id: string } }).data;
    await allow({ is_allowed: false });
    expect(await floor.view(idHashed)).to.include({ offerFee: "0.5", manualEscrowFee: null });
    const [kept] = await floor.app.database.query<{ points: number; share: string }>(
      `SELECT fee_basis_points AS points, round(fee * 10000 / amount)::text AS share
         FROM trade WHERE id = $1`,
      [id],
    );
    expect(kept).to.deep.equal({ points: 200, share: "200" });
  });
});
