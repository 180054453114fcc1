import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FaultTool } from "./fault-row.ts";

/** Where Debian puts the library that changes the time for a process. */
export const faketimeLibrary = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/faketime/libfaketime.so.1`;

const probes: Readonly<Record<FaultTool, () => boolean>> = {
  strace: () => works("strace", ["-V"]),
  libfaketime: () => existsSync(faketimeLibrary),
  root: () => process.getuid?.() === 0,
  tmpfs: mayMount,
};

/** The tools that are missing here. */
export function missingTools(tools: readonly FaultTool[]): readonly FaultTool[] {
  return [...new Set(tools)].filter((tool) => !probes[tool]());
}

/** A container may run as root and still not be allowed to mount anything. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "peerhold-mount-"));
  const mounted = works("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]);
  if (mounted) works("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
  return mounted;
}

function works(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
