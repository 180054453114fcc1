import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from "node:crypto";
import { expect } from "chai";
import { encryptPush } from "../../../src/adapters/push/encrypt-push.ts";
import { vapidOf } from "../../../src/adapters/push/vapid-keys.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

describe("messages to browsers", () => {
  it("are encrypted as the example of RFC 8291, appendix A", () => {
    const encrypted = encryptPush(
      Buffer.from("When I grow up, I want to be a watermelon"),
      {
        p256dh:
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
      {
        salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
        privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
      },
    );
    expect(encrypted.toString("base64url")).to.equal(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it("can be read by their browser alone, and differ each time", () => {
    const browser = createECDH("prime256v1");
    browser.generateKeys();
    const auth = Buffer.alloc(16, 7);
    const keys = {
      p256dh: browser.getPublicKey("base64url"),
      auth: auth.toString("base64url"),
    };
    const [first, second] = [1, 2].map(() => encryptPush(Buffer.from("It's your turn."), keys));
    expect(first).to.not.deep.equal(second);
    const message = first ?? Buffer.alloc(0);
    const sender = message.subarray(21, 86);
    const derive = (secret: Uint8Array, salt: Uint8Array, about: Uint8Array, size: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, about, size));
    const about = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
    const secret = derive(browser.computeSecret(sender), auth, about, 32);
    const salt = message.subarray(0, 16);
    const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(message.subarray(-16));
    const plain = Buffer.concat([cipher.update(message.subarray(86, -16)), cipher.final()]);
    expect(plain.toString()).to.equal("It's your turn.\u0002");
  });

  it("are too long for one record, or have no keys: that is an error", () => {
    expect(() => encryptPush(Buffer.alloc(5_000), { p256dh: "", auth: "" })).to.throw(RangeError);
    expect(() => encryptPush(Buffer.from("x"), { p256dh: "B".repeat(87), auth: "" })).to.throw();
  });
});

describe("the signature of a push", () => {
  it("is one by the key that browsers subscribe with, for that service, for a while", () => {
    const vapid = vapidOf(Buffer.alloc(32, 1), "https://peerhold.example");
    expect(vapidOf(Buffer.alloc(32, 1), "https://x.example").publicKey).to.equal(vapid.publicKey);
    expect(vapidOf(Buffer.alloc(32, 2), "https://x.example").publicKey).to.not.equal(
      vapid.publicKey,
    );
    const header = vapid.authorization("https://push.example", 1_000_000);
    const [, head = "", body = "", seal = "", key = ""] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(key).to.equal(vapid.publicKey);
    expect(JSON.parse(bytes(body).toString())).to.deep.equal({
      aud: "https://push.example",
      exp: 44_200,
      sub: "https://peerhold.example",
    });
    const open = bytes(key);
    const publicKey = createPublicKey({
      format: "jwk",
      key: {
        kty: "EC",
        crv: "P-256",
        x: open.subarray(1, 33).toString("base64url"),
        y: open.subarray(33).toString("base64url"),
      },
    });
    const signed = Buffer.from(`${head}.${body}`);
    const by = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", signed, by, bytes(seal))).to.equal(true);
  });
});
