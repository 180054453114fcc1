import { expect } from "chai";
import { ListPeople } from "../../../src/application/people/list-people.ts";
import type { PeopleFilter, PeopleViews } from "../../../src/application/ports/people-views.ts";
import type { StaffRole } from "../../../src/domain/staff/staff-roles.ts";
import { staffOf } from "../../support/case-desk.ts";

describe("staff who look for a person", () => {
  const askedBy = async (role: StaffRole, q: string) => {
    const asked: PeopleFilter[] = [];
    const views = {
      list: async (filter: PeopleFilter) => {
        asked.push(filter);
        return { people: [], total: 0 };
      },
    } as unknown as PeopleViews;
    const order = { by: "username", isDescending: false } as const;
    const list = new ListPeople(views, (number) => `hash of ${number}`);
    await list.execute(staffOf("nia", role), { q }, order, { from: 0, most: 10 });
    return asked[0]?.phoneHash;
  };

  it("find one by a whole phone number, however it is spaced", async () => {
    expect(await askedBy("support", "+351 912 345 678")).to.equal("hash of +351912345678");
    expect(await askedBy("admin", "+1 (212) 555-0100")).to.equal("hash of +12125550100");
  });

  it("cannot by a part of one, or by what is none", async () => {
    for (const q of ["+351", "351912345678", "ana_lima", ""]) {
      expect(await askedBy("support", q), q).to.equal(undefined);
    }
  });

  it("cannot where they may not read addresses", async () => {
    expect(await askedBy("moderator", "+351912345678")).to.equal(undefined);
  });
});
