import { expect } from "chai";
import { BoundedQueue } from "../../../src/adapters/identity/bounded-queue.ts";
import type { PasswordHasher } from "../../../src/application/ports/password-hasher.ts";
import { accountTokens } from "../../../src/composition/account-module.ts";
import { override } from "../../../src/composition/container.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor, type Told } from "../../support/visitor.ts";

/** As many as the hasher lets wait, and the one that it works on. */
const most = 51;

/** Looks at passwords in the order in which they came, from the moment on at which it is let. */
class HeldHasher implements PasswordHasher {
  readonly #queue = new BoundedQueue(most - 1);
  readonly #begins = Promise.withResolvers<void>();

  begin(): void {
    this.#begins.resolve();
  }

  async hash(): Promise<string> {
    return this.#queue.run(async () => "never right");
  }

  async matches(): Promise<boolean> {
    return this.#queue.run(async () => {
      await this.#begins.promise;
      return false;
    });
  }
}

describe("a rush of sign-ins", () => {
  let app: TestApp;
  let others: Visitor;
  const hasher = new HeldHasher();
  const rush = 200;
  before(async () => {
    app = await startTestApp({ READS_PER_MINUTE: "9999999", WRITES_PER_MINUTE: "9999999" }, [
      override(accountTokens.hasher, hasher),
    ]);
    others = await Visitor.of(app.url);
  });
  after(() => app.stop());

  it("keeps nobody else waiting, and tells those who would wait too long to come back", async () => {
    const visitor = await Visitor.of(app.url);
    const ended: Told[] = [];
    const asked = Array.from({ length: rush }, async (_, place) => {
      const body = { login: `somebody_${place}`, password: "not the right one" };
      ended.push(await visitor.call("logIn", { body }));
    });
    // Not one password has been looked at, and everything else is answered.
    for (const path of ["/", "/buy/bitcoin", "/healthz"]) {
      expect((await fetch(app.url + path)).status, path).to.equal(200);
    }
    await others.must("listOffers", { query: { type: "buy", limit: "10" } });
    while (ended.length < rush - most) await new Promise((resolve) => setImmediate(resolve));
    const sentAway = ended.splice(0);
    expect(sentAway).to.have.length(rush - most);
    for (const { status, code, headers } of sentAway) {
      expect({ status, code }).to.deep.equal({ status: 503, code: "busy" });
      expect(Number(headers.get("retry-after"))).to.be.at.least(1);
    }
    hasher.begin();
    await Promise.all(asked);
    expect(ended.map(({ code }) => code)).to.deep.equal(
      Array.from({ length: most }, () => "wrong_credentials"),
    );
  });
});
