import { inspect } from "node:util";
import { mailboxPath } from "../adapters/http/inbound/mailbox/mailbox-pages.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";
import { startApplication } from "./application.ts";
import { demoAccounts, demoPassword } from "../application/demo/demo-accounts.ts";
import { newcomer, playPair, vendor } from "../application/demo/demo-people.ts";
import { demoStaff } from "../application/demo/demo-staff.ts";
import { readConfig, type Config } from "./config.ts";
import { noMailSentence } from "./mail-settings.ts";
import { noPhoneSentence } from "./phone-settings.ts";
import { override } from "./container.ts";
import { joinGroup, type Membership, type Places } from "./process-group.ts";
import { findProject, type Project } from "./project.ts";
import { MemberCannotStart, SupervisedGroup } from "./supervised-group.ts";
import { tokens } from "./tokens.ts";

/**
 * Serves until `told` resolves, with as many processes as there should be. Prints the address, or one
 * sentence why it cannot.
 */
export async function serve(told: Promise<void>): Promise<void> {
  const project = findProject();
  const membership = await joinGroup();
  try {
    const config = readConfig(process.env, project.folder);
    if (!membership && config.role !== "worker" && config.webProcesses > 1) {
      await serveAsGroup(config, told);
    } else await serveAlone(config, project, membership, told);
  } catch (error) {
    endWith(error);
  }
}

/** One process, or one of a group. */
async function serveAlone(
  config: Config,
  project: Project,
  membership: Membership | undefined,
  told: Promise<void>,
): Promise<void> {
  let isStopping = false;
  const overrides = membership ? [override(tokens.processGroup, membership)] : [];
  const starting = startApplication(config, project, overrides);
  const stop = async () => {
    isStopping = true;
    try {
      const application = await starting;
      await application.stop();
      process.exit(0);
    } catch (error) {
      endWith(error);
    }
  };
  void told.then(stop);
  const application = await starting;
  if (membership) membership.opened(application);
  else if (!isStopping) process.stdout.write(greeting(config, application));
}

/** The processes that serve, started and watched by this one, which does nothing else. */
async function serveAsGroup(config: Config, told: Promise<void>): Promise<void> {
  let isStopping = false;
  const group = new SupervisedGroup(config);
  const stop = async () => {
    isStopping = true;
    await group.stop();
    process.exit(0);
  };
  void told.then(stop);
  try {
    const places = await group.open();
    if (!isStopping) process.stdout.write(greeting(config, places));
  } catch (error) {
    // Those that are told to stop do not open any more.
    if (isStopping) return;
    await group.stop();
    if (!(error instanceof MemberCannotStart)) throw error;
    process.exit(1);
  }
}

/**
 * The address, the link for the first member of staff, and in a demo the accounts to try it with.
 */
function greeting({ brandName, demo, demoHistory, mail, phone }: Config, places: Places): string {
  const { url, adminUrl, workerUrl, firstInvitation } = places;
  const missing = [
    ...(mail.kind === "none" ? [noMailSentence] : []),
    ...(phone.kind === "none" ? [noPhoneSentence] : []),
  ];
  if (url === undefined) {
    return [`${brandName}'s worker is ready: ${workerUrl}/readyz`, ...missing, ""].join("\n");
  }
  const lines = [`${brandName} is ready: ${url}`, `The console for staff:  ${adminUrl}`];
  if (firstInvitation !== undefined) {
    lines.push(`There is no staff yet. The first admin opens, within a day: ${firstInvitation}`);
  }
  lines.push(...missing);
  if (mail.kind === "mailbox")
    lines.push(`Its emails are not sent. Read them: ${url}${mailboxPath}`);
  if (demo) lines.push("", ...demoPeople(demoHistory));
  return `${lines.join("\n")}\n`;
}

function demoPeople(hasHistory: boolean): string[] {
  const people = [
    ...demoAccounts,
    ...(hasHistory ? [vendor, newcomer, ...playPair] : []),
    ...demoStaff.map(({ username, role }) => ({ username, role: `staff: ${role}` })),
  ];
  const width = Math.max(...people.map(({ username }) => username.length));
  return [
    `This is a demo with play money. The password of these accounts is: ${demoPassword}`,
    ...people.map(({ username, role }) => `  ${username.padEnd(width)}  ${role}`),
    "The console shows the codes that its staff sign in with.",
  ];
}

/**
 * What the operator can fix is printed as one sentence; anything else is a bug, with its stack
 * trace.
 */
export function endWith(error: unknown): void {
  const text = error instanceof CannotStart ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
