import { expect } from "chai";
import express from "express";
import { OpenPlaces } from "../../../../src/adapters/catalogue/open-places.ts";
import { KnownTimeZones } from "../../../../src/adapters/catalogue/time-zones.ts";
import { routes as contractRoutes } from "../../../../src/adapters/http/contract/routes.ts";
import { apiDocumentRoutes } from "../../../../src/adapters/http/inbound/api-document/api-document-routes.ts";
import { catalogueRoutes } from "../../../../src/adapters/http/inbound/catalogue/catalogue-routes.ts";
import { listen, type ListeningServer } from "../../../../src/adapters/http/inbound/http-server.ts";
import { mountRoutes } from "../../../../src/adapters/http/inbound/mount-routes.ts";
import { ListCountries } from "../../../../src/application/catalogue/list-countries.ts";
import { ListRegions } from "../../../../src/application/catalogue/list-regions.ts";
import { countryCodes } from "../../../../src/domain/catalogue/countries.ts";
import { DocumentedClient } from "../../../support/documented-client.ts";
import { openGate } from "../../../support/stub-gate.ts";

interface Listed {
  readonly id: number;
  readonly iso: string;
  readonly code: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

describe("countries over HTTP", () => {
  let server: ListeningServer;
  let client: DocumentedClient;
  before(async () => {
    const places = new OpenPlaces();
    const routes = [
      ...apiDocumentRoutes({ title: "", version: "", server: "" }, contractRoutes),
      ...catalogueRoutes({
        listCountries: new ListCountries(places),
        listRegions: new ListRegions(places),
        timeZones: new KnownTimeZones(() => Date.UTC(2026, 6, 1)),
      }),
    ];
    server = await listen(express().use(mountRoutes(routes, openGate)), "127.0.0.1", 0);
    client = await DocumentedClient.of(server.url);
  });
  after(() => server.close(0));

  async function read(path: string, query: Readonly<Record<string, string>> = {}) {
    const search = new URLSearchParams(query).toString();
    const { status, body } = await client.request("get", path, {}, `${path}?${search}`);
    const { data, meta, error } = body as {
      data: Listed[];
      meta: { total: number; limit: number; offset: number };
      error?: { code: string; details: { field: string; code: string }[] };
    };
    return { status, data, meta, error };
  }

  it("are all there in one page of 500, each with an id, codes and a name of its own", async () => {
    const { data, meta } = await read("/rest/v1/countries", { limit: "500", offset: "0" });
    expect(meta).to.deep.equal({ total: countryCodes.length, limit: 500, offset: 0 });
    expect(data.map(({ code }) => code)).to.have.members([...countryCodes]);
    for (const field of ["id", "iso", "iso3", "name", "flag"]) {
      expect(new Set(data.map((each) => each[field])).size, field).to.equal(data.length);
    }
    expect((await read("/rest/v1/countries")).data).to.deep.equal(data);
    expect(data.find(({ iso }) => iso === "PT")).to.deep.equal({
      id: 620,
      iso: "PT",
      iso3: "PRT",
      code: "PT",
      name: "Portugal",
      flag: "🇵🇹",
      phoneCode: 351,
      phoneCodes: [351],
      currencyCode: "EUR",
      isImportant: true,
    });
    expect(data.find(({ iso }) => iso === "XK")).to.include({
      id: 983,
      iso3: "XKX",
      phoneCode: 383,
    });
  });

  it("come in parts", async () => {
    const { data: all } = await read("/rest/v1/countries");
    const { data, meta } = await read("/rest/v1/countries", { limit: "7", offset: "20" });
    expect(data).to.deep.equal(all.slice(20, 27));
    expect(meta).to.deep.equal({ total: all.length, limit: 7, offset: 20 });
    expect((await read("/rest/v1/countries", { offset: "500" })).data).to.deep.equal([]);
  });

  const v2 = "/rest/v2/countries";
  const codes = (listed: readonly Listed[]) => listed.map(({ code }) => code);
  it("are narrowed down to those with documents, and to the usual ones", async () => {
    const { data: all } = await read(v2);
    expect(codes(all)).to.include.members(["PT", "NG", "GF", "PR"]);
    const { data: withDocuments, meta } = await read(v2, { kyc: "1" });
    expect(codes(withDocuments)).to.include.members(["PT", "NG", "XK", "HK"]);
    expect(codes(withDocuments)).to.not.include.members(["GF"]);
    expect(meta.total).to.equal(withDocuments.length);
    const { data: important } = await read(v2, { important: "1" });
    expect(important.length).to.be.within(5, 30);
    expect(important.every(({ isImportant }) => isImportant)).to.equal(true);
    expect((await read(v2, { kyc: "0", important: "0" })).data).to.deep.equal(all);
  });

  it("include the stand-in for the whole world where it is asked for, and there alone", async () => {
    const { data: all } = await read(v2);
    const { data, meta } = await read(v2, { iso_null: "1" });
    expect(data[0]).to.include({ id: 9999, iso: "WORLDWIDE", code: "YY", name: "Worldwide" });
    expect(data.slice(1)).to.deep.equal(all);
    expect(meta.total).to.equal(all.length + 1);
    expect(codes((await read("/rest/v1/countries")).data)).to.not.include("YY");
  });

  for (const [path, query, field] of [
    ["/rest/v1/countries", { limit: "501" }, "limit"],
    ["/rest/v1/countries", { limit: "0" }, "limit"],
    ["/rest/v1/countries", { offset: "-1" }, "offset"],
    ["/rest/v1/countries", { kyc: "1" }, "kyc"],
    ["/rest/v2/countries", { kyc: "yes" }, "kyc"],
    ["/rest/v2/countries", { important: "2" }, "important"],
    ["/rest/v2/countries", { iso_null: "null" }, "iso_null"],
    ["/rest/v1/regions", {}, "country_id"],
    ["/rest/v1/regions", { country_id: "US" }, "country_id"],
    ["/rest/v1/regions", { country_id: "9999" }, "country_id"],
  ] as const) {
    it(`are not listed at ${path} by ${JSON.stringify(query)}`, async () => {
      const { status, error } = await read(path, query);
      expect([status, error?.code]).to.deep.equal([422, "validation"]);
      expect(error?.details[0]?.field).to.equal(field);
    });
  }

  it("have regions, whose ids are their own", async () => {
    const { data } = await read("/rest/v1/regions", { country_id: "840" });
    expect(data.find(({ code }) => code === "US-CA")).to.deep.include({
      countryId: 840,
      name: "California",
      parentId: null,
    });
    const french = (await read("/rest/v1/regions", { country_id: "250" })).data;
    const paris = french.find(({ name }) => name === "Rhône");
    const parent = french.find(({ id }) => id === paris?.["parentId"]);
    expect(parent?.name).to.match(/Auvergne/);
    expect(new Set([...data, ...french].map(({ id }) => id)).size).to.equal(
      data.length + french.length,
    );
  });

  it("have time zones, with how far they are from UTC in summer", async () => {
    const { data } = await read("/rest/v1/timezones");
    const offsetOf = (zone: string) =>
      (data as readonly { id: unknown; offsetMinutes?: unknown }[]).find(({ id }) => id === zone)
        ?.offsetMinutes;
    expect(["UTC", "Europe/Lisbon", "America/St_Johns"].map(offsetOf)).to.deep.equal([0, 60, -150]);
    expect(data.length).to.be.greaterThan(300);
  });
});
