import { parse } from "yaml";

/** The first version whose driver of etcd's v3 protocol leaves a leader's key that another wrote. */
const safeWithEtcd3 = [3, 0, 3] as const;

interface PatroniSettings {
  readonly etcd?: unknown;
  readonly etcd3?: unknown;
  readonly bootstrap?: {
    readonly dcs?: {
      readonly synchronous_mode?: unknown;
      readonly synchronous_mode_strict?: unknown;
    };
  };
}

/**
 * What would lose acknowledged trades with these settings of Patroni, one sentence for each.
 * `version`: as "3.0.2"; of an unknown one the worst is assumed.
 */
export function patroniFaults(text: string, version: string | undefined): readonly string[] {
  const settings = (parse(text) ?? {}) as PatroniSettings;
  const faults: string[] = [];
  if (settings.etcd3 !== undefined && !isAtLeast(version, safeWithEtcd3)) {
    faults.push(
      `Patroni ${version ?? "of an unknown version"} with etcd3 overwrites the leader's key after a partition and loses acknowledged trades: name the section etcd and start etcd with enable-v2, or use Patroni ${safeWithEtcd3.join(".")} or newer.`,
    );
  }
  const { dcs } = settings.bootstrap ?? {};
  for (const name of ["synchronous_mode", "synchronous_mode_strict"] as const) {
    if (dcs && dcs[name] !== true) {
      faults.push(
        `Without ${name}: true in bootstrap.dcs, a trade can be acknowledged that no second server has, and is lost with the first.`,
      );
    }
  }
  return faults;
}

/** As `patroni --version` prints it, "patroni 3.0.2". */
export function versionIn(printed: string): string | undefined {
  return /\b(\d+\.\d+\.\d+)\b/.exec(printed)?.[1];
}

function isAtLeast(version: string | undefined, wanted: readonly number[]): boolean {
  if (version === undefined) return false;
  const parts = version.split(".").map(Number);
  for (const [place, least] of wanted.entries()) {
    const part = parts[place] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}
