import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { FolderStorage } from "../../../src/adapters/files/folder-storage.ts";
import { S3Storage } from "../../../src/adapters/files/s3-storage.ts";
import { SealedStorage } from "../../../src/adapters/files/sealed-storage.ts";
import { signatureHeaders } from "../../../src/adapters/files/signature-v4.ts";
import { StorageFailed, type FileStorage } from "../../../src/application/ports/file-storage.ts";

const secretKey = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const at = new Date("2013-05-24T00:00:00Z");

/** A bucket that keeps what was signed with the right key, and hangs up while it is broken. */
class Bucket {
  readonly kept = new Map<string, Buffer>();
  isBroken = false;
  readonly #server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    if (this.isBroken) return void request.socket.destroy();
    const content = Buffer.concat(parts);
    const path = request.url ?? "";
    if (!isSigned(request, path, content)) return void response.writeHead(403).end("<Error/>");
    if (request.method === "PUT") this.kept.set(path, content);
    const found = this.kept.get(path);
    if (request.method === "DELETE") this.kept.delete(path);
    response.writeHead(found ? 200 : 404).end(request.method === "GET" ? found : undefined);
  });

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/files`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function isSigned({ method = "", headers }: IncomingMessage, path: string, content: Buffer) {
  const url = new URL(path, `http://${headers.host}`);
  const key = { accessKey: "AKID", secretKey, region: "eu-central-1" };
  const right = signatureHeaders(key, { method, url, content, at });
  return headers.authorization === right["authorization"];
}

describe("where files lie", () => {
  const folder = mkdtempSync(join(tmpdir(), "files-"));
  const bucket = new Bucket();
  const kinds: Record<string, () => FileStorage> = {
    "a folder": () => new FolderStorage(join(folder, "plain")),
    "a bucket": () =>
      new S3Storage({ bucketUrl, accessKey: "AKID", secretKey, region: "eu-central-1" }, () => at),
    "a sealed folder": () => new SealedStorage(new FolderStorage(join(folder, "sealed")), key),
  };
  const key = Buffer.alloc(32, 7);
  let bucketUrl: string;
  before(async () => {
    bucketUrl = await bucket.open();
  });
  after(() => {
    bucket.close();
    rmSync(folder, { recursive: true });
  });

  for (const [name, make] of Object.entries(kinds)) {
    it(`keeps, replaces and removes in ${name}`, async () => {
      const storage = make();
      expect(await storage.get("one.content")).to.equal(undefined);
      await storage.put("one.content", Buffer.from("first"));
      await storage.put("one.content", Buffer.from("second"));
      expect(String(Buffer.from((await storage.get("one.content")) ?? []))).to.equal("second");
      await storage.remove("one.content");
      await storage.remove("one.content");
      expect(await storage.get("one.content")).to.equal(undefined);
    });
  }

  it("signs for S3 as its published example does", () => {
    const signed = signatureHeaders(
      { accessKey: "AKIAIOSFODNN7EXAMPLE", secretKey, region: "us-east-1" },
      {
        method: "GET",
        url: new URL("https://examplebucket.s3.amazonaws.com/?lifecycle="),
        content: new Uint8Array(),
        at,
      },
    );
    expect(signed["authorization"]).to.equal(
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, " +
        "SignedHeaders=host;x-amz-content-sha256;x-amz-date, " +
        "Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    );
  });

  it("says that a storage failed, whatever the reason", async () => {
    const blocked = join(folder, "blocked");
    writeFileSync(blocked, "");
    const storages = [
      new FolderStorage(blocked),
      new S3Storage({ bucketUrl, accessKey: "AKID", secretKey: "wrong", region: "x" }, () => at),
    ];
    for (const storage of storages) {
      const error: unknown = await storage
        .put("a.content", tiny)
        .catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(StorageFailed);
    }
    bucket.isBroken = true;
    const lost = kinds["a bucket"]?.();
    expect(await lost?.get("a.content").catch((thrown: unknown) => thrown)).to.be.instanceOf(
      StorageFailed,
    );
    bucket.isBroken = false;
  });

  it("can be read only with the installation's key, under its own name, unchanged", async () => {
    const place = join(folder, "secret");
    const inner = new FolderStorage(place);
    const storage = new SealedStorage(inner, key);
    await storage.put("a.content", Buffer.from("the statement of my bank"));
    expect(readFileSync(join(place, "a.content")).includes("statement")).to.equal(false);
    const failure = (read: Promise<unknown>) =>
      read.then(
        () => "read",
        () => "refused",
      );
    const stranger = new SealedStorage(inner, Buffer.alloc(32, 8));
    expect(await failure(stranger.get("a.content"))).to.equal("refused");
    renameSync(join(place, "a.content"), join(place, "b.content"));
    expect(await failure(storage.get("b.content"))).to.equal("refused");
  });

  it("leaves nothing of an interrupted write behind once the name is removed", async () => {
    const place = join(folder, "killed");
    const storage = new FolderStorage(place);
    await storage.put("a.content", tiny);
    writeFileSync(join(place, "a.content.part"), "half");
    await storage.remove("a.content");
    expect(readdirSync(place)).to.deep.equal([]);
  });
});

const tiny = Buffer.from("x");
