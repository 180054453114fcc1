import { CannotStart } from "../application/ports/cannot-start.ts";

/**
 * By itself a start runs no more: each holds up to sixteen connections, and a server of PostgreSQL
 * has a hundred unless it is told otherwise.
 */
const mostByItself = 4;

/**
 * Reads `WEB_PROCESSES`: how many processes serve. By default one for each core, but one in a demo;
 * where the same start also does the work in the background, that has a core of its own. Throws `CannotStart`
 * with one sentence that names the variable.
 */
export function webProcesses(
  text: string,
  { demo, role }: { readonly demo: boolean; readonly role: "all" | "web" | "worker" },
  cores: number,
): number {
  if (text === "") {
    const free = role === "all" ? cores - 1 : cores;
    return demo ? 1 : Math.max(1, Math.min(free, mostByItself));
  }
  if (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 64) return Number(text);
  throw new CannotStart(`WEB_PROCESSES is "${text}", but has to be a number from 1 to 64.`);
}
