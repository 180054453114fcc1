import { expect } from "chai";
import fc from "fast-check";
import { DocumentedClient } from "../../support/documented-client.ts";
import { hostileRequests, operationsOf, type Known } from "../../support/hostile-requests.ts";
import { StaffVisitor } from "../../support/staff-visitor.ts";
import { castOffer, TraderCast } from "../../support/trader-cast.ts";
import type { About } from "./authorization/row-kinds.ts";
import { traderRows } from "./authorization/trader-rows.ts";
import type { Contracts } from "../../../src/adapters/http/contract/routes.ts";

/** The duration; without it, as many requests as a run of all tests has time for. */
const minutes = Number(process.env["FUZZ_MINUTES"] ?? 0);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_121);
const requestsPerRoute = 8;

/**
 * What one request may cost: in characters of the response, whoever asks; in milliseconds of
 * processor time, checked only when nothing else is being tested, and including our own reading of
 * the response. A password costs most.
 */
const mostAnswer = 100_000;
const mostProcessorMs = 250;
/** These respond with everything there is. */
const longAnswers = new Set(["getApiDocument", "getAdminApiDocument", "listPaymentMethods"]);

interface Caller {
  readonly name: string;
  readonly pageHeaders: Record<string, string>;
  /** Other people's data that this caller may never read. */
  readonly secrets: readonly string[];
}

/** What would reveal the implementation, or what only the database knows. */
const innards = /\n\s+at |node_modules|\/src\/|QueryFailed|syntax error|relation "|argon2/i;

/** The most expensive requests so far. */
let dearest: readonly { readonly what: string; readonly ms: number }[] = [];

/**
 * Of an expensive request only the cheapest of four attempts counts: the process does other work
 * too.
 */
async function expectCheap(what: string, first: number, ask: () => Promise<unknown>) {
  let ms = first;
  for (let tries = 0; tries < 3 && ms > mostProcessorMs; tries += 1) {
    const begun = process.cpuUsage();
    await ask();
    ms = Math.min(ms, costSince(begun));
  }
  dearest = [...dearest, { what, ms }].toSorted((one, other) => other.ms - one.ms).slice(0, 10);
  expect(ms, `${what}: milliseconds of processor`).to.be.below(mostProcessorMs);
}

function costSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

describe("hostile requests", function () {
  this.timeout(minutes > 0 ? minutes * 60_000 + 120_000 : 120_000);
  let cast: TraderCast;
  let about: About;
  before(async () => {
    cast = await TraderCast.open();
    const offer = (await cast.offer()).idHashed;
    about = { ...(await cast.trade("proposed", offer)), offer, session: "none" };
  });
  after(async () => {
    await cast.close();
    for (const { what, ms } of dearest)
      process.stdout.write(`${ms.toFixed(0).padStart(8)} ms  ${what}\n`);
  });

  /** Everyone calls every operation, until the time is over. */
  async function attack(url: string, callers: readonly Caller[], known: Known): Promise<void> {
    const operations = await operationsOf(url);
    const client = await DocumentedClient.of(url);
    const end = Date.now() + (minutes * 60_000) / 2;
    let round = 0;
    do {
      for (const [index, operation] of operations.entries()) {
        const { method, path, operationId } = operation;
        // Signing out ends the caller's session.
        const able = operationId.startsWith("logOut") ? callers.slice(0, 1) : callers;
        const requests = fc.record({
          operation: fc.constant(operationId),
          request: hostileRequests(operation, known),
          caller: fc.constantFrom(...able),
        });
        const calm = fc.asyncProperty(requests, async ({ request, caller }) => {
          const { filled, body, headers } = request;
          const ask = () =>
            client.request(
              method,
              path,
              {
                headers: { ...caller.pageHeaders, "content-type": "application/json", ...headers },
                ...(body !== undefined && { body }),
              },
              filled,
            );
          // An idle connection may close while it is being reused.
          const begun = process.cpuUsage();
          const answer = await ask().catch((error: unknown) =>
            error instanceof TypeError ? ask() : Promise.reject(error),
          );
          const cost = costSince(begun);
          const text = JSON.stringify(answer.body);
          if (!longAnswers.has(operationId)) expect(text).to.have.length.below(mostAnswer);
          if (minutes > 0) await expectCheap(`${operationId} ${filled.slice(0, 200)}`, cost, ask);
          expect(answer.status, text).to.be.lessThan(500);
          if (operationId !== "getApiDocument") expect(text).to.not.match(innards);
          for (const secret of caller.secrets) expect(text).to.not.include(secret);
          expect(answer.headers.get("x-content-type-options")).to.equal("nosniff");
          expect(answer.headers.get("x-powered-by")).to.equal(null);
        });
        const numRuns = requestsPerRoute;
        await fc.assert(calm, { seed: seed + index + round * 1_000, numRuns });
      }
      round += 1;
    } while (Date.now() < end);
  }

  it(`to traders' routes are answered as documented, by nobody's secrets (seed ${seed})`, async () => {
    const { ana, nobody, stranger } = cast;
    const emails = ["ana_lima@", "strange_one@", "newcomer_1x@"];
    const details = castOffer.payment_details[0]?.value ?? "";
    const but = (own: string) => emails.filter((each) => !each.startsWith(own));
    const callers = [
      { name: "nobody", visitor: nobody[0], secrets: [...emails, details] },
      { name: "stranger", visitor: stranger[0], secrets: but("strange") },
      { name: "ana", visitor: ana, secrets: but("ana") },
      { name: "buyer", visitor: about.buyer, secrets: but("newcomer") },
    ].map(({ name, visitor, secrets }) => ({
      name,
      pageHeaders: visitor?.pageHeaders ?? {},
      secrets,
    }));
    const bodies = Object.entries(traderRows).map(([id, { sent }]) => [id, sent?.(about).body]);
    await attack(cast.app.url, callers, {
      ids: [about.id, about.offer, about.proposalId, "ana_lima", "kofi_trades"],
      bodies: Object.fromEntries(bodies.filter(([, body]) => body !== undefined)) as Record<
        keyof Contracts,
        object
      >,
    });
  });

  it(`to routes of the console are answered as documented (seed ${seed})`, async () => {
    const { adminUrl, database } = cast.app;
    const nobody = await StaffVisitor.of(adminUrl);
    const callers: Caller[] = [{ name: "nobody", pageHeaders: nobody.pageHeaders, secrets: [] }];
    for (const name of ["sam_support", "nia_mod", "vera_super", "ada_admin"]) {
      const { pageHeaders } = await StaffVisitor.ofDemo(adminUrl, name);
      callers.push({ name, pageHeaders, secrets: [] });
    }
    const [person] = await database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = 'strange_one'",
    );
    const ids = [about.id, about.offer, person?.id ?? "", "[0,9]", '{"queue":"mine"}'];
    await attack(adminUrl, callers, { ids, bodies: {} });
  });
});
