import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { AnchoredHead, AuditAnchor } from "../../../application/ports/audit-anchor.ts";
import { errorCode } from "../embedded-postgres/error-code.ts";

/**
 * A file that only our account can read. Where processes share it, the head of any of them is a
 * bound.
 */
export class AuditAnchorFile implements AuditAnchor {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  read(): AnchoredHead | undefined {
    const text = this.#text();
    if (text === undefined) return undefined;
    const [, seq, hash, at] = /^(\d{1,15}) ([0-9a-f]{64}) (\S+)\n$/.exec(text) ?? [];
    if (seq === undefined || hash === undefined || at === undefined) {
      throw new Error(
        `${this.#file} is damaged: see where the log stood elsewhere, then remove it`,
      );
    }
    return { seq: Number(seq), hash, at: Date.parse(at) };
  }

  /** Written whole or not at all, and on disk before anything is reported about it. */
  keep({ seq, hash, at }: AnchoredHead): void {
    const draft = `${this.#file}.${process.pid}.${randomBytes(4).toString("hex")}`;
    const text = `${seq} ${hash} ${new Date(at).toISOString()}\n`;
    try {
      writeFileSync(draft, text, { mode: 0o600, flag: "wx", flush: true });
      renameSync(draft, this.#file);
    } finally {
      rmSync(draft, { force: true });
    }
  }

  #text(): string | undefined {
    try {
      return readFileSync(this.#file, "utf8");
    } catch (error) {
      if (errorCode(error) === "ENOENT") return undefined;
      throw error;
    }
  }
}
