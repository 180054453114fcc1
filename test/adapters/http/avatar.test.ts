import { expect } from "chai";
import sharp from "sharp";
import { attachmentTokens } from "../../../src/composition/attachment-module.ts";
import { override } from "../../../src/composition/container.ts";
import { StorageFailed, type FileStorage } from "../../../src/application/ports/file-storage.ts";
import { SweepAvatars } from "../../../src/application/avatar/sweep-avatars.ts";
import { pdf, photo, tinyPng } from "../../support/sent-files.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../support/test-app.ts";
import { Visitor } from "../../support/visitor.ts";
import { PostgresAvatarStore } from "../../../src/adapters/persistence/avatar/postgres-avatar-store.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";

/** Files in memory, and whether the storage works. */
class TestStorage implements FileStorage {
  readonly kept = new Map<string, Uint8Array>();
  isFull = false;

  put(name: string, content: Uint8Array): Promise<void> {
    if (this.isFull) return Promise.reject(new StorageFailed("full"));
    this.kept.set(name, content);
    return Promise.resolve();
  }

  get(name: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.kept.get(name));
  }

  remove(name: string): Promise<void> {
    this.kept.delete(name);
    return Promise.resolve();
  }
}

describe("pictures of people over HTTP", () => {
  const storage = new TestStorage();
  let app: TestApp;
  let ana: Visitor;
  let kofi: Visitor;
  before(async () => {
    app = await startTestApp({ DEMO: "1" }, [override(attachmentTokens.storage, storage)]);
    [ana, kofi] = (await Promise.all(
      ["ana_lima", "kofi_trades"].map((name) => Visitor.ofDemo(app.url, name)),
    )) as [Visitor, Visitor];
  });
  after(() => app.stop());

  const upload = async (who: Visitor, file: Uint8Array) => who.call("uploadAvatar", { file });
  const sent = async (who: Visitor, file: Uint8Array = tinyPng): Promise<string> => {
    const told = await upload(who, file);
    expect(told.status, JSON.stringify(told.body)).to.equal(200);
    return (told.data as { fileUrl: string }).fileUrl;
  };
  const choose = (who: Visitor, fileUrl: string) =>
    who.call("processAvatar", { body: { fileUrl } });
  const pictureOf = async (username: string) =>
    (
      (await kofi.must("viewProfileByName", { parameters: { username } })).data as {
        avatarUrl: string | null;
      }
    ).avatarUrl;
  const open = (path: string) => fetch(app.url + path);

  it("are drawn anew, small and square, and shown to everybody for as long as they like", async () => {
    const url = await sent(ana, await photo(800, 600));
    expect((await open(url)).status, "before it is chosen").to.equal(404);
    expect((await choose(ana, url)).data).to.deep.equal({ avatarUrl: url });
    expect(await pictureOf("ana_lima")).to.equal(url);
    const answer = await open(url);
    expect(answer.headers.get("Content-Type")).to.equal("image/webp");
    expect(answer.headers.get("Cache-Control")).to.equal("public, max-age=31536000, immutable");
    expect(answer.headers.get("Content-Security-Policy")).to.include("sandbox");
    const told = await sharp(await answer.arrayBuffer()).metadata();
    expect(told).to.include({ width: 256, height: 256, format: "webp" });
    expect([told.exif, told.xmp, told.icc]).to.deep.equal([undefined, undefined, undefined]);
    expect((await ana.must("getCurrentUser")).data).to.include({ avatarUrl: url });
    const found = await fetch(`${app.url}/rest/v1/users/ana_lima/active-offers?offset=0`);
    expect(await found.text()).to.include(url);
  });

  it("are removed by their owner, and gone for everybody", async () => {
    const url = await sent(ana);
    await choose(ana, url);
    expect((await ana.must("removeAvatar")).data).to.deep.equal({ avatarUrl: null });
    expect((await ana.must("removeAvatar")).data).to.deep.equal({ avatarUrl: null });
    expect(await pictureOf("ana_lima")).to.equal(null);
    expect((await open(url)).status).to.equal(404);
  });

  it("are nobody else's, and no other address", async () => {
    const url = await sent(ana);
    for (const fileUrl of [
      "/avatars/none.webp",
      "/files/x/content",
      `${url}/../x`,
      `https://example.org${url}`,
    ]) {
      expect((await choose(ana, fileUrl)).code, fileUrl).to.equal("avatar_unknown");
    }
    expect((await choose(kofi, url)).code).to.equal("avatar_unknown");
    expect(await pictureOf("kofi_trades")).to.equal(null);
    for (const path of ["/avatars/none.webp", "/avatars/..%2Fsecret.webp", "/avatars/"]) {
      expect((await open(path)).status, path).to.equal(404);
    }
  });

  it("are refused where they are no image, too large, or a bomb", async () => {
    expect((await upload(kofi, pdf())).code).to.equal("avatar_kind");
    expect((await upload(kofi, Buffer.from("<svg onload=alert(1)>"))).code).to.equal("avatar_kind");
    const half = (await photo()).subarray(0, 2_000);
    expect((await upload(kofi, half)).code).to.equal("attachment_image_broken");
    const bomb = await sharp({
      create: { width: 6_000, height: 6_000, channels: 3, background: "red" },
    })
      .png()
      .toBuffer();
    expect((await upload(kofi, bomb)).code).to.equal("attachment_limit_size");
    const long = Buffer.concat([tinyPng, Buffer.alloc(5_000_001)]);
    expect((await upload(kofi, long)).code).to.equal("attachment_limit_size");
    storage.isFull = true;
    expect((await upload(kofi, tinyPng)).code).to.equal("attachment_not_stored");
    storage.isFull = false;
  });

  it("wait to be chosen only so many at a time", async () => {
    const mia = await Visitor.of(app.url);
    await mia.register("mia_pics");
    for (let count = 0; count < 20; count += 1) await sent(mia);
    expect((await upload(mia, tinyPng)).code).to.equal("avatar_too_many");
  });

  it("are swept when nobody shows them any more", async () => {
    const [kept, left] = [await sent(ana), await sent(ana)];
    await choose(ana, kept);
    await app.database.query("UPDATE avatar SET at = at - interval '2 hours'");
    const pool = await createDataSource({ url: app.database.url }).initialize();
    try {
      const store = new PostgresAvatarStore(pool, undefined as never);
      await new SweepAvatars(store, storage).execute();
    } finally {
      await pool.destroy();
    }
    const names = [...storage.kept.keys()].map((name) => name.replace("avatar-", "/avatars/"));
    expect(names).to.include(kept).and.not.include(left);
    expect((await choose(ana, left)).code).to.equal("avatar_unknown");
    expect((await open(kept)).status).to.equal(200);
  });

  it("are taken away by staff, with a reason that is kept", async () => {
    const url = await sent(ana);
    await choose(ana, url);
    const nia = await StaffVisitor.ofDemo(app.adminUrl, "nia_mod");
    const [row] = await app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'ana_lima'",
    );
    const parameters = { id: row?.id ?? "" };
    expect((await nia.must("viewPerson", { parameters })).data).to.include({ avatarUrl: url });
    const act = { parameters, body: { reason: "It shows a passport." } };
    expect(
      (await nia.call("removePersonsAvatar", { parameters, body: { reason: " " } })).code,
    ).to.equal("reason_needed");
    expect((await nia.must("removePersonsAvatar", act)).data).to.include({ avatarUrl: null });
    expect((await nia.call("removePersonsAvatar", act)).code).to.equal("not_found");
    expect(await pictureOf("ana_lima")).to.equal(null);
    const [logged] = await app.database.query<{ act: string }>(
      "SELECT act FROM audit_log WHERE act <> 'read-person' ORDER BY seq DESC LIMIT 1",
    );
    expect(logged?.act).to.equal("remove-avatar");
  });
});
