import { operationsOf, type Operation } from "../support/hostile-requests.ts";
import { Visitor } from "../support/visitor.ts";
import type { FaultRow } from "./fault-row.ts";
import { Rig } from "./rig.ts";

/**
 * Texts that make a regular expression with alternatives try them all, this many characters long.
 */
const attacks: Readonly<Record<string, (length: number) => string>> = {
  "one letter": (length) => `${"a".repeat(length)}!`,
  blanks: (length) => `x${" ".repeat(length)}x`,
  digits: (length) => `${"1".repeat(length)}x`,
  "digits in groups": (length) => `${"1-".repeat(length / 2)}x`,
  "half an address": (length) => `${"a.".repeat(length / 2)}@`,
  brackets: (length) => "([{".repeat(length / 3),
  accents: (length) => `a${"\u0301".repeat(length / 2)}`,
  "line ends": (length) => "\r\n".repeat(length / 2),
};

const inBody = 50_000;
/** A request line cannot have more than this. */
const inAddress = 5_000;
const atMostMs = 100;
const tries = 3;

/** Signing out ends the session, and a stream never ends. */
const left: ReadonlySet<string> = new Set(["logOut", "listenToEvents"]);

/** F26: texts that a careless regular expression would take seconds to match. */
export const longTexts: FaultRow = {
  id: "F26",
  title: "50 kB of hostile text in every field of every route",
  needs: [],
  async run({ patient, say }) {
    const rig = await Rig.open({ patient });
    try {
      const ana = await Visitor.ofDemo(rig.url(), "ana_lima");
      const operations = (await operationsOf(rig.url())).filter(
        ({ operationId }) => !left.has(operationId),
      );
      let slowest = { took: 0, what: "" };
      for (const operation of operations) {
        for (const [name, attack] of Object.entries(attacks)) {
          const took = await answeredWithin(rig.url(), ana, operation, attack);
          const what = `${operation.operationId} with ${name}`;
          if (took > atMostMs && !patient) throw new Error(`${what} took ${Math.round(took)} ms.`);
          if (took > slowest.took) slowest = { took, what };
        }
      }
      say(
        `${operations.length} routes, ${Object.keys(attacks).length} texts each, ` +
          `slowest ${Math.round(slowest.took)} ms (${slowest.what})`,
      );
      await rig.expectSound();
    } finally {
      await rig.close();
    }
  },
};

/** The fastest of several attempts: what is inherently slow is slow each time. */
async function answeredWithin(
  url: string,
  ana: Visitor,
  { method, path, query, body }: Operation,
  attack: (length: number) => string,
): Promise<number> {
  const fields = Object.keys(body?.properties ?? {});
  const sent = Object.fromEntries(fields.map((name) => [name, attack(inBody)]));
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(attack(inAddress / 5)));
  const asked = Object.keys(query).map((name) => [name, attack(inAddress / 10)]);
  const search = new URLSearchParams(Object.fromEntries(asked)).toString().slice(0, inAddress);
  let quickest = Infinity;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}${filled}?${search}`, {
      method,
      headers: { ...ana.pageHeaders, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(sent) }),
      redirect: "manual",
    });
    await answer.text();
    quickest = Math.min(quickest, performance.now() - began);
    if (answer.status >= 500) throw new Error(`${path} was answered ${answer.status}.`);
  }
  return quickest;
}
