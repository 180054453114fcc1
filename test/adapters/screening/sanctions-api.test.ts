import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { SanctionsApi } from "../../../src/adapters/screening/sanctions-api.ts";

const listed = "0x1da5821544e25c636c1417ba96ade4cf6d2f9b5a";

/** What a server answers that speaks the published API. */
const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  [`/api/v1/address/${listed}`]: [
    200,
    JSON.stringify({
      identifications: [
        {
          category: "sanctions",
          name: "SANCTIONS: OFAC SDN",
          description: "Listed.",
          url: "https://home.treasury.gov/news/press-releases/jy0126",
        },
      ],
    }),
  ],
  "/api/v1/address/clear": [200, '{"identifications":[]}'],
  "/api/v1/address/odd": [200, '{"result":"ok"}'],
  "/api/v1/address/..%2F..%2Fa%3Fb": [200, '{"identifications":[]}'],
};

describe("a provider that screens addresses", () => {
  let server: Server;
  let api: SanctionsApi;
  let keys: (string | string[] | undefined)[];
  before(async () => {
    server = createServer((request, response) => {
      keys.push(request.headers["x-api-key"]);
      const [status, body] = answers[request.url ?? ""] ?? [429, "slow down"];
      response.writeHead(status, { "Content-Type": "application/json" }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    api = new SanctionsApi({ url: `http://127.0.0.1:${port}`, apiKey: "secret" });
  });
  beforeEach(() => (keys = []));
  after(() => server.close().closeAllConnections());

  it("says what is known against an address, and is given its key", async () => {
    expect(await api.identify(listed)).to.deep.equal([
      { category: "sanctions", name: "SANCTIONS: OFAC SDN" },
    ]);
    expect(await api.identify("clear")).to.deep.equal([]);
    expect(keys).to.deep.equal(["secret", "secret"]);
  });

  it("is never led to another path by what stands for an address", async () => {
    expect(await api.identify("../../a?b")).to.deep.equal([]);
  });

  it("is not believed where it refuses, or says something else", async () => {
    for (const address of ["unlisted", "odd"]) {
      const said = await api.identify(address).catch((error: unknown) => error);
      expect(said, address).to.be.an("error");
    }
  });
});
