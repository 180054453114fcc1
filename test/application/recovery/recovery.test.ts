import { expect } from "chai";
import type {
  RecoveringTrader,
  RecoveryStore,
} from "../../../src/application/ports/recovery-store.ts";
import { Recover } from "../../../src/application/recovery/recover.ts";
import { WriteRecovery } from "../../../src/application/recovery/write-recovery.ts";
import type { AccountState } from "../../../src/domain/account/account-states.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";
import { MarkingHasher, NumberedTokens } from "../account/account-fakes.ts";

/** One account with one address. */
class OneAccount implements RecoveryStore {
  readonly links = new Set<string>();
  states: readonly AccountState[] = [];
  /** Of the address, in milliseconds; the account is marked at 1,000,000,000. */
  confirmedAt = 0;

  get #owner(): RecoveringTrader {
    const { states, confirmedAt } = this;
    const isMarked = states.includes("compromised");
    const account = { ...freeAccount, states, ...(isMarked && { compromisedAt: 1_000_000_000 }) };
    return { traderId: "ana", username: "Ana", email: "ana@example.org", confirmedAt, account };
  }

  async ask() {}

  async ownerOf(email: string) {
    return email === "ana@example.org" ? this.#owner : undefined;
  }

  async ownerById(traderId: string) {
    return traderId === "ana" ? this.#owner : undefined;
  }

  async use(tokenHash: string) {
    return this.links.delete(tokenHash);
  }

  async keepLink(_traderId: string, tokenHash: string) {
    this.links.add(tokenHash);
  }

  async find(tokenHash: string) {
    return this.links.has(tokenHash) ? this.#owner : undefined;
  }

  async signInOf(sessionId: string) {
    if (sessionId !== "new session") return undefined;
    return {
      owner: this.#owner,
      agent: "Firefox/140.0 Linux",
      country: "PT",
      at: 0,
      timeZone: undefined,
    };
  }

  async lockOut(tokenHash: string) {
    return this.links.has(tokenHash) ? "ana" : undefined;
  }

  async recover(tokenHash: string) {
    return this.links.delete(tokenHash);
  }
}

const asked = (address: string | undefined) => ({
  address,
  traderId: undefined,
  kind: "recovery" as const,
});
/** As it is written when a ban begins. */
const told = { address: undefined, traderId: "ana", kind: "case_access" as const };

describe("the way back in", () => {
  let recoveries: OneAccount;
  let write: WriteRecovery;
  let recover: Recover;
  beforeEach(() => {
    recoveries = new OneAccount();
    const tokens = new NumberedTokens();
    write = new WriteRecovery({ recoveries, tokens, policy: () => defaultAccountPolicy });
    recover = new Recover({
      recoveries,
      tokens,
      hasher: new MarkingHasher(),
      commonPasswords: { has: async () => false, isGuessable: async () => false },
      policy: () => defaultAccountPolicy.password,
    });
  });

  const over = { ok: false, refusal: { code: "recovery_link_over" } };
  const password = "seven quiet lamps burn";

  it("is a link for who has the address, that works once", async () => {
    const written = await write.write(asked("ana@example.org"));
    expect(written).to.deep.equal({
      to: "ana@example.org",
      letter: { kind: "recovery", username: "Ana", token: "token 1", validSeconds: 1_800 },
    });
    expect(await recover.execute("token 1", password)).to.deep.equal({ ok: true, value: null });
    expect(await recover.execute("token 1", password)).to.deep.equal(over);
  });

  it("is written to nobody else", async () => {
    expect(await write.write(asked("other@example.org"))).to.equal(undefined);
    expect(await write.write(asked(undefined))).to.equal(undefined);
  });

  it("is not open to an account that is compromised and has a new address, with a link from before either", async () => {
    await write.write(asked("ana@example.org"));
    recoveries.states = ["compromised"];
    recoveries.confirmedAt = 900_000_000;
    expect(await write.write(asked("ana@example.org"))).to.equal(undefined);
    expect(await recover.execute("token 1", password)).to.deep.equal(over);
  });

  it("is a link to open cases for who is banned, which sets no password", async () => {
    recoveries.states = ["banned"];
    for (const delivery of [asked("ana@example.org"), told]) {
      expect(await write.write(delivery)).to.have.nested.property("letter.kind", "case_access");
    }
    expect(await recover.execute("token 1", password)).to.deep.equal(over);
    recoveries.states = ["banned", "compromised"];
    recoveries.confirmedAt = 900_000_000;
    expect(await write.write(told), "a thief may have set the address").to.equal(undefined);
    recoveries.states = [];
    expect(await write.write(told), "the ban was lifted").to.equal(undefined);
  });

  it("is open to a compromised account whose address is older", async () => {
    recoveries.states = ["compromised"];
    expect(await write.write(asked("ana@example.org"))).to.have.nested.property(
      "letter.kind",
      "recovery",
    );
    expect(await recover.execute("token 1", password)).to.have.property("ok", true);
  });

  it("keeps the link where the password does not follow the rules", async () => {
    await write.write(asked("ana@example.org"));
    const short = { ok: false, refusal: { code: "password_too_short" } };
    expect(await recover.execute("token 1", "short")).to.deep.equal(short);
    expect(await recover.execute("token 1", password)).to.have.property("ok", true);
  });
});
