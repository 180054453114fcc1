import { expect } from "chai";
import { defaultPageMeta } from "../../../src/adapters/http/contract/default-page-meta.ts";
import { codeFormat } from "../../../src/domain/account/code-format.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";

const day = 86_400;

describe("the numbers of the specification whose meaning it does not show", () => {
  const { offer, texts, account, trade } = defaultPolicy;

  it("are each a value of the policy, or of the format of codes", () => {
    expect({
      bio: texts.mostBioCharacters,
      tags: offer.tags,
      notifyMinutes: account.mostNotifyMinutes,
      appealDays: trade.appealWindow / day,
      reopenDays: trade.reopenWithin / day,
      amounts: offer.predefinedAmounts,
      codeDigits: codeFormat.digits,
      firstOffers: offer.activeOffers.firstLevel,
      terms: offer.termsLength,
      message: texts.mostMessageCharacters,
    }).to.deep.equal({
      bio: 180,
      tags: 3,
      notifyMinutes: 1_440,
      appealDays: 7,
      reopenDays: 7,
      amounts: 15,
      codeDigits: 6,
      firstOffers: 6,
      terms: 2_500,
      message: 2_500,
    });
  });

  it("have a page of ten as the first of one before a list is there", () => {
    expect(defaultPageMeta).to.deep.equal({ total: 1, currentPage: 1, perPage: 10, lastPage: 1 });
  });
});
