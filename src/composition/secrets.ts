import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "../application/ports/cannot-start.ts";

/** What only our processes may know. */
export interface Secrets {
  /** Makes the CSRF tokens of sessions and visitors. */
  readonly session: Uint8Array;
  /** Encrypts single fields in the database. If the key is lost, so are they. */
  readonly fieldEncryption: Uint8Array;
  /** Seals the entries of the staff log. */
  readonly audit: Uint8Array;
}

const secretBytes = 32;

/**
 * Reads the secrets below the data folder, and creates the missing ones at the first start. Only
 * our account can read them. Processes that start together end up with the same ones. Throws
 * `CannotStart` when the folder cannot be used.
 */
export function loadSecrets(dataFolder: string): Secrets {
  const folder = join(dataFolder, "secrets");
  try {
    mkdirSync(dataFolder, { recursive: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    return {
      session: secret(folder, "session", "makes open pages outdated"),
      fieldEncryption: secret(folder, "field-encryption", "lets nobody of staff sign in any more"),
      audit: secret(folder, "audit", "makes the log look broken from its first entry on"),
    };
  } catch (cause) {
    if (cause instanceof CannotStart) throw cause;
    throw new CannotStart(
      `The folder ${folder} has to be readable and writable only by this account.`,
      {
        cause,
      },
    );
  }
}

/** `loss` is the consequence of replacing it with a new one. */
function secret(folder: string, name: string, loss: string): Uint8Array {
  const file = join(folder, name);
  const value = read(file) ?? make(file);
  if (value.length === secretBytes) return value;
  throw new CannotStart(`${file} is damaged: restore it from a copy, or remove it, which ${loss}.`);
}

function read(file: string): Uint8Array | undefined {
  try {
    const value = readFileSync(file);
    chmodSync(file, 0o600);
    return value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Complete before it gets its name, and never overwrites another that was first. */
function make(file: string): Uint8Array {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, randomBytes(secretBytes), { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file);
}
