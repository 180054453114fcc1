import { expect } from "chai";
import { feeRateOn } from "../../../src/domain/offer/fee-table.ts";
import {
  clearManualFee,
  judgeGrant,
  setManualFee,
  type ManualFeeGrant,
} from "../../../src/domain/offer/manual-fee.ts";
import { defaultFeePolicy, defaultOfferPolicy } from "../../../src/domain/policy/default-policy.ts";
import { exampleOffer } from "./example-offer.ts";

const policy = defaultOfferPolicy.manualFee;
const usual: ManualFeeGrant = { least: undefined, most: 500 };
const outcome = (
  percent: string,
  change: object = {},
  grant: ManualFeeGrant | undefined = usual,
) => {
  const set = setManualFee(exampleOffer(change), percent, { grant, policy, table: 50 });
  if (set.ok) return set.value.manualFee;
  const { refusal } = set;
  return refusal.code === "validation" ? refusal.failures[0]?.code : refusal.code;
};

describe("an escrow fee of an owner's own", () => {
  it("is from that of the table to 5 %, unless an admin gave other bounds", () => {
    expect(outcome("0.5")).to.equal(50);
    expect(outcome("5")).to.equal(500);
    expect(outcome("0.49")).to.equal("out_of_bounds");
    expect(outcome("5.01")).to.equal("out_of_bounds");
    expect(outcome("0", {}, { least: 0, most: 100 })).to.equal(0);
    expect(outcome("much")).to.equal("not_a_number");
  });

  it("only lowers what the taker of a buy offer pays", () => {
    const buy = { side: "buy" };
    const wide = { least: 0, most: 500 };
    expect(outcome("0.2", buy, wide)).to.equal(20);
    expect(outcome("0.51", buy, wide)).to.equal("out_of_bounds");
    const raised = exampleOffer({ side: "buy", manualFee: 200 });
    expect(feeRateOn(raised, defaultFeePolicy).basisPoints).to.equal(50);
    expect(feeRateOn({ ...raised, side: "sell" }, defaultFeePolicy).basisPoints).to.equal(200);
    expect(feeRateOn({ ...raised, manualFee: 0 }, defaultFeePolicy).basisPoints).to.equal(0);
  });

  it("needs the right of the account, or of the offer's area", () => {
    const set = (area: "otc" | "silent-pool" | undefined, areas: object) =>
      setManualFee(exampleOffer({ area }), "1", {
        grant: undefined,
        policy: { ...policy, ...areas },
        table: 50,
      }).ok;
    expect(outcome("1", {}, undefined)).to.equal(100);
    expect(set("otc", {})).to.equal(false);
    expect(set("otc", { otc: true })).to.equal(true);
    expect(set("silent-pool", { otc: true })).to.equal(false);
    expect(set("silent-pool", { silentPool: true })).to.equal(true);
    expect(set(undefined, { otc: true, silentPool: true })).to.equal(false);
  });

  it("ends as one version more, and changes nothing where it is so already", () => {
    const offer = exampleOffer({ manualFee: 100 });
    expect(clearManualFee(offer)).to.deep.equal(exampleOffer({ version: 2 }));
    const plain = exampleOffer();
    expect(clearManualFee(plain)).to.equal(plain);
  });

  it("has bounds in order, and below a fifth of the amount", () => {
    expect(judgeGrant({ least: undefined, most: 500 })).to.equal(true);
    expect(judgeGrant({ least: 501, most: 500 })).to.equal(false);
    expect(judgeGrant({ least: 0, most: 2_001 })).to.equal(false);
  });
});
