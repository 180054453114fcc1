import { StorageFailed, type FileStorage } from "../../application/ports/file-storage.ts";
import { signatureHeaders, type SigningKey } from "./signature-v4.ts";

/** A bucket and who may write in it. */
export interface S3Settings extends SigningKey {
  /** The address of the bucket, with its name in the path, without a slash at the end. */
  readonly bucketUrl: string;
}

const timeoutMs = 15_000;

/** Files in a bucket that is reached by the API of S3. */
export class S3Storage implements FileStorage {
  readonly #settings: S3Settings;
  readonly #now: () => Date;

  constructor(settings: S3Settings, now: () => Date) {
    this.#settings = settings;
    this.#now = now;
  }

  async put(name: string, content: Uint8Array): Promise<void> {
    await this.#send("PUT", name, content);
  }

  async get(name: string): Promise<Uint8Array | undefined> {
    const answer = await this.#send("GET", name);
    if (answer.status === 404) return undefined;
    return new Uint8Array(await answer.arrayBuffer().catch(failed));
  }

  async remove(name: string): Promise<void> {
    await this.#send("DELETE", name);
  }

  async #send(
    method: string,
    name: string,
    content: Uint8Array = new Uint8Array(),
  ): Promise<Response> {
    const url = new URL(`${this.#settings.bucketUrl}/${encodeURIComponent(name)}`);
    const headers = signatureHeaders(this.#settings, { method, url, content, at: this.#now() });
    const answer = await fetch(url, {
      method,
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === "PUT" && { body: Buffer.from(content) }),
    }).catch(failed);
    if (answer.ok || (answer.status === 404 && method !== "PUT")) return answer;
    await answer.body?.cancel();
    throw new StorageFailed(`The storage of files answered ${answer.status}`);
  }
}

function failed(cause: unknown): never {
  throw new StorageFailed("The storage of files cannot be reached", { cause });
}
