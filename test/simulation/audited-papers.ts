import { AuditedExports, judgeSweptExports } from "./audited-exports.ts";
import { AuditedFiles, judgeSweptFiles, type Look } from "./audited-files.ts";
import type { Answer, Command, Step } from "./commands.ts";

const ofFiles: ReadonlySet<string> = new Set([
  "upload-file",
  "send-files",
  "ask-export",
  "cancel-export",
  "open-export",
]);

/** Whether a step may have changed files. */
export function touchesPapers({ deliveries }: Step): boolean {
  return deliveries.some(({ command }) => isOfPapers(command));
}

function isOfPapers(command: Command): boolean {
  const isRound = command.do === "round" && (command.of === "exports" || command.of === "papers");
  return isRound || ofFiles.has(command.do);
}

const none = [0, { command: undefined }] as const;

/** Checks files of trades and files of past trades after each step that dealt with them. */
export class AuditedPapers {
  readonly #files = new AuditedFiles();
  readonly #exports = new AuditedExports();

  look(seen: Look, { deliveries, trouble }: Step, answers: readonly Answer[]): void {
    const taken = deliveries.filter(
      ({ command }, at) => command.do === "upload-file" && answers[at]?.said !== "refused",
    );
    this.#files.look(seen, taken.length);
    this.#exports.look(seen);
    const near = [...deliveries.entries()].filter(([, { command }]) => isOfPapers(command));
    const [[at, { command }] = none] = near;
    const isSweep = command?.do === "round" && command.of === "papers";
    if (near.length > 1 || trouble || !isSweep || answers[at]?.said !== "ok") return;
    judgeSweptFiles(seen);
    judgeSweptExports(seen);
  }
}
