import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  canReach,
  serverAccount,
  type ServerAccount,
} from "../../src/adapters/persistence/embedded-postgres/server-account.ts";
import { CannotRun } from "./cannot-run.ts";

/** Those of the database's servers and of our two accounts. */
export type Passwords = Readonly<
  Record<"superuser" | "replication" | "rewind" | "owner" | "app", string>
>;

/** The folder of the whole deployment. What the servers write belongs to the account they run as. */
export class Folders {
  /** Undefined: our own. */
  readonly account: ServerAccount | undefined = serverAccount();
  readonly place: string;

  constructor(place: string) {
    this.place = place;
    mkdirSync(place, { recursive: true });
    chmodSync(place, 0o711);
    if (this.account && !canReach(this.account, join(place, "db1"))) {
      throw new CannotRun(
        `PostgreSQL does not run as root, and its account cannot reach ${place}: name another folder in DATA_DIR, such as /var/tmp/peerhold-cluster.`,
      );
    }
  }

  /** A folder for a server, with its account. */
  ofServer(name: string): string {
    const folder = join(this.place, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#give(folder);
    return folder;
  }

  /** A file that the servers read. */
  write(folder: string, name: string, text: string): string {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    this.#give(file);
    return file;
  }

  log(name: string): string {
    const folder = join(this.place, "logs");
    mkdirSync(folder, { recursive: true });
    return join(folder, `${name}.log`);
  }

  /** Made at the first start. */
  passwords(): Passwords {
    const file = join(this.place, "passwords.json");
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Passwords;
    const word = () => randomBytes(12).toString("hex");
    const made: Passwords = {
      superuser: word(),
      replication: word(),
      rewind: word(),
      owner: word(),
      app: word(),
    };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
    return made;
  }

  /** What a command begins with to run as the servers' account, and to end when we do. */
  asServer(): readonly string[] {
    const as = this.account && [
      `--reuid=${this.account.uid}`,
      `--regid=${this.account.gid}`,
      "--clear-groups",
    ];
    return ["setpriv", ...(as ?? []), "--pdeathsig=TERM", "--"];
  }

  #give(path: string): void {
    if (this.account) chownSync(path, this.account.uid, this.account.gid);
  }
}
