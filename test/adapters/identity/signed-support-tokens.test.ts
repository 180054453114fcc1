import { createHmac, hkdfSync } from "node:crypto";
import { expect } from "chai";
import { SignedSupportTokens } from "../../../src/adapters/identity/signed-support-tokens.ts";

const secret = new Uint8Array(32).fill(7);
const key = new Uint8Array(hkdfSync("sha256", secret, "", "support chat", 32));

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decoded = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? "", "base64url").toString("utf8")) as Record<string, unknown>;
const sealed = (head: unknown, claims: unknown, by: Uint8Array = key) => {
  const said = `${encoded(head)}.${encoded(claims)}`;
  return `${said}.${createHmac("sha256", by).update(said).digest("base64url")}`;
};

describe("tokens of the support chat", () => {
  let now = 1_800_000_000_000;
  const tokens = new SignedSupportTokens({ secret, seconds: 300, now: () => now });
  beforeEach(() => {
    now = 1_800_000_000_000;
  });

  it("are JSON Web Tokens with the claims of a chat: whose it is, and until when", () => {
    const [head, claims] = tokens.make("ana-id", "ana_lima").split(".");
    expect(decoded(head)).to.deep.equal({ alg: "HS256", typ: "JWT" });
    expect(decoded(claims)).to.deep.equal({
      aud: "support-chat",
      scope: "user",
      external_id: "ana-id",
      name: "ana_lima",
      iat: 1_800_000_000,
      exp: 1_800_000_300,
    });
  });

  it("open their chat for five minutes", () => {
    const token = tokens.make("ana-id", "ana_lima");
    expect(tokens.check(token)).to.equal("ana-id");
    now += 299_999;
    expect(tokens.check(token)).to.equal("ana-id");
    now += 1;
    expect(tokens.check(token)).to.equal(undefined);
  });

  it("are refused if changed, forged, of another secret, another algorithm, or another use", () => {
    const good = tokens.make("ana-id", "ana_lima");
    const [head = "", claims = "", seal = ""] = good.split(".");
    const jwt = { alg: "HS256", typ: "JWT" };
    const right = decoded(claims);
    const others = new SignedSupportTokens({
      secret: new Uint8Array(32).fill(8),
      seconds: 300,
      now: () => now,
    });
    const wrong: readonly string[] = [
      "",
      ".",
      "..",
      head,
      `${head}.${claims}`,
      `${head}.${claims}.`,
      `${good}.${seal}`,
      `${head}.${encoded({ ...right, external_id: "kofi-id" })}.${seal}`,
      `${encoded({ alg: "none", typ: "JWT" })}.${claims}.`,
      sealed({ alg: "none", typ: "JWT" }, right),
      sealed({ alg: "HS512", typ: "JWT" }, right),
      sealed(jwt, { ...right, aud: "session" }),
      sealed(jwt, { ...right, scope: "staff" }),
      sealed(jwt, { ...right, exp: "never" }),
      sealed(jwt, { ...right, exp: undefined }),
      sealed(jwt, { ...right, external_id: 7 }),
      sealed(jwt, right, secret),
      others.make("ana-id", "ana_lima"),
    ];
    for (const token of wrong) expect(tokens.check(token), token).to.equal(undefined);
    expect(tokens.check(sealed(jwt, right))).to.equal("ana-id");
  });
});
