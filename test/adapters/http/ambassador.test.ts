import { expect } from "chai";
import type { CurrentUserView } from "../../../src/adapters/http/contract/account/current-user.ts";
import type { AmbassadorView } from "../../../src/adapters/http/contract/partner/ambassador.ts";
import type { PartnerView } from "../../../src/adapters/http/contract/partner/partner.ts";
import { TradingPair } from "../../support/trading-pair.ts";
import type { Visitor } from "../../support/visitor.ts";

describe("links of ambassadors over HTTP", () => {
  let pair: TradingPair;
  let kofi: Visitor;
  let ana: Visitor;
  let bruno: Visitor;
  beforeEach(async () => {
    pair = await TradingPair.open();
    kofi = await pair.signIn("kofi_trades");
    [ana, bruno] = [pair.seller, pair.buyer];
    await giveBadge("kofi_trades");
    await giveBadge("ana_lima");
  });
  afterEach(() => pair.close());

  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    pair.app.database.query<Row>(sql, parameters);
  const giveBadge = (username: string, badge = "ambassador") =>
    query("UPDATE trader SET badge = $2 WHERE username = $1", [username, badge]);
  const codeOf = async (who: Visitor) => {
    const { data } = await who.must("viewPartner");
    return (data as PartnerView).code;
  };
  const assign = (who: Visitor, id: string) => who.call("assignAmbassador", { parameters: { id } });
  const obstacle = async (who: Visitor, id: string) => {
    const { data } = await who.must("viewAmbassador", { parameters: { id } });
    return (data as AmbassadorView).obstacle;
  };
  const referrer = async (who: Visitor) =>
    ((await who.must("getCurrentUser")).data as CurrentUserView).referrerUsername;

  it("attach a trader without a referrer, once for ever, whatever is tried after", async () => {
    const id = await codeOf(kofi);
    expect(await obstacle(bruno, id.toLowerCase())).to.equal(null);
    const both = await Promise.all([assign(bruno, id), assign(bruno, await codeOf(ana))]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    const first = await referrer(bruno);
    for (const each of [id, await codeOf(ana)]) {
      expect(await assign(bruno, each)).to.include({ status: 409, code: "referrer_known" });
      expect(await obstacle(bruno, each)).to.equal("referrer_known");
    }
    expect(await referrer(bruno)).to.equal(first);
  });

  it("lead nobody to themselves, nor round in a circle, even at the same moment", async () => {
    const [ofKofi, ofAna] = [await codeOf(kofi), await codeOf(ana)];
    expect(await assign(kofi, ofKofi)).to.include({ status: 409, code: "own_link" });
    const both = await Promise.all([assign(kofi, ofAna), assign(ana, ofKofi)]);
    expect(both.map(({ status }) => status)).to.have.members([200, 409]);
    expect(both.find(({ status }) => status === 409)).to.include({ code: "referral_circle" });
  });

  it("exist only for those who have the badge", async () => {
    const id = await codeOf(kofi);
    await giveBadge("kofi_trades", "vendor");
    for (const each of [id, "AB2CDEFG", "ana_lima", "%00"]) {
      expect(await assign(bruno, each)).to.include({ status: 404 });
      expect(await bruno.call("viewAmbassador", { parameters: { id: each } })).to.include({
        status: 404,
      });
    }
    expect(await referrer(bruno)).to.equal(null);
    const page = await fetch(`${pair.app.url}/assign-ambassador/${id}`);
    expect(page.status).to.equal(404);
  });

  it("tell a browser that followed another link before that the first one counts", async () => {
    const [id, other] = [await codeOf(kofi), await codeOf(ana)];
    const read = async (cookie: string) => {
      const answer = await fetch(`${pair.app.url}/rest/v1/ambassadors/${id}`, {
        headers: { cookie },
      });
      return (await answer.json()) as { data: AmbassadorView };
    };
    expect((await read("")).data).to.deep.equal({ id, username: "kofi_trades", obstacle: null });
    expect((await read(`__Host-referral=${id}`)).data.obstacle).to.equal(null);
    expect((await read(`__Host-referral=${other}`)).data.obstacle).to.equal("referrer_known");
    const page = await fetch(`${pair.app.url}/assign-ambassador/${id}`);
    expect(page.status).to.equal(200);
  });
});
