import { expect } from "chai";
import { contracts, routes } from "../../../../src/adapters/http/contract/routes.ts";
import { openApiDocument } from "../../../../src/adapters/http/openapi/openapi-document.ts";
import {
  areasOf,
  searchAreas,
  type ApiDocument,
} from "../../../../src/adapters/web-ui/api-docs/operations.ts";
import { resolved } from "../../../support/resolved-document.ts";

describe("operations of the served document", () => {
  const info = { title: "Test", version: "1", server: "http://x" };
  const document = JSON.parse(JSON.stringify(openApiDocument(info, routes))) as ApiDocument;
  const areas = areasOf(document);
  const all = areas.flatMap(({ operations }) => operations);
  const byId = (id: string) => all.find((each) => each.id === id);

  it("are all there, once", () => {
    expect(all.map(({ id }) => id).toSorted()).to.deep.equal(
      Object.values(contracts)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it("say every code with which a route may refuse, each with a sentence", () => {
    for (const { id, refusals = [] } of routes) {
      const said = byId(id)?.refusals ?? [];
      expect(
        said.map(({ code }) => code),
        id,
      ).to.include.members([...refusals]);
      expect(
        said.filter(({ sentence }) => !/[.!?”]$/.test(sentence)),
        id,
      ).to.deep.equal([]);
    }
  });

  it("have an answer that is no refusal, with fields whose types are known", () => {
    for (const { id, answers, body, parameters } of all) {
      expect(
        answers.map(({ status }) => status),
        id,
      ).to.include("200");
      const rows = [...answers.flatMap(({ fields }) => fields), ...body, ...parameters];
      expect(
        rows.filter(({ type }) => type === ""),
        id,
      ).to.deep.equal([]);
    }
  });

  it("lack nothing that the document describes elsewhere", () => {
    expect(areas).to.deep.equal(areasOf(resolved(document)));
  });

  it("stand by the first word of their paths, what is asked outside the API last", () => {
    const names = areas.map(({ name }) => name);
    expect(names).to.include.members(["trade", "offers", "wallet"]);
    expect(names.at(-1)).to.equal("/");
    expect(areas.at(-1)?.operations.map(({ path }) => path)).to.deep.equal([
      "/healthz",
      "/readyz",
      "/openapi.json",
      "/micro-apps/{name}/{version}/manifest.json",
      "/r/{code}",
      "/account/verification/start/id",
      "/account/verification/start/document",
      "/account/verification/start/video",
      "/account/verification/video/upload",
      "/account/re-auth-push-subscription",
    ]);
  });

  it("tell who may call, and what to send", () => {
    expect(byId("listOffers")).to.include({ access: "anyone", needsPageToken: false });
    expect(byId("startTrade")).to.include({ access: "signed-in", needsPageToken: true });
    expect(byId("startTrade")?.body.map(({ path }) => path)).to.include("offer_id");
    expect(byId("viewTrade")?.parameters[0]).to.include({
      path: "id",
      place: "path",
      isRequired: true,
    });
  });

  it("are found by all words of a search, in any order", () => {
    const found = searchAreas(areas, "  PAID post ").flatMap(({ operations }) => operations);
    expect(found.map(({ id }) => id))
      .to.include("markTradePaid")
      .and.not.include("viewTrade");
    expect(searchAreas(areas, "no such thing")).to.deep.equal([]);
    expect(searchAreas(areas, "")).to.deep.equal(areas);
  });
});
