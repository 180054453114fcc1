import { createHash } from "node:crypto";
import { expect } from "chai";
import { solved } from "../../../src/adapters/http/client/solve-challenge.ts";
import { ProofOfWork } from "../../../src/adapters/identity/proof-of-work.ts";
import { leadingZeroBits } from "../../../src/domain/account/proof-of-work.ts";
import { CountedAttempts } from "../../application/account/account-fakes.ts";

const bits = 8;
const subject = "log-in ana";

describe("a proof of work", () => {
  let now: number;
  let attempts: CountedAttempts;
  let check: ProofOfWork;
  const checkOf = (secret: number) =>
    new ProofOfWork({
      secret: new Uint8Array(32).fill(secret),
      attempts,
      answerSeconds: () => 600,
      now: () => now,
    });
  beforeEach(() => {
    now = 1_790_000_000_000;
    attempts = new CountedAttempts();
    check = checkOf(1);
  });

  it("is accepted once, by every process", async () => {
    const answer = await solved(check.ask(subject, bits));
    expect(await check.accepts(subject, bits, answer)).to.equal(true);
    for (const each of [check, checkOf(1)]) {
      expect(await each.accepts(subject, bits, answer)).to.equal(false);
    }
  });

  it("counts once of forty that come at once", async () => {
    const answer = await solved(check.ask(subject, bits));
    const accepted = await Promise.all(
      Array.from({ length: 40 }, () => check.accepts(subject, bits, answer)),
    );
    expect(accepted.filter(Boolean)).to.have.length(1);
  });

  it("is the hash of the challenge, a full stop and a number", async () => {
    const challenge = check.ask(subject, bits);
    const answer = await solved(challenge);
    expect(answer).to.match(new RegExp(`^${challenge.replaceAll(".", "\\.")}\\.\\d+$`));
    const hash = createHash("sha256").update(answer).digest();
    expect(leadingZeroBits(hash)).to.be.at.least(bits);
  });

  const refused: Record<string, (challenge: string) => Promise<string> | string> = {
    "that is not worked out": (challenge) => unsolved(challenge),
    "without a number": (challenge) => challenge,
    "to a challenge of someone else's": () => solved(checkOf(2).ask(subject, bits)),
    "for another name": () => solved(check.ask("log-in bob", bits)),
    "that was easier": () => solved(check.ask(subject, bits - 1)),
    "whose hardness was changed": (challenge) => solved(challenge.replace(/^8/, "9")),
    "whose end was changed": (challenge) =>
      solved(challenge.replace(/\.(\d+)\./, (_, until: string) => `.${Number(until) + 1}.`)),
    "whose seal is cut off": (challenge) => solved(challenge.slice(0, -10)),
    "that is no text of ours": () => "nonsense",
    "that is empty": () => "",
    "that is far too long": (challenge) => `${challenge}.${"1".repeat(100_000)}`,
  };
  for (const [name, answerTo] of Object.entries(refused)) {
    it(`is not accepted ${name}`, async () => {
      const answer = await answerTo(check.ask(subject, bits));
      expect(await check.accepts(subject, bits, answer)).to.equal(false);
      expect(attempts.counts.size).to.equal(0);
    });
  }

  it("is accepted to the end of its time, and not after it", async () => {
    const [first, second] = [check.ask(subject, bits), check.ask(subject, bits)];
    now += 600_000;
    expect(await check.accepts(subject, bits, await solved(first))).to.equal(true);
    now += 1_001;
    expect(await check.accepts(subject, bits, await solved(second))).to.equal(false);
  });
});

/** An answer with a number that is not the right one. */
function unsolved(challenge: string): string {
  for (let number = 0; ; number += 1) {
    const answer = `${challenge}.${number}`;
    if (leadingZeroBits(createHash("sha256").update(answer).digest()) < bits) return answer;
  }
}
